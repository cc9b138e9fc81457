/** The person whose inputs are open on this page: put into the list when the reader goes on to the next step. */

/** What prevents going on while somebody's inputs are open and cannot be put into the list. */
export const UNFINISHED_PERSON = [{ field: "people", code: "person_unfinished" }] as const;

/** Puts what is typed into the list; false where that is not possible, which its inputs then say. */
type Take = () => boolean;

let open: Take | null = null;

/** Names what takes the open inputs; gives what ends that. */
export function whileOpen(take: Take): () => void {
  open = take;
  return () => {
    if (open === take) open = null;
  };
}

/** True once nothing is left in inputs that are open. */
export const takeOpenPerson = (): boolean => open?.() ?? true;
