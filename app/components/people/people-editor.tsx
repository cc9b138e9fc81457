/**
 * The people of a hearing, wherever they are entered: each with the hours on their own clock, an Edit and a Remove, and the inputs
 * of the one that is open. Its buttons are posts that every form's server side understands (`posted-people.ts`).
 */
import "#app/i18n/catalogues/later-texts.ts";
import { useLingui } from "@lingui/react";
import { memo } from "react";
import { BetterStart, ClockLine } from "#app/components/layout/people-clocks.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { FieldError } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { Participant } from "#app/domain/booking/registry/entries.ts";
import { hearingOf } from "#app/domain/hearing-plan/hearing-key.ts";
import { readPeople, writePeople } from "#app/domain/hearing-plan/people.ts";
import { planOf } from "#app/domain/hearing-plan/plan.ts";
import { startMoved } from "#app/domain/hearing-plan/start-moved.ts";
import { requestClocks } from "#app/i18n/clock/request-clocks.ts";
import { participantText } from "#app/i18n/detailed/entry-texts.ts";
import { FORM_TEXTS, removeText } from "#app/i18n/detailed/form-texts.ts";
import { editPersonText, PEOPLE_TEXTS } from "#app/i18n/detailed/people-texts.ts";
import { BeginButton } from "./begin-button.tsx";
import { instead, PersonInputs } from "./person-inputs.tsx";
import { newPerson, type OpenPerson } from "./typed-person.ts";
import { usePeople } from "./use-people.ts";

export interface PeopleEditorProps {
  /** The list's text. */
  value: string;
  /** `hearingKey` of the request: on which day and clock the hours are read. */
  hearing: string;
  /** Id of the list, to which errors lead. */
  id: string;
  /** Name under which the list is posted. */
  name: string;
  /** What is wrong with the list, in words. */
  error?: string | null | undefined;
  /** Opened by a post without scripts. */
  posted?: OpenPerson | undefined;
  /** The inputs of a new person are open from the start. */
  begins?: boolean;
  onChange(list: string): void;
  /** Takes the changed values, under the detailed request's names, of a hearing with another start. */
  onMove(changed: Record<string, string>): void;
}

export const PeopleEditor = memo(function PeopleEditor(props: PeopleEditorProps) {
  const { value, hearing, id, name, error, posted, begins, onChange, onMove } = props;
  const { i18n } = useLingui();
  const values = hearingOf(hearing);
  const { locationType } = values;
  const first = posted ?? (begins ? newPerson(locationType) : null);
  const people = usePeople({ value, locationType, first, listId: id, onChange });
  const listed = readPeople(value);
  const days = planOf(values).days.map(({ date }) => date);
  const better = requestClocks(i18n, { ...values, people: value })?.better;
  const inputs = (open: OpenPerson, row: number) => (
    <PersonInputs
      open={open}
      row={row}
      hearingDays={days}
      onType={people.type}
      onPlaced={people.placed}
      onSave={people.save}
      onCancel={people.cancel}
    />
  );
  return (
    <div className="col-span-full grid gap-4">
      <div id={id} tabIndex={-1} className="outline-none">
        {listed.length === 0 && !people.open ? <p className="text-soft">{i18n._(PEOPLE_TEXTS.none)}</p> : null}
        <ol className="border-hairline border-b empty:hidden">
          {listed.map((person, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two entries may say the same
            <li key={at} className="border-hairline border-t py-2">
              {people.open?.at === at ? (
                inputs(people.open, at + 1)
              ) : (
                <Row person={person} at={at} values={values} onEdit={people.edit} onRemove={people.remove} />
              )}
            </li>
          ))}
        </ol>
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </div>
      {better ? (
        <BetterStart better={better}>
          <BeginButton better={better} intent="start" onBegin={(start) => onMove(startMoved(values, start))} />
        </BetterStart>
      ) : null}
      {people.open?.at === null ? inputs(people.open, listed.length + 1) : <AddButton isFirst={listed.length === 0} onAdd={people.add} />}
      <input type="hidden" name={name} value={value} />
    </div>
  );
});

/** Opens the inputs of one more. */
function AddButton({ isFirst, onAdd }: { isFirst: boolean; onAdd(): void }) {
  const { i18n } = useLingui();
  return (
    <Button type="submit" name="intent" value="new-person" variant="secondary" className="justify-self-start" onClick={instead(onAdd)}>
      <Icon name="plus" />
      {i18n._(isFirst ? PEOPLE_TEXTS.first : PEOPLE_TEXTS.another)}
    </Button>
  );
}

interface RowProps {
  person: Participant;
  at: number;
  values: ReturnType<typeof hearingOf>;
  onEdit(at: number): void;
  onRemove(at: number): void;
}

function Row({ person, at, values, onEdit, onRemove }: RowProps) {
  const { i18n } = useLingui();
  const text = participantText(i18n, person);
  const clock = requestClocks(i18n, { ...values, people: writePeople([person]) })?.clocks[0];
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
      <div className="min-w-0 grow basis-72">
        <p className="whitespace-pre-line wrap-anywhere">{text}</p>
        {clock ? <ClockLine clock={clock} /> : null}
        {person.place && !person.zone && person.attends !== "in_person" ? (
          <p className="text-sm text-soft">{i18n._(PEOPLE_TEXTS.zoneUnknown)}</p>
        ) : null}
      </div>
      <div className="-ms-3 flex gap-1 sm:ms-0">
        <Button
          type="submit"
          name="intent"
          value={`edit-person:${at}`}
          variant="quiet"
          size="sm"
          aria-label={i18n._(editPersonText(text))}
          onClick={instead(() => onEdit(at))}
        >
          {i18n._(PEOPLE_TEXTS.edit)}
        </Button>
        <Button
          type="submit"
          name="intent"
          value={`remove-person:${at}`}
          variant="quiet"
          size="sm"
          aria-label={i18n._(removeText(text))}
          onClick={instead(() => onRemove(at))}
        >
          {i18n._(FORM_TEXTS.remove)}
        </Button>
      </div>
    </div>
  );
}
