/** The list of a hearing's people, and the one whose inputs are open. */
import { useEffect, useRef, useState } from "react";
import { withoutEntryAt } from "#app/domain/booking/registry/text-values.ts";
import { whileOpen } from "./open-person.ts";
import {
  isBlank,
  newPerson,
  type OpenPerson,
  openedPerson,
  PERSON_INPUTS,
  type PersonInput,
  putPerson,
  withoutRow,
  zoneMeant,
} from "./typed-person.ts";

interface Listed {
  /** The list's text. */
  value: string;
  locationType: string | undefined;
  /** What is open when the list is first drawn. */
  first: OpenPerson | null;
  /** Element that takes the focus when the inputs close. */
  listId: string;
  onChange(list: string): void;
}

export function usePeople({ value, locationType, first, listId, onChange }: Listed) {
  const [open, setOpen] = useState(first);
  const [focus, setFocus] = useState<string | null>(first?.at === null && !hasFaults(first) ? PERSON_INPUTS.name : null);

  // After the drawing: what is to take the focus may only just have come.
  useEffect(() => {
    if (focus === null) return;
    document.getElementById(focus)?.focus();
    setFocus(null);
  }, [focus]);

  function show(next: OpenPerson | null, element: string) {
    setOpen(next);
    setFocus(element);
  }
  /** True once the open inputs are in the list, or held nothing; `stay` leaves the focus where it is. */
  function save(stay: boolean): boolean {
    if (!open) return true;
    const put = stay && isBlank(open) ? null : putPerson(value, open);
    if (put && "issues" in put) {
      const [wrong] = Object.keys(put.issues) as PersonInput[];
      setOpen({ ...open, issues: put.issues });
      if (wrong) setFocus(PERSON_INPUTS[wrong]);
      return false;
    }
    if (put) onChange(put.list);
    if (stay) setOpen(null);
    else show(null, listId);
    return true;
  }
  const take = useRef(save);
  take.current = save;
  useEffect(() => whileOpen(() => take.current(true)), []);

  return {
    open,
    add: () => save(true) && show(newPerson(locationType), PERSON_INPUTS.name),
    edit: (at: number) => save(true) && show(openedPerson(value, at), PERSON_INPUTS.name),
    save: () => save(false),
    cancel: () => show(null, listId),
    remove(at: number) {
      onChange(withoutEntryAt({ kind: "people" }, value, at));
      show(withoutRow(open, at), listId);
    },
    type(input: PersonInput, text: string) {
      if (open) setOpen({ ...open, typed: { ...open.typed, [input]: text }, issues: { ...open.issues, [input]: undefined } });
    },
    /** Once a city has been named, its clock is shown as chosen. */
    placed() {
      if (open) setOpen({ ...open, typed: { ...open.typed, zone: zoneMeant(open.typed) } });
    },
  };
}

const hasFaults = ({ issues }: OpenPerson) => Object.keys(issues).length > 0;
