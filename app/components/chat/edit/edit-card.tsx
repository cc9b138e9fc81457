/** A part of the request, or all of it on one sheet, edited in the talk: what is noted is filled in, people and days are rows. */
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { ChatTurn } from "#app/api-client/chat.ts";
import { Button } from "#app/components/ui/button.tsx";
import type { EditPart } from "#app/domain/talk/edit/parts.ts";
import type { LabelledCard } from "#app/i18n/detailed/edit/edit-card.ts";
import { EditFields } from "./edit-fields.tsx";
import { EditSection } from "./edit-section.tsx";
import { takeFocusWish } from "./focus-wish.ts";
import { SaidRemarks } from "./said-remarks.tsx";
import { cardAsShown, typedOf } from "./typed.ts";

interface EditCardProps {
  card: LabelledCard;
  busy: boolean;
  /** Sends what was changed on the card. */
  onSave(said: Required<Pick<ChatTurn, "message" | "typed" | "card">>): void;
}

export function EditCard({ card, busy, onSave }: EditCardProps) {
  const { t } = useLingui();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [values, setValues] = useState(() => cardAsShown(card).values);
  const [lists, setLists] = useState(() => cardAsShown(card).lists);
  const [kept, setKept] = useState<readonly string[]>(card.said);
  const { title, part, said } = card;

  useEffect(() => {
    // What is wrong is gone to, and a card that was opened by hand; one that comes by itself leaves the focus where it is.
    const wrong = box.current?.querySelector<HTMLElement>("[aria-invalid]");
    if (wrong) wrong.focus();
    else if (takeFocusWish()) heading.current?.focus();
  }, []);

  function save(event: FormEvent) {
    event.preventDefault();
    if (!busy)
      onSave({
        message: t`Saved: ${title}`,
        typed: typedOf(card, { values, lists, kept }),
        card: part,
      });
  }

  return (
    // What is typed here is announced by its own fields.
    <section ref={box} data-edit={part} aria-live="off" aria-label={title} className="border border-hairline-strong bg-raised px-4 py-4">
      <h3 ref={heading} tabIndex={-1} className="mb-3 text-lg">
        {title}
      </h3>
      <form noValidate aria-label={title} onSubmit={save} className="grid gap-4">
        <SaidRemarks id={id} said={said} kept={kept} onChange={setKept} />
        {card.sections.length > 0 ? (
          <div className="border-hairline border-b">
            {card.sections.map((section) => {
              const own = partOfCard(card, section.part);
              return (
                <EditSection key={section.part} {...section} {...own} values={values} lists={lists}>
                  <EditFields {...own} id={id} values={values} lists={lists} onValues={setValues} onLists={setLists} />
                </EditSection>
              );
            })}
          </div>
        ) : (
          <EditFields {...card} id={id} values={values} lists={lists} onValues={setValues} onLists={setLists} />
        )}
        <SaveRow busy={busy} sticks={card.sections.length > 0} />
      </form>
    </section>
  );
}

/** Of a sheet that is longer than the window the one press stays in sight; it ends where the window does, below the padding of what scrolls. */
const SAVE_IN_SIGHT = "sticky -bottom-4 -mx-4 -mb-4 border-hairline-strong border-t bg-raised px-4 py-3";

/** The one press that sends the card; `sticks` in sight of a sheet that is longer than the window. */
function SaveRow({ busy, sticks }: { busy: boolean; sticks: boolean }) {
  return (
    <div className={`flex flex-wrap items-center gap-2 ${sticks ? SAVE_IN_SIGHT : ""}`}>
      <Button type="submit" size="sm" loading={busy}>
        <Trans>Save</Trans>
      </Button>
      <p className="text-soft text-sm">
        <Trans>Clearing a field removes it.</Trans>
      </p>
    </div>
  );
}

const partOfCard = ({ fields, rows }: LabelledCard, part: EditPart) => ({
  fields: fields.filter(({ of }) => of === part),
  rows: rows.filter(({ of }) => of === part),
});
