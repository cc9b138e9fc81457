/** What was said. A message enters the log when it is finished, so that it is announced once and whole. */

import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ChatAnswer, ChatCard, ChatSummary } from "#app/api-client/chat.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { lineText } from "#app/i18n/staffed-texts.ts";
import { useDraft } from "../booking-form/use-draft.ts";
import { BookedCard, editing } from "./cards.tsx";
import type { ChatConversation } from "./conversation/use-conversation.ts";
import type { ChatFailure, Said } from "./conversation/use-turns.ts";
import { EditCard } from "./edit/edit-card.tsx";
import type { ChatEntry } from "./messages.ts";
import { Chips } from "./reply/chips.tsx";
import { ReplyButtons } from "./reply/reply-buttons.tsx";
import { ReplyCard } from "./reply/reply-card.tsx";
import { WorkingLine } from "./reply/working-line.tsx";
import { SummaryCard } from "./summary/summary-card.tsx";

interface TranscriptProps {
  conversation: ChatConversation;
  /** Answers by a press or a card instead of in writing. */
  onSay(said: Said): void;
}

export function Transcript({ conversation, onSay }: TranscriptProps) {
  const { t } = useLingui();
  const { entries, writing, failure, state, waiting, welcome, staff, step } = conversation;
  // What the assistant asked last stays open, also while a person answers: their lines ask for nothing that can be pressed.
  const newest = entries.findLastIndex(({ role }) => role === "assistant");
  const newestSummary = entries.findLastIndex(({ answer }) => answer?.summary);
  return (
    <>
      <div role="log" aria-live="polite" aria-label={t`Conversation`} className="grid gap-4">
        <Message from="assistant">
          {welcome ?? (
            <Trans>
              Hello, I am the assistant of {PROVIDER.name}. I can book a hearing with you or answer questions about our services. I am a
              computer program and give no legal advice. What do you need?
            </Trans>
          )}
        </Message>
        {entries.map((entry, index) =>
          // That a message is with a person is news only of the newest one.
          entry.role === "note" && index < entries.length - 1 ? null : (
            <Entry
              key={entry.id}
              entry={entry}
              last={index === newest}
              before={summaryBefore(entries, index)}
              replaced={index < newestSummary}
              answered={entries[index + 1]?.role === "user" ? (entries[index + 1]?.text ?? null) : null}
              busy={state !== "idle"}
              onSay={onSay}
            />
          ),
        )}
        {failure ? (
          <Message from="assistant">
            <FailureText failure={failure} />
          </Message>
        ) : null}
      </div>
      <p role="status" className={waiting ? "mt-4 text-sm text-soft" : undefined}>
        {waiting ? <Trans>One moment, please: many people are writing. Your message is sent again by itself.</Trans> : null}
      </p>
      {writing?.text && writing.role === "assistant" ? (
        <div aria-hidden="true" className="mt-4">
          <Message from="assistant">{writing.text}</Message>
        </div>
      ) : state === "sending" && !waiting ? (
        <WorkingLine step={step} toPerson={staff !== null} />
      ) : null}
    </>
  );
}

/** The last summary of the same request: one that was sent, or that has become incomplete since, is another request's. */
function summaryBefore(entries: readonly ChatEntry[], index: number): ChatSummary | null {
  const isOther = ({ answer }: ChatEntry) => Boolean(answer && (answer.booking || (answer.missing.length > 0 && !answer.summary)));
  const from = entries.findLastIndex((entry, at) => at < index && isOther(entry));
  return entries.findLast(({ answer }, at) => at > from && at < index && answer?.summary)?.answer?.summary ?? null;
}

interface EntryProps {
  entry: ChatEntry;
  last: boolean;
  /** The summary that was shown before this entry. */
  before: ChatSummary | null;
  /** A later entry has a summary. */
  replaced: boolean;
  /** What the visitor said next; null while nothing. */
  answered: string | null;
  busy: boolean;
  onSay(said: Said): void;
}

