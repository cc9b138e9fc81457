/** The conversation itself: what was said, what can be answered, and where to write. Loaded when the panel is opened. */
import "#app/i18n/catalogues/later-texts.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { PROVIDER } from "#app/domain/provider.ts";
import { BeginAgainLink } from "../booking-form/begin-again-link.tsx";
import { Icon } from "../ui/icon.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { hasWords, sayWhenOpen, setUnheard, takeWaitingWords, takeWords } from "./chat-state.ts";
import { Composer } from "./composer.tsx";
import { useConversation } from "./conversation/use-conversation.ts";
import type { Said } from "./conversation/use-turns.ts";
import { DeleteConversation } from "./delete-conversation.tsx";
import { HandOff } from "./hand-off.tsx";
import { RequestViews } from "./plan/request-views.tsx";
import { ReplyButtons } from "./reply/reply-buttons.tsx";
import { Scroller } from "./scroller.tsx";
import { Transcript } from "./transcript.tsx";
import { useHasWords } from "./use-chat-state.ts";
import { useWritten } from "./written.ts";

interface ChatPanelProps {
  /** True on the fast form's page, which shows the values itself where there is room. */
  hasForm: boolean;
  /** False while minimised. */
  shown: boolean;
}

type Conversation = ReturnType<typeof useConversation>;

export default function ChatPanel({ hasForm, shown }: ChatPanelProps) {
  const conversation = useConversation();
  const [deleted, setDeleted] = useState(false);
  const { state, entries, staff, send } = conversation;
  const { text, setText, isBack, sent, settled } = useWritten(state === "restoring" ? null : entries);

  useUnheard(conversation, shown);

  /** What got no answer is not lost: written words are in the input again. */
  async function say(said: Said, written = false) {
    setDeleted(false);
    sent(said.message, written);
    settled(said.message, await send(said), written);
  }

  const { planned, setPlanned, waiting } = useWaitingWords(state, say);

  /** What is sent while the transcript is still on its way is said when it is there. */
  function sendWritten() {
    if (state !== "restoring") return void say({ message: text }, true);
    setText("");
    sayWhenOpen(text.trim());
  }

  return (
    <div className="flex min-h-0 grow flex-col">
      {staff ? <StaffBar name={staff.name} /> : null}
      <RequestViews hasForm={hasForm} planned={planned} onPlanned={setPlanned} onSay={(said) => void say(said)} />
      {state === "restoring" ? (
        <div className="flex grow items-center justify-center">
          <Spinner />
        </div>
      ) : (
        <Scroller follow={`${entries.length}:${conversation.writing?.text.length ?? 0}:${conversation.failure?.kind ?? ""}:${shown}`}>
          <Transcript conversation={conversation} onSay={(said) => void say(said)} />
          {entries.length === 0 && state === "idle" ? <FirstReplies onPress={(message) => void say({ message })} /> : null}
        </Scroller>
      )}
      <div className="border-hairline border-t px-4 pt-3 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
        <Composer
          text={text}
          onText={setText}
          onSend={sendWritten}
          busy={state === "sending" || waiting}
          sending={state === "sending"}
          toPerson={staff !== null}
          shown={shown}
        />
        <p role="status" className="text-sm">
          {deleted ? <Trans>The conversation has been deleted.</Trans> : null}
          {isBack ? <Trans>Your last message did not arrive. It is in the field again.</Trans> : null}
        </p>
        <Ways conversation={conversation} onSay={(said) => void say(said)} onDeleted={setDeleted} />
      </div>
    </div>
  );
}

/** What a person writes while the panel is minimised is announced by its button. */
function useUnheard({ entries, state }: Conversation, shown: boolean) {
  const heard = entries.findLast(({ role }) => role === "colleague")?.id ?? null;
  const seen = useRef(heard);
  useEffect(() => {
    if (state === "restoring") return;
    if (!shown && heard !== seen.current && heard !== null) setUnheard(true);
    else setUnheard(false);
    if (shown) seen.current = heard;
  }, [heard, shown, state]);
}

/** What was written before the panel was there, in a page's composer or while the transcript was on its way, is said once it can be. */
function useWaitingWords(state: Conversation["state"], say: (said: Said, written: boolean) => Promise<void>) {
  // Who comes with words, from a page's composer, sees their request grow next to the talk.
  const [planned, setPlanned] = useState(hasWords);
  const waiting = useHasWords();
  const begin = useRef(say);
  begin.current = say;
  useEffect(() => {
    if (!waiting || state !== "idle") return;
    const sent = takeWaitingWords();
    if (sent) return void begin.current({ message: sent }, true);
    const words = takeWords();
    if (!words) return;
    setPlanned(true);
    void begin.current({ message: words }, true);
  }, [waiting, state]);
  return { planned, setPlanned, waiting };
}

/** What a talk often begins with. */
function FirstReplies({ onPress }: { onPress: (message: string) => void }) {
  const { t } = useLingui();
  const first = [t`Book an arbitration`, t`Book a mediation`, t`What are your opening hours?`];
  return (
    <div className="mt-4">
      <ReplyButtons
        buttons={first.map((label) => ({ id: label, label }))}
        answered={null}
        disabled={false}
        onPress={({ label }) => onPress(label)}
      />
    </div>
  );
}

interface WaysProps {
  conversation: Conversation;
  onSay: (said: Said) => void;
  onDeleted: (isDeleted: boolean) => void;
}

/** Out of the talk: to a person, to an empty request, or away with all of it. */
function Ways({ conversation, onSay, onDeleted }: WaysProps) {
  const { t } = useLingui();
  const { state, entries } = conversation;
  return (
    <div className="mt-1 flex flex-wrap justify-between gap-x-4 text-xs sm:gap-x-6 sm:text-sm">
      <HandOff disabled={state !== "idle"} onCallBack={() => onSay({ message: t`Please call me back` })} />
      {entries.length > 0 ? <BeginAgainLink /> : null}
      {entries.length > 0 ? (
        <DeleteConversation
          disabled={state !== "idle"}
          onDelete={async () => {
            const done = await conversation.remove();
            onDeleted(done);
            return done;
          }}
        />
      ) : null}
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
