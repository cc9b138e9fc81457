/**
 * The assistant, one touch away on every public page. Only this shell belongs to the page; the conversation's
 * code is fetched when the panel is first opened.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, type Ref, Suspense, useEffect, useRef, useState } from "react";
import { PROVIDER } from "#app/domain/provider.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { type ChatState, chosenByPerson, setChatState } from "./chat-state.ts";
import { OpeningField } from "./opening-field.tsx";
import { useChatState, useUnheard } from "./use-chat-state.ts";

const ChatPanel = lazy(() =>
  import("./chat-panel.client.tsx").catch((error: unknown) => {
    console.error(error);
    return { default: Unreachable };
  }),
);

/** Where the page's second skip link leads: the button, or the panel that has taken its place. */
const ASSISTANT = "booking-assistant";

/** Next to the fast form the panel is a column of the page; elsewhere it floats over its corner. On a phone it is a sheet. */
const FLOATING =
  "sm:inset-auto sm:end-4 sm:bottom-4 sm:h-[min(44rem,calc(100dvh-2rem))] sm:w-[26rem] sm:rounded-md sm:border sm:shadow-lift";
const COLUMN = "lg:inset-y-0 lg:start-auto lg:end-0 lg:bottom-0 lg:h-dvh lg:rounded-none lg:border-0 lg:border-s lg:shadow-none";
/** The page makes room for the column. */
const ROOM = "lg:pe-[26rem]";

/** `hasForm`: on the page of the form that the conversation fills. */
export function ChatDock({ hasForm }: { hasForm: boolean }) {
  const state = useChatState();
  const unheard = useUnheard();
  const [loaded, setLoaded] = useState(false);
  const dock = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = state === "open";
  if (open && !loaded) setLoaded(true);
  if (state === "closed" && loaded) setLoaded(false);

  useEffect(() => {
    if (open || !chosenByPerson()) return;
    // Who has gone on to write elsewhere, while the conversation was still coming, stays there.
    const at = document.activeElement;
    if (at === null || at === document.body || dock.current?.contains(at)) button.current?.focus();
  }, [open]);
  useEffect(() => {
    if (!open || !hasForm) return;
    document.body.classList.add(ROOM);
    return () => document.body.classList.remove(ROOM);
  }, [open, hasForm]);

  return (
    <div ref={dock} className="no-print noscript:hidden">
      {open ? null : <OpenButton ref={button} state={state} unheard={unheard} />}
      <p role="status" className="sr-only">
        {unheard ? <Trans>A person has written to you in the chat.</Trans> : null}
      </p>
      {/* The shell is part of the page, so that it is there at the press of the button. Minimised it is only hidden: an answer on its way still arrives. */}
      <section
        id={open ? ASSISTANT : undefined}
        tabIndex={-1}
        role="dialog"
        aria-labelledby="chat-title"
        hidden={!open}
        data-chat="panel"
        onKeyDown={(event) => {
          if (event.key === "Escape") setChatState("minimised");
          if (event.key === "Tab") keepInSheet(event);
        }}
        className={`group/chat fixed inset-0 z-40 flex flex-col border-hairline-strong bg-paper [&[hidden]]:hidden ${FLOATING} ${hasForm ? COLUMN : ""}`}
      >
        <PanelHeader />
        {loaded ? (
          <Suspense fallback={<Opening />}>
            <ChatPanel hasForm={hasForm} shown={open} />
          </Suspense>
        ) : (
          <Opening />
        )}
      </section>
    </div>
  );
}

interface OpenButtonProps {
  ref: Ref<HTMLButtonElement>;
  state: ChatState;
  /** A person has written since the panel was minimised. */
  unheard: boolean;
}

/** In the corner of the page while the panel is not open. */
function OpenButton({ ref, state, unheard }: OpenButtonProps) {
  const { t } = useLingui();
  return (
    <button
      ref={ref}
      id={ASSISTANT}
      type="button"
      data-chat="open"
      onClick={() => setChatState("open")}
      data-testid="open-chat"
      aria-label={unheard ? t`Reopen chat: a person has written to you` : state === "minimised" ? t`Reopen chat` : t`Open chat`}
      className="fixed end-4 bottom-4 z-40 flex size-14 items-center justify-center rounded-full border border-accent bg-accent text-on-accent shadow-lift hover:bg-accent-strong"
    >
      <Icon name="chat" size={24} />
      {unheard ? <span className="absolute end-0 top-0 size-4 rounded-full border-2 border-paper bg-danger" /> : null}
    </button>
  );
}

/** What the panel is, and the ways to put it aside. */
function PanelHeader() {
  const { t } = useLingui();
  return (
    <div className="flex items-center gap-1 border-hairline border-b px-4 py-2.5">
      <div className="me-auto">
        <h2 id="chat-title" className="text-lg">
          <Trans>Booking assistant</Trans>
        </h2>
        <p className="text-soft text-xs group-has-[[data-staffed]]/chat:hidden">
          <Trans>A computer program, not a person. No legal advice.</Trans>
        </p>
      </div>
      <button
        type="button"
        className={HEADER_BUTTON}
        data-chat="minimise"
        aria-label={t`Minimize chat`}
        onClick={() => setChatState("minimised")}
      >
        <Icon name="minus" />
      </button>
      <button type="button" className={HEADER_BUTTON} data-chat="close" aria-label={t`Close chat`} onClick={() => setChatState("closed")}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** While the conversation's code is on its way; where it did not arrive, the site's program says so by `data-unreachable`. */
function Opening() {
  return (
    <>
      <div className="flex grow items-center justify-center group-data-unreachable/chat:hidden">
        <Spinner />
        <span role="status" className="sr-only">
          <Trans>Opening the conversation</Trans>
        </span>
      </div>
      <OpeningField />
      <div className="hidden group-data-unreachable/chat:block">
        <Unreachable />
        <p className="px-4">
          <Button variant="secondary" data-chat="again">
            <Trans>Load again</Trans>
          </Button>
        </p>
      </div>
    </>
  );
}

/** In the place of a conversation whose code did not arrive. */
function Unreachable() {
  return (
    <p role="alert" className="p-4">
      <Trans>
        I'm having trouble connecting right now. Please try again in a moment or contact our office directly for immediate assistance.
      </Trans>{" "}
      <a href={`tel:${PROVIDER.phone.replace(/\s/g, "")}`} className="tabular whitespace-nowrap prose-link">
        {PROVIDER.phoneDisplay}
      </a>
    </p>
  );
}

const HEADER_BUTTON = "flex size-11 items-center justify-center rounded-md hover:bg-sunk";

/** On a phone the sheet covers the page, so Tab goes round within it. */
function keepInSheet(event: React.KeyboardEvent<HTMLElement>): void {
  if (!matchMedia("(width < 37.5rem)").matches) return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(
      "a[href], button:not(:disabled), :is(input, select, textarea):not(:disabled), [tabindex='0']",
    ),
  ].filter((stop) => stop.checkVisibility());
  const [first, last] = [stops[0], stops.at(-1)];
  const from = document.activeElement;
  const to = event.shiftKey ? from === first && last : from === last && first;
  if (!to) return;
  event.preventDefault();
  to.focus();
}
