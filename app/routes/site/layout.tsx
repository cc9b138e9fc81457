import { Outlet } from "react-router";
import { ChatDock } from "#app/components/chat/chat-dock.tsx";

/** Every public page: the page itself, and the assistant one touch away. */
export default function SiteLayout() {
  return (
    <>
      <Outlet />
      <ChatDock />
    </>
  );
}
