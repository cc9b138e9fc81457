/** The conversation itself: what was said, what can be answered, and where to write. Loaded when the panel is opened. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { PROVIDER } from "#app/domain/provider.ts";
import { Icon } from "../ui/icon.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { setUnheard } from "./chat-state.ts";
import { Composer } from "./composer.tsx";
import { DeleteConversation } from "./delete-conversation.tsx";
import { HandOff } from "./hand-off.tsx";
import { RequestBar } from "./request-bar.tsx";
import { Transcript } from "./transcript.tsx";
import { useConversation } from "./use-conversation.ts";

interface ChatPanelProps {
  /** True on the fast form's page, which shows the values itself where there is room. */
  beside: boolean;
  /** False while minimised. */
  shown: boolean;
}

export default function ChatPanel({ beside, shown }: ChatPanelProps) {
  const { t } = useLingui();
  const conversation = useConversation();
  const [text, setText] = useState("");
  const [deleted, setDeleted] = useState(false);
  const { state, entries, staff, send } = conversation;

  // What a person writes while the panel is minimised is told by its button.
  const heard = entries.findLast(({ role }) => role === "colleague")?.id ?? null;
  const seen = useRef(heard);
  useEffect(() => {
    if (state === "restoring") return;
    if (!shown && heard !== seen.current && heard !== null) setUnheard(true);
    else setUnheard(false);
    if (shown) seen.current = heard;
  }, [heard, shown, state]);

  async function say(words: string, confirm?: string) {
    const typed = words === text;
    setDeleted(false);
    if (typed) setText("");
    const answered = await send(words, confirm);
    // What got no answer is not lost.
    if (!answered && typed) setText((now) => now || words);
  }

  const last = entries.at(-1);
  const suggestions =
    state !== "idle"
      ? []
      : last?.role === "assistant"
        ? (last.answer?.suggestions ?? [])
        : entries.length === 0
          ? [t`Book an arbitration`, t`Book a mediation`, t`What are your opening hours?`]
          : [];

  return (
    <div className="flex min-h-0 grow flex-col">
      {staff ? <StaffBar name={staff.name} /> : null}
      <RequestBar beside={beside} />
      {state === "restoring" ? (
        <div className="flex grow items-center justify-center">
          <Spinner />
        </div>
      ) : (
        <Scroller follow={`${entries.length}:${conversation.writing?.text.length ?? 0}:${conversation.failure?.kind ?? ""}:${shown}`}>
          <Transcript conversation={conversation} onConfirm={(hash) => say(t`Yes, that is right. Please send it.`, hash)} />
          {suggestions.length > 0 ? (
            <ul className="mt-4 flex flex-wrap gap-2" aria-label={t`Suggested replies`}>
              {suggestions.map((suggestion) => (
                <li key={suggestion}>
                  <button
                    type="button"
                    onClick={() => say(suggestion)}
                    className="min-h-9 rounded-md border border-hairline-strong bg-raised px-3 py-1 text-sm hover:bg-accent-wash"
                  >
                    {suggestion}
                  </button>
                </li>
              ))}
            </ul>
          ) : null}
        </Scroller>
      )}
      <div className="border-hairline border-t px-4 pt-3 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
        <Composer
          text={text}
          onText={setText}
          onSend={() => say(text)}
          busy={state !== "idle"}
          sending={state === "sending"}
          toPerson={staff !== null}
          shown={shown}
        />
        <p role="status" className="text-sm">
          {deleted ? <Trans>The conversation has been deleted.</Trans> : null}
        </p>
        <div className="mt-1 flex flex-wrap justify-between gap-x-6 text-sm">
          <HandOff disabled={state !== "idle"} onCallBack={() => say(t`Please call me back`)} />
          {entries.length > 0 ? (
            <DeleteConversation
              disabled={state !== "idle"}
              onDelete={async () => {
                const done = await conversation.remove();
                setDeleted(done);
                return done;
              }}
            />
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** While a person answers: who. The panel's own line, that it is a program, steps back for it (`chat-dock.tsx`). */
function StaffBar({ name }: { name: string }) {
  const provider = PROVIDER.name;
  return (
    <p data-staffed="" className="flex items-center gap-2 border-hairline border-b bg-accent-wash px-4 py-2 text-sm">
      <Icon name="person" size={18} />
      <span>
        <Trans>
          {name} of {provider} answers here. The assistant is silent meanwhile.
        </Trans>
      </span>
    </p>
  );
}

/** Keeps the newest in sight whenever `follow` changes. */
function Scroller({ follow, children }: { follow: string; children: React.ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `follow` says when something new stands below.
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [follow]);
  return (
    // Scrolled by keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable (WCAG 2.1.1).
    <div ref={box} tabIndex={0} className="min-h-0 grow overflow-y-auto overscroll-contain px-4 py-4 -outline-offset-2">
      {children}
    </div>
  );
}
