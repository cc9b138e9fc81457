import { type ComponentProps, type MouseEvent, useContext } from "react";
import { classNames } from "./class-names.ts";
import { PageLink, type PageLinkProps } from "./page-link.tsx";
import { Spinner } from "./spinner.tsx";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

const BASE =
  "inline-flex items-center justify-center gap-2 rounded-sm border font-sans font-semibold text-center no-underline transition-colors select-none aria-disabled:opacity-60 aria-disabled:cursor-default disabled:opacity-60";

const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  primary: "border-accent bg-accent text-on-accent hover:border-accent-strong hover:bg-accent-strong",
  secondary: "border-hairline-strong bg-transparent text-ink hover:border-accent hover:bg-accent-wash",
  quiet:
    "border-transparent bg-transparent text-accent underline decoration-1 decoration-accent-line underline-offset-4 hover:bg-accent-wash hover:decoration-current",
  danger: "border-danger bg-transparent text-danger hover:bg-danger-wash",
};

const SIZES: Readonly<Record<ButtonSize, string>> = {
  sm: "min-h-9 px-3 py-1 text-sm",
  md: "min-h-11 px-5 py-2 text-base leading-6",
  lg: "min-h-13 px-7 py-3 text-base leading-6",
};

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

export function buttonClasses({ variant = "primary", size = "md" }: Look, className?: string): string {
  return classNames(BASE, VARIANTS[variant], SIZES[size], className);
}

export interface ButtonProps extends ComponentProps<"button">, Look {
  /** Working: keeps its place, its focus and its words, shows an arc, and takes no second press. */
  loading?: boolean;
}

/** `type` is `button` unless said otherwise. */
export function Button({ variant, size, loading = false, className, children, onClick, type = "button", ...rest }: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    // Not `disabled`: that would drop the keyboard's focus in the middle of the work.
    if (loading) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type={type}
      {...rest}
      onClick={press}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      className={buttonClasses({ variant, size }, className)}
    >
      {loading && <Spinner />}
      {children}
    </button>
  );
}

type ButtonLinkProps = Look & { className?: string } & (
    | ({ href?: undefined } & Omit<PageLinkProps, "className">)
    | ({ href: string; to?: undefined } & Omit<ComponentProps<"a">, "href" | "className">)
  );

/** A link that looks like a button: `to` for the router's pages, `href` for full loads, telephone and mail. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  const classes = buttonClasses({ variant, size }, className);
  const Link = useContext(PageLink);
  if (rest.to !== undefined) return <Link {...rest} className={classes} />;
  return <a {...rest} className={classes} />;
}
