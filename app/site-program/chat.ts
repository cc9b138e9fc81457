/** Shows the assistant's shell at the first press and fetches the conversation; nearing the button fetches it already. */
import { readChatState, setChatState } from "#app/components/chat/chat-state.ts";

export function chat(): void {
  const host = document.querySelector<HTMLElement>("[data-island=chat]");
  const panel = host?.querySelector<HTMLElement>("[data-chat=panel]");
  if (!host || !panel) return;
  let island: Promise<typeof import("#app/components/chat/chat-island.tsx")> | null = null;
  const fetchIsland = () => {
    island ??= import("#app/components/chat/chat-island.tsx");
    // A failed fetch may be tried again at the next press.
    island.catch(() => {
      island = null;
    });
    return island;
  };
  let mounted = false;
  const mount = async () => {
    if (mounted) return;
    mounted = true;
    try {
      const { mountChat } = await fetchIsland();
      await mountChat(host);
    } catch (error) {
      console.error(error);
      mounted = false;
      panel.hidden = true;
      setChatState("closed");
    }
  };
  const near = (event: Event) => (event.target as Element).closest("[data-chat=open]");
  for (const kind of ["pointerover", "focusin", "touchstart"]) {
    host.addEventListener(kind, (event) => !mounted && near(event) && void fetchIsland().catch(console.error), { passive: true });
  }
  host.addEventListener("click", (event) => {
    if (mounted || !near(event)) return;
    setChatState("open");
    panel.hidden = false;
    void mount();
  });
  // "Ask the assistant" elsewhere on the page.
  for (const opener of document.querySelectorAll<HTMLElement>("[data-chat-opener]")) opener.hidden = false;
  document.addEventListener("click", (event) => {
    if (!(event.target as Element).closest("[data-chat-opener]")) return;
    event.preventDefault();
    setChatState("open");
    if (mounted) return;
    panel.hidden = false;
    void mount();
  });
  // A panel that was open on the page before is open on this one.
  if (readChatState() !== "closed") {
    if (readChatState() === "open") panel.hidden = false;
    void mount();
  }
}
