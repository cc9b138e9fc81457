/**
 * The modal of the language-switch landing: a `<dialog>` that is in the document, opened at once by any
 * Reserve. Its form is sent without leaving the page; the answer is the page's own, so that errors and what
 * was typed are rendered in one place only, the server.
 */
import { notify } from "#app/components/ui/notify.ts";

export function reserve(): void {
  const dialog = document.querySelector<HTMLDialogElement>("dialog[data-reserve]");
  const result = document.querySelector<HTMLElement>("[data-reserve-result]");
  if (!dialog || !result) return;
  const place = dialog.querySelector<HTMLElement>("[data-reserve-form]");
  if (!place) return;
  const pristine = place.cloneNode(true);

  document.addEventListener("click", (event) => {
    const target = event.target as Element;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (target.closest("[data-reserve-open]")) {
      event.preventDefault();
      dialog.showModal();
    } else if (target.closest("[data-reserve-close]") && dialog.open) {
      event.preventDefault();
      dialog.close();
    } else if (target === dialog) dialog.close();
  });

  dialog.addEventListener("submit", (event) => {
    event.preventDefault();
    void send(event.target as HTMLFormElement);
  });

  let sending = false;
  async function send(form: HTMLFormElement): Promise<void> {
    if (sending) return;
    sending = true;
    const alert = form.querySelector<HTMLElement>("[data-failed]");
    if (alert) alert.hidden = true;
    const settle = working(form.querySelector<HTMLButtonElement>("button[type=submit]"));
    try {
      const { answer, part } = await answered(form);
      if (answer.ok) received(part);
      else {
        show(place as HTMLElement, part);
        if (answer.status !== 400) tell(dialog, "failure");
      }
    } catch (error) {
      console.error(error);
      if (alert) {
        alert.hidden = false;
        bringForth(alert);
      }
      tell(dialog, "failure");
    } finally {
      sending = false;
      settle();
    }
  }

  function received(part: HTMLElement): void {
    dialog?.close();
    place?.replaceChildren(...pristine.cloneNode(true).childNodes);
    if (result) show(result, part);
    tell(dialog, "success");
  }
}

/** Says on the button that it works; gives what has it say its own words again. */
function working(button: HTMLButtonElement | null): () => void {
  const words = button?.textContent ?? "";
  button?.setAttribute("aria-disabled", "true");
  if (button) button.textContent = button.dataset.working ?? words;
  return () => {
    button?.removeAttribute("aria-disabled");
    if (button) button.textContent = words;
  };
}

/** Sends the form; gives the answer and the part of its page that is shown. Throws where there is none. */
async function answered(form: HTMLFormElement): Promise<{ answer: Response; part: HTMLElement }> {
  const answer = await fetch(form.action, {
    method: "POST",
    body: new URLSearchParams(new FormData(form) as unknown as Record<string, string>),
    headers: { Accept: "text/html" },
  });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const part = page.querySelector<HTMLElement>("[data-reserve-form]");
  if (!part) throw new Error(`The answer (${answer.status}) holds no form`);
  return { answer, part };
}

/** Nothing exists only in the notice: the page says the same. */
function tell(dialog: HTMLElement | null, what: "success" | "failure"): void {
  const { successTitle = "", successText = "", failureTitle = "", failureText = "" } = dialog?.dataset ?? {};
  void notify(
    what === "success"
      ? { title: successTitle, description: successText, tone: "success" }
      : { title: failureTitle, description: failureText, tone: "danger" },
  ).catch(console.error);
}

/** Puts a part of the answered page in its place and takes the reader to what it says. */
function show(place: HTMLElement, part: HTMLElement): void {
  place.replaceChildren(...part.childNodes);
  const said = place.querySelector<HTMLElement>("[autofocus],[role=alert]:not([hidden]),[role=status]");
  if (said) bringForth(said);
}

/** In sight, clear of what sticks to the top, and with the focus. */
function bringForth(said: HTMLElement): void {
  said.closest("dialog")?.scrollTo({ top: 0 });
  said.scrollIntoView({ block: "nearest" });
  said.focus({ preventScroll: true });
}
