import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useEffectEvent, useLayoutEffect, useState } from "react";
import { useLive } from "#app/components/hydration/use-live.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { Role } from "#app/domain/people/roles.ts";
import { keysAreOn } from "../office/key-setting.ts";

const Palette = lazy(() => import("./palette.tsx"));

const TYPED_IN = 'input, textarea, select, [contenteditable="true"], [role="dialog"]';

/** The one search: a button in the bar, Ctrl-K or ⌘K anywhere, and `/` where nothing is typed. Its program comes with the first press. */
export function PaletteOpener({ role }: { role: Role }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const live = useLive();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!opens(event)) return;
    event.preventDefault();
    setOpen(true);
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  if (!live) return null;
  return (
    <>
      <button
        type="button"
        aria-label={t`Search everything`}
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm px-2 text-soft hover:bg-accent-wash hover:text-ink"
      >
        <Icon name="search" size={20} />
        <span aria-hidden="true" className="text-sm max-xl:hidden">
          <Trans>Search</Trans>
        </span>
        <span aria-hidden="true" className="rounded-sm border border-hairline px-1.5 font-sans text-xs max-xl:hidden">
          /
        </span>
      </button>
      {open && (
        <Suspense>
          <Palette role={role} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function opens(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey || document.querySelector('[role="dialog"]')) return false;
  if (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.shiftKey) return true;
  if (event.key !== "/" || event.ctrlKey || event.metaKey) return false;
  return keysAreOn() && !(event.target instanceof Element && event.target.closest(TYPED_IN));
}
