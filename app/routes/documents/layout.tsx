import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { ChatDock } from "#app/components/chat/chat-dock.tsx";
import { ErrorBoundary as ErrorPage } from "#app/components/layout/error-page.tsx";
import { DOCUMENT } from "#app/components/layout/page-scripts.tsx";

/** Everything below here is a finished document: HTML, one style sheet, and the site's small program. */
export const handle = DOCUMENT;

export default function DocumentLayout() {
  return (
    <WithAssistant>
      <Outlet />
    </WithAssistant>
  );
}

/** An address below that leads nowhere, and what goes wrong while rendering. */
export function ErrorBoundary() {
  return (
    <WithAssistant>
      <ErrorPage />
    </WithAssistant>
  );
}

/** The assistant is ready as a shell; the site's program brings it to life on the first touch. */
function WithAssistant({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <div data-island="chat">
        <ChatDock hasForm={false} />
      </div>
    </>
  );
}
