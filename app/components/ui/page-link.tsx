/** How the program of this page links to another of its pages: given by the programs that have a router, so that the others load none. */
import { type ComponentProps, type ComponentType, createContext } from "react";
import type { LinkProps } from "react-router";

export type PageLinkProps = Omit<ComponentProps<"a">, "href"> & Pick<LinkProps, "to" | "preventScrollReset" | "replace" | "state">;

/** A whole document, where the page has no router. */
function DocumentLink({ to, preventScrollReset: _scroll, replace: _replace, state: _state, ...rest }: PageLinkProps) {
  const href = typeof to === "string" ? to : `${to.pathname ?? ""}${to.search ?? ""}${to.hash ?? ""}`;
  return <a {...rest} href={href} />;
}

export const PageLink = createContext<ComponentType<PageLinkProps>>(DocumentLink);
