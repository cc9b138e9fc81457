/** "Tell us about your hearing" on a finished document: what was written goes to the talk on the form's page, and not into its address. */
import { talkThere } from "#app/components/chat/chat-state.ts";
import { sendOnEnter } from "#app/components/chat/enter-sends.ts";

export function beginTalk(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-tell]")) {
    const field = form.querySelector("textarea");
    field?.addEventListener("keydown", (event) => sendOnEnter(event, field));
    form.addEventListener("submit", (event) => {
      const input = form.querySelector("textarea");
      const long = form.querySelector<HTMLElement>("[data-tell-long]");
      if (!input || !long) return;
      const text = input.value.trim();
      long.hidden = text.length <= Number(form.dataset.tell);
      if (!long.hidden) {
        event.preventDefault();
        input.focus();
      } else if (talkThere(text)) {
        event.preventDefault();
        location.assign(form.action);
      }
      // Where the browser keeps nothing the form is sent, and the server keeps the text.
    });
  }
}
