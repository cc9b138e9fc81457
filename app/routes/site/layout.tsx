import { Outlet, useLocation } from "react-router";
import { ChatDock } from "#app/components/chat/chat-dock.tsx";
import { PUBLIC_PAGE } from "#app/components/layout/page-scripts.tsx";
import { splitLocale } from "#app/i18n/addresses.ts";

export const handle = PUBLIC_PAGE;

/** Pages of the forms that the conversation fills. */
const FORMS: readonly string[] = ["/public-booking"];

/** Every public page with a program of its own: the page itself, and the assistant one touch away. */
export default function SiteLayout() {
  const hasForm = FORMS.includes(splitLocale(useLocation().pathname).path);
  return (
    <>
      <Outlet />
      <ChatDock hasForm={hasForm} />
    </>
  );
}
