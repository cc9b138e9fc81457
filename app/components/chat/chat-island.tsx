/** The assistant on a finished document, which has no React of its own: takes the place of the shell that is there. */
import "#app/site-program/no-eval.ts";
import { I18nProvider } from "@lingui/react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { isLocale } from "#app/domain/locale.ts";
import { createI18n } from "#app/i18n/catalogs.ts";
import { addPart, speaksThrough } from "#app/i18n/catalogues/page-parts.ts";
import { ChatDock } from "./chat-dock.tsx";
import { leaveCaret } from "./kept-message.ts";

// Next to the catalogue, not after it: the panel asks for the same module when it is rendered.
void import("./chat-panel.client.tsx").catch(console.error);

/** Renders the dock into `host`, in the state that this tab remembers. */
export async function mountChat(host: HTMLElement): Promise<void> {
  const { lang } = document.documentElement;
  const i18n = await createI18n(isLocale(lang) ? lang : "en");
  speaksThrough(i18n);
  await addPart("later");
  const root = createRoot(host);
  leaveCaret(host.querySelector("[data-chat=words]"));
  // At once, so that shell and panel change places between two frames.
  flushSync(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <ChatDock hasForm={false} />
      </I18nProvider>,
    ),
  );
}