function Entry({ entry, last, before, replaced, answered, busy, onSay }: EntryProps) {
  const { i18n } = useLingui();
  const { role, text, answer, name } = entry;
  if (role === "joined" || role === "left") return <Note>{lineText(i18n, { role, content: "", name })}</Note>;
  if (role === "note") return <Note>{text}</Note>;
  // What a summary has at its own foot is no second time below it.
  const ofSummary = answer?.summary ? answer.buttons.filter(({ id }) => id === "edit" || id.startsWith("hold-send:")) : [];
  const hold = ofSummary.find(({ id }) => id !== "edit") ?? null;
  if (role === "colleague") return <Colleague name={name}>{text}</Colleague>;
  return (
    <div data-reply={role === "assistant" ? "" : undefined} className="grid gap-3">
      {text ? (
        <Message from={role}>
          {text}
          {answer?.sources && answer.sources.length > 0 ? <Sources questions={answer.sources.map(({ question }) => question)} /> : null}
        </Message>
      ) : null}
      {answer ? <Noted answer={answer} editable={last && !busy} onSay={onSay} /> : null}
      {answer?.summary ? (
        <SummaryCard
          summary={answer.summary}
          before={before}
          replaced={replaced}
          last={last}
          busy={busy}
          chips={answer.noted}
          remarks={answer.remarks}
          hold={hold}
          onSay={onSay}
        />
      ) : null}
      {answer?.booking && last ? <BookedCard booking={answer.booking} /> : null}
      {answer?.card && last ? <Card card={answer.card} busy={busy} onSay={onSay} /> : null}
      {answer ? (
        <ReplyButtons
          buttons={answer.buttons.filter((button) => !ofSummary.includes(button))}
          answered={answered}
          disabled={busy || !last}
          onPress={({ id, label }) => onSay({ message: label, press: id })}
        />
      ) : null}
    </div>
  );
}

function Card({ card, busy, onSay }: { card: ChatCard } & Pick<EntryProps, "busy" | "onSay">) {
  if (card.kind === "edit") return <EditCard card={card} busy={busy} onSave={onSay} />;
  return <ReplyCard card={card} busy={busy} onFill={(typed, message) => onSay({ message, typed })} />;
}

interface NotedProps {
  answer: Pick<ChatAnswer, "noted" | "remarks">;
  editable: boolean;
  onSay(said: Said): void;
}

function Noted({ answer: { noted, remarks }, editable, onSay }: NotedProps) {
  const { draft } = useDraft();
  return (
    <Chips
      noted={noted}
      remarks={remarks}
      editable={editable && draft.version > 0}
      onEdit={(part, message) => editing(onSay)(message, part)}
    />
  );
}

/** Where an answer comes from: the questions of ours that it answers. */
function Sources({ questions }: { questions: readonly string[] }) {
  return (
    <span className="mt-1 block text-soft text-xs">
      <Trans>From our answers to:</Trans> {questions.join(" · ")}
    </span>
  );
}

/** One message, as plain text: whatever a model writes is never markup. */
function Message({ from, children }: { from: "user" | "assistant"; children: ReactNode }) {
  return from === "user" ? (
    <div className="ms-10 justify-self-end rounded-md bg-sunk px-3.5 py-2">
      <span className="sr-only">
        <Trans>You:</Trans>
      </span>{" "}
      <p className="whitespace-pre-wrap wrap-anywhere">{children}</p>
    </div>
  ) : (
    <div className="me-4 border-accent border-s-2 ps-3.5">
      <span className="sr-only">
        <Trans>Assistant:</Trans>
      </span>{" "}
      <p className="whitespace-pre-wrap wrap-anywhere">{children}</p>
    </div>
  );
}

/** That a person came, left, or has the message. */
function Note({ children }: { children: ReactNode }) {
  return <p className="border-hairline border-y py-2 text-center text-soft text-sm">{children}</p>;
}

/** A person's words, under their name. */
function Colleague({ name, children }: { name: string; children: ReactNode }) {
  const provider = PROVIDER.name;
  return (
    <div className="me-4 rounded-md border border-accent-line bg-accent-wash px-3.5 py-2">
      <p className="font-semibold text-sm">
        <Trans>
          {name} of {provider}
        </Trans>
      </p>
      <p className="whitespace-pre-wrap wrap-anywhere">{children}</p>
    </div>
  );
}

/** Seconds that a visitor is asked to wait for; longer waits are a day's. */
const A_WHILE = 3600;

function FailureText({ failure }: { failure: ChatFailure }) {
  const { t } = useLingui();
  if (failure.kind === "wait") {
    const { seconds } = failure;
    if (!seconds) return t`You have sent many messages. Please wait a little and send this one again.`;
    // The day's, of everybody behind one address: nobody waits for its end in seconds.
    if (seconds > A_WHILE) return t`Very many messages have come from your network today. Please use the booking form, or call us.`;
    return t`You have sent many messages. Please send this one again in ${plural(seconds, { one: "# second", other: "# seconds" })}.`;
  }
  return t`I'm having trouble connecting right now. Please try again in a moment or contact our office directly for immediate assistance.`;
}
