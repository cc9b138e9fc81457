/**
 * Shows the assistant's shell at the first press and fetches the conversation; nearing the button fetches it already. One can write in the
 * shell meanwhile (`components/chat/opening-field.tsx`).
 */
import { readChatState, sayWhenOpen, setChatState, subscribeToChatState, waitingWords } from "#app/components/chat/chat-state.ts";
import { keepMessage, keptMessage } from "#app/components/chat/kept-message.ts";
import { CHAT_CAME, CHAT_COMES } from "./chat-events.ts";

export function chat(): void {
  const host = document.querySelector<HTMLElement>("[data-island=chat]");
  const panel = host?.querySelector<HTMLElement>("[data-chat=panel]");
  if (!host || !panel) return;
  const conversation = conversationOf(host, panel);
  const field = panel.querySelector<HTMLTextAreaElement>("[data-chat=words]");
  const show = () => {
    panel.hidden = false;
    // On a touch screen the keyboard would cover what is being opened.
    if (matchMedia("(pointer: fine)").matches) field?.focus();
    void conversation.mount();
  };
  const open = () => setChatState("open");
  // Also where a form of the page says so.
  subscribeToChatState(() => {
    if (readChatState() === "open" && panel.hidden && !conversation.isMounted()) show();
  });
  const ahead = () => void import("#app/components/chat/chat-island.tsx").catch(console.error);

  for (const kind of ["pointerover", "focusin", "touchstart"]) {
    host.addEventListener(kind, (event) => !conversation.isMounted() && isOn(event, "open") && ahead(), { passive: true });
  }
  answerInShell(host, panel, { open, isMounted: conversation.isMounted });
  if (field) writeMeanwhile(panel, field);
  // "Ask the assistant" elsewhere on the page.
  for (const opener of document.querySelectorAll<HTMLElement>("[data-chat-opener]")) opener.hidden = false;
  document.addEventListener("click", (event) => {
    if ((event.target as Element).closest("[data-chat-opener]")) open();
  });
  // A panel that was open on the page before is open on this one.
  if (readChatState() !== "closed") {
    if (readChatState() === "open") panel.hidden = false;
    void conversation.mount();
  }
}

const isOn = ({ target }: Event, part: string) => (target as Element).closest(`[data-chat=${part}]`) !== null;

/** The shell's own buttons and Escape work before the conversation is there; the focus goes back to the button that opened it. */
function answerInShell(host: HTMLElement, panel: HTMLElement, { open, isMounted }: { open: () => void; isMounted: () => boolean }): void {
  const leave = (next: "closed" | "minimised") => {
    panel.hidden = true;
    setChatState(next);
    host.querySelector<HTMLElement>("[data-chat=open]")?.focus();
  };
  host.addEventListener("click", (event) => {
    if (isMounted()) return;
    if (isOn(event, "open")) open();
    else if (isOn(event, "close")) leave("closed");
    else if (isOn(event, "minimise")) leave("minimised");
    else if (isOn(event, "again")) location.reload();
  });
  panel.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && !isMounted()) leave("minimised");
  });
}

/** The conversation of the panel: fetched and mounted once; the page hears when it comes and when it has come. */
function conversationOf(host: HTMLElement, panel: HTMLElement) {
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
  return { mount, isMounted: () => mounted };
}

/** Keeps what is written into the shell, and leaves to the conversation what is sent there: the first, since more would have to wait for its answer. */
function writeMeanwhile(panel: HTMLElement, field: HTMLTextAreaElement): void {
  const form = field.form;
  const waiting = panel.querySelector<HTMLElement>("[data-chat=waiting]");
  if (!form || !waiting) return;
  const show = () => {
    waiting.textContent = waitingWords();
  };
  field.value = keptMessage().text;
  show();
  field.addEventListener("input", () => keepMessage({ text: field.value, isSent: false }));
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    form.requestSubmit();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (waitingWords() !== null || text === "" || text.length > Number(form.dataset.most)) return;
    field.value = "";
    keepMessage({ text: "", isSent: false });
    sayWhenOpen(text);
    show();
  });
}
