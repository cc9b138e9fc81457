/** The assistant on a page whose program has no React around it, a finished document or a form: takes the place of the shell that is there. */
import "#app/site-program/no-eval.ts";
import { I18nProvider } from "@lingui/react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { keepClocks } from "#app/domain/booking/schedule/kept-clocks.ts";
import { isLocale } from "#app/domain/locale.ts";
import { addPart, translatorOfPage } from "#app/i18n/catalogues/page-parts.ts";
import { wholeSheet } from "#app/site-program/whole-style.ts";
import { ChatDock } from "./chat-dock.tsx";
import { leaveCaret } from "./kept-message.ts";

// Next to the catalogue, not after it: the panel asks for the same module when it is rendered.
void import("./chat-panel.client.tsx").catch(console.error);

/** Renders the dock into `host`, in the state that this tab remembers. */
export async function mountChat(host: HTMLElement): Promise<void> {
  const { lang, dataset } = document.documentElement;
  const [i18n] = await Promise.all([translatorOfPage(isLocale(lang) ? lang : "en"), wholeSheet()]);
  await addPart("later");
  keepClocks(dataset.clocks);
  const root = createRoot(host);
  leaveCaret(host.querySelector("[data-chat=words]"));
  // At once, so that shell and panel change places between two frames.
  flushSync(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <ChatDock hasForm={host.dataset.form !== undefined} />
      </I18nProvider>,
    ),
  );
}
