/**
 * The notices: sonner, mounted with the first of them; at most one at a time, 5000 ms, swipe to the right, F8 goes to it
 * (specification, section 9). Its style element is allowed by hash (`workers/page-headers.ts`).
 */
import "#app/i18n/catalogues/later-texts.ts";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { createRoot } from "react-dom/client";
import { Toaster, type ToasterProps, toast } from "sonner";
import { isLocale } from "#app/domain/locale.ts";
import { addPart, translatorOfPage } from "#app/i18n/catalogues/page-parts.ts";
import { Icon } from "./icon.tsx";
import type { Notification } from "./notification.ts";

const SHOWN: Readonly<Record<NonNullable<Notification["tone"]>, typeof toast.message>> = {
  neutral: toast.message,
  success: toast.success,
  danger: toast.error,
};

let mounted: Promise<void> | null = null;

/** Shows one notice, taking the place of the one on screen. */
export async function showNotice({ title, description, tone = "neutral", duration = 5000 }: Notification): Promise<void> {
  mounted ??= mount();
  await mounted;
  toast.dismiss();
  SHOWN[tone](title, { description, duration });
}

async function mount(): Promise<void> {
  const lang = document.documentElement.lang;
  // The page's own translator: a form's page begins with few texts, and has the rest by now.
  const i18n = await translatorOfPage(isLocale(lang) ? lang : "en");
  await addPart("later");
  const host = document.body.appendChild(document.createElement("div"));
  createRoot(host).render(<Notices i18n={i18n} />);
  // Screen readers announce what is added to a region that they know: it is painted empty before the first notice.
  await painted();
  await painted();
}

const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Our own look: the library's applies to what is not `unstyled`. */
const LOOK: NonNullable<ToasterProps["toastOptions"]> = {
  unstyled: true,
  classNames: {
    toast:
      "flex w-(--width) items-start gap-3 rounded-sm border border-l-4 border-hairline bg-raised py-3 pr-2 pl-4 font-sans text-ink shadow-lift",
    content: "grow",
    title: "text-base font-semibold",
    description: "text-sm text-soft",
    icon: "mt-0.5 shrink-0",
    closeButton: "order-last flex size-9 shrink-0 items-center justify-center rounded-sm text-soft hover:bg-accent-wash hover:text-ink",
    default: "border-l-accent",
    success: "border-l-success",
    error: "border-l-danger",
  },
};

function Notices({ i18n }: { i18n: I18n }) {
  return (
    <Toaster
      className="no-print"
      customAriaLabel={i18n._(msg`Notifications (F8)`)}
      hotkey={["F8"]}
      visibleToasts={1}
      swipeDirections={["right"]}
      closeButton
      icons={{ close: <Icon name="close" size={16} />, success: <Icon name="check" />, error: <Icon name="alert" /> }}
      toastOptions={{ ...LOOK, closeButtonAriaLabel: i18n._(msg`Close`) }}
    />
  );
}
