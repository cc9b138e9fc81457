/**
 * Notifications, mounted with the first one: at most one at a time, 5000 ms, swipe to the right, F8 goes to it
 * (specification, section 9). Base UI's headless toasts, because the policy of the pages allows no style
 * element and the usual toaster writes one.
 */
import { Toast } from "@base-ui/react/toast";
import { I18nProvider } from "@lingui/react";
import { useLingui } from "@lingui/react/macro";
import { createRoot } from "react-dom/client";
import { isLocale } from "#app/domain/locale.ts";
import { createI18n } from "#app/i18n/catalogs.ts";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import type { Notification } from "./notify.ts";

type Tone = NonNullable<Notification["tone"]>;

const manager = Toast.createToastManager<{ tone: Tone }>();
let mounted: Promise<void> | null = null;

/** Shows one notification, taking the place of the one on screen. */
export function showToast({ title, description, tone = "neutral", duration = 5000 }: Notification): void {
  mounted ??= mount();
  // Never of high priority: the library hides such a one from screen readers while Tab still reaches it. What has gone
  // wrong is said by an alert on the page as well.
  void mounted.then(() => manager.add({ title, description, timeout: duration, priority: "low", data: { tone } }));
}

async function mount(): Promise<void> {
  const lang = document.documentElement.lang;
  const i18n = await createI18n(isLocale(lang) ? lang : "en");
  const host = document.body.appendChild(document.createElement("div"));
  await new Promise<void>((ready) => {
    createRoot(host).render(
      <I18nProvider i18n={i18n}>
        <Toast.Provider toastManager={manager} limit={1} timeout={5000}>
          <Toaster onReady={ready} />
        </Toast.Provider>
      </I18nProvider>,
    );
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "F8") return;
    event.preventDefault();
    host.ownerDocument.querySelector<HTMLElement>("[data-toaster]")?.focus();
  });
}

const TONES: Readonly<Record<Tone, string>> = { neutral: "border-l-accent", success: "border-l-success", danger: "border-l-danger" };

function Toaster({ onReady }: { onReady: () => void }) {
  const { t } = useLingui();
  const { toasts } = Toast.useToastManager<{ tone: Tone }>();
  return (
    <Toast.Portal>
      <Toast.Viewport
        ref={(node) => {
          if (node) onReady();
        }}
        data-toaster=""
        aria-label={t`Notifications (F8)`}
        className="no-print fixed right-4 bottom-4 left-4 z-60 sm:left-auto sm:w-96"
      >
        {toasts.map((toast) => (
          <Toast.Root
            key={toast.id}
            toast={toast}
            swipeDirection="right"
            className={classNames(
              "absolute right-0 bottom-0 w-full translate-x-[var(--toast-swipe-movement-x,0)] rounded-sm border border-l-4 border-hairline bg-raised text-ink shadow-lift transition duration-150",
              "data-ending-style:opacity-0 data-limited:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0",
              TONES[toast.data?.tone ?? "neutral"],
            )}
          >
            <Toast.Content className="flex items-start gap-3 py-3 pr-2 pl-4">
              <div className="grow">
                <Toast.Title className="font-sans text-base font-semibold tracking-normal" />
                <Toast.Description className="text-sm text-soft" />
              </div>
              <Toast.Close
                aria-label={t`Close`}
                className="flex size-9 shrink-0 items-center justify-center rounded-sm text-soft hover:bg-accent-wash hover:text-ink"
              >
                <Icon name="close" size={16} />
              </Toast.Close>
            </Toast.Content>
          </Toast.Root>
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  );
}
