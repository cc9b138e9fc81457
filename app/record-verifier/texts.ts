/** What the verifying page says, in its reader's language. `[[name]]` marks a place that its script fills. */
import type { EntryWords } from "#app/domain/case/chain/entry-words.ts";
import type { RecordFaultCode } from "#app/domain/case/chain/record-check.ts";
import type { MailOutcome } from "#app/domain/case/notices/notices.ts";

export interface VerifierTexts {
  working: string;
  whole: string;
  wholeMeans: string;
  /** The same where no head was kept apart yet. */
  wholeUnkept: string;
  /** Instead of both where the seal is signed, and where it is and this browser cannot tell. */
  signed: { means: string; unchecked: string; key: string; none: string };
  /** Before the names of files that are no part of the record. */
  foreign: string;
  /** Of a fingerprint from elsewhere that cannot be read: instead of a verdict, and what to do by the field. */
  uncompared: { title: string; seq: string; hash: string };
  altered: string;
  unreadable: string;
  /** Places: `seq`, `file`, `day`. */
  faults: Readonly<Record<RecordFaultCode, string>>;
  facts: {
    title: string;
    case: string;
    exported: string;
    /** Places: `at`, `name`. */
    exportedBy: string;
    entries: string;
    documents: string;
    kept: string;
    head: string;
    fingerprint: string;
    shared: string;
    compare: string;
  };
  entriesTitle: string;
  peopleTitle: string;
  /** Place: `name`. */
  actsFor: string;
  filed: { file: string; withdrawn: string; quarantined: string };
  notices: {
    given: string;
    /** Place: `at`. */
    mail: Readonly<Record<MailOutcome, string>>;
    opened: string;
    read: string;
    unopened: string;
  };
  words: EntryWords;
}
