/** Shows the assistant's shell at the first press and fetches the conversation; nearing the button fetches it already. */

import { readChatState, setChatState } from "#app/components/chat/chat-state.ts";
import { CHAT_CAME, CHAT_COMES } from "./chat-events.ts";

export function chat(): void {
  const host = document.querySelector<HTMLElement>("[data-island=chat]");
  const panel = host?.querySelector<HTMLElement>("[data-chat=panel]");
  if (!host || !panel) return;
  let mounting = false;
  let mounted = false;

  const mount = async () => {
    if (mounting || mounted) return;
    mounting = true;
    panel.toggleAttribute("data-unreachable", false);
    dispatchEvent(new Event(CHAT_COMES));
    try {
      const { mountChat } = await import("#app/components/chat/chat-island.tsx");
      await mountChat(host);
      mounted = true;
    } catch (error) {
      console.error(error);
      // A browser keeps a failed module for as long as the page lives: the panel says so and offers the page again.
      panel.toggleAttribute("data-unreachable", true);
    } finally {
      mounting = false;
      dispatchEvent(new Event(CHAT_CAME));
    }
  };
  const open = () => {
    setChatState("open");
    if (mounted) return;
    panel.hidden = false;
    void mount();
  };
  const ahead = () => void import("#app/components/chat/chat-island.tsx").catch(console.error);

  const near = (event: Event) => (event.target as Element).closest("[data-chat=open]");
  for (const kind of ["pointerover", "focusin", "touchstart"]) {
    host.addEventListener(kind, (event) => !mounted && near(event) && ahead(), { passive: true });
  }
  host.addEventListener("click", (event) => {
    if (mounted) return;
    if (near(event)) open();
    // The shell's own buttons work before the conversation is there.
    else if ((event.target as Element).closest("[data-chat=minimise],[data-chat=close]")) {
      panel.hidden = true;
      setChatState((event.target as Element).closest("[data-chat=close]") ? "closed" : "minimised");
    } else if ((event.target as Element).closest("[data-chat=again]")) location.reload();
  });
  // "Ask the assistant" elsewhere on the page.
  for (const opener of document.querySelectorAll<HTMLElement>("[data-chat-opener]")) opener.hidden = false;
  document.addEventListener("click", (event) => {
    if ((event.target as Element).closest("[data-chat-opener]")) open();
  });
  // A panel that was open on the page before is open on this one.
  if (readChatState() !== "closed") {
    if (readChatState() === "open") panel.hidden = false;
    void mount();
  }
}
