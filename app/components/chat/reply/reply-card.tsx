/** A small card in the talk: whom to call, days, or the fields that are asked for, filled in instead of written as a sentence. */
import { Trans, useLingui } from "@lingui/react/macro";
import type { AskingCard } from "#app/api-client/chat.ts";
import { useDraft } from "#app/components/booking-form/use-draft.ts";
import type { DraftPlain } from "#app/domain/booking/draft/draft-fields.ts";
import { ValueForm } from "../values/value-form.tsx";
import { MonthCard } from "./month-card.tsx";

interface ReplyCardProps {
  card: AskingCard;
  busy: boolean;
  onFill(typed: DraftPlain, words: string): void;
}

export function ReplyCard({ card, busy, onFill }: ReplyCardProps) {
  return card.month ? <MonthCard month={card.month} busy={busy} onFill={onFill} /> : <FieldsCard card={card} busy={busy} onFill={onFill} />;
}

function FieldsCard({ card: { kind, fields }, busy, onFill }: ReplyCardProps) {
  const { t } = useLingui();
  const { values } = useDraft();
  const name = kind === "contact" ? t`Your contact details` : kind === "days" ? t`Days and hours` : t`Fill in`;
  return (
    // What is typed here is announced by its own fields.
    <section aria-live="off" aria-label={name} className="border border-hairline-strong bg-raised px-4 py-4">
      <h3 className="mb-3 text-lg">{name}</h3>
      <ValueForm name={name} fields={fields} held={values} submit={<Trans>Send</Trans>} busy={busy} takesFocus={false} onSubmit={onFill} />
      <p className="mt-3 text-soft text-sm">
        <Trans>Or simply write it below.</Trans>
      </p>
    </section>
  );
}
