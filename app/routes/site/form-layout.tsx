import { Outlet } from "react-router";
import { ChatDock } from "#app/components/chat/chat-dock.tsx";
import { PUBLIC_PAGE } from "#app/components/layout/page-scripts.tsx";

export const handle = PUBLIC_PAGE;

/** A page around a form whose program is its own: the page does not hydrate, and the site's program brings the assistant to life. */
export default function FormLayout() {
  return (
    <>
      <Outlet />
      <div data-island="chat" data-form="">
        <ChatDock hasForm />
      </div>
    </>
  );
}
