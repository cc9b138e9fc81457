/** What the page in an exported record says. `[[name]]` are places that the page fills itself, far from here. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { RecordFaultCode } from "#app/domain/case/chain/record-check.ts";
import { entryWords } from "./entry-words.ts";

const [seq, file, day, at, name] = ["[[seq]]", "[[file]]", "[[day]]", "[[at]]", "[[name]]"];

const FAULTS: Readonly<Record<RecordFaultCode, MessageDescriptor>> = {
  no_record: msg`These files are not the record of a case, or its manifest (manifest.json) is missing or cannot be read.`,
  archive_form: msg`The ZIP file does not have the form that our export writes, and programs could read it in different ways. Another program may have packed the files again, which need not be a forgery: unpack the ZIP file and choose the unpacked folder here, or export the record once more.`,
  archive_file: msg`“${file}” does not lie in the ZIP file in the form that our export writes, and programs could read it in different ways or leave it out. Another program may have packed the files again, which need not be a forgery: unpack the ZIP file and choose the unpacked folder here, or export the record once more.`,
  archive_older: msg`The ZIP file was exported in an older form, which some programs could read in another way: export the record once more.`,
  archive_size: msg`The ZIP file would unpack into far more than itself, as no record does. It was not unpacked: export the record once more.`,
  file_missing: msg`“${file}” is missing.`,
  file_changed: msg`“${file}” is not the file that was exported: its content has changed.`,
  file_added: msg`“${file}” was not part of the export: it was put in afterwards.`,
  manifest_changed: msg`The manifest (manifest.json) is not the one that the seal was made for: it has changed.`,
  entries_unreadable: msg`The entries (entries.json) cannot be read as they were written: the file has changed.`,
  entry_changed: msg`What entry ${seq} says has changed since it was written.`,
  entry_hash: msg`The fingerprint of entry ${seq} does not follow from what the entry says.`,
  entry_order: msg`Where entry ${seq} belongs there is another, or none: entries were left out, put in or put in another order.`,
  chain_cut: msg`The entries do not end where the export ended: they are cut off before entry ${seq}, or others were put after it.`,
  seal_changed: msg`The seal (seal.json), the entry of the export itself, has changed or is of another record.`,
  signature_missing: msg`The record was signed when it was exported, and its signature (signature.json) is missing.`,
  signature_wrong: msg`The signature (signature.json) is not that of this record: the seal or the signature has changed.`,
  head_differs: msg`The independent copy of ${day} has another fingerprint for entry ${seq}: the entries up to it were rewritten or cut.`,
  known_differs: msg`Entry ${seq} does not have the fingerprint that you entered: one of the two is of another chain.`,
  document_differs: msg`The document “${file}” is not the one that was filed: the record tells of another fingerprint.`,
  exhibit_differs: msg`The document “${file}” bears an exhibit number that is not the one given to it: entries of the record tell of another.`,
  exhibit_place: msg`“${file}” passes for an exhibit that it is not, or for none: exhibits lie in their folder under their own numbers, and nothing else does.`,
  bundle_differs: msg`The bundle “${file}” is not the one that was made final: the record tells of another fingerprint, or of other documents in it.`,
};

type Say = (message: MessageDescriptor) => string;

/** Every text of the page in the language of `i18n`; `address` is where our public key is published. */
export function recordVerifierTexts(i18n: I18n, address: string) {
  const say: Say = (message) => i18n._(message);
  return {
    title: say(msg`Check this record`),
    lead: say(
      msg`Choose the ZIP file of the record, or the folder that was unpacked from it. Its files stay on this computer: the page works without a network.`,
    ),
    choose: say(msg`The record’s ZIP file`),
    chooseFolder: say(msg`Or the folder that was unpacked from it`),
    drop: say(msg`You can also drop either anywhere on this page.`),
    known: say(msg`A fingerprint that you have from elsewhere`),
    knownHelp: say(
      msg`If you noted an entry of an earlier copy of yours, or someone in the case gives you theirs of what everyone sees, its number and fingerprint show whether both are of one record.`,
    ),
    knownSeq: say(msg`Entry number`),
    knownHash: say(msg`Fingerprint (SHA-256)`),
    result: say(msg`Result`),
    noScript: say(msg`This page needs JavaScript to check the files. Nothing is sent anywhere.`),
    working: say(msg`Checking…`),
    whole: say(msg`The record is complete and consistent`),
    wholeMeans: say(
      msg`Every entry follows the one before, every file is the one that the record’s list names, and the entries agree with the independent copy that it holds. Nothing here is signed: this shows that the files belong together, and not that they are ours. Anyone who has them could have rewritten all of them alike, the people, the proof of notice and the index of exhibits included. If you did not export them yourself, ask us for the record, or compare as below.`,
    ),
    wholeUnkept: say(
      msg`Every entry follows the one before, and every file is the one that the record’s list names. There was no independent copy yet to compare them with. Nothing here is signed: this shows that the files belong together, and not that they are ours. Anyone who has them could have rewritten all of them alike, the people, the proof of notice and the index of exhibits included. If you did not export them yourself, ask us for the record, or compare as below.`,
    ),
    signed: signed(say, address),
    foreign: say(
      msg`These files were put next to the record, as macOS and Windows do. They are not part of it, and nobody has checked what they hold:`,
    ),
    uncompared: uncompared(say),
    altered: say(msg`The record was altered`),
    unreadable: say(msg`This record cannot be checked`),
    faults: Object.fromEntries(Object.entries(FAULTS).map(([code, text]) => [code, say(text)])) as Record<RecordFaultCode, string>,
    facts: {
      title: say(msg`What was checked`),
      case: say(msg`Case`),
      exported: say(msg`Exported`),
      exportedBy: say(msg`${at} by ${name}`),
      entries: say(msg`Entries`),
      documents: say(msg`Documents enclosed`),
      kept: say(msg`Fingerprints in the independent copy, by day`),
      head: say(msg`Last entry`),
      shared: say(msg`Last entry of what everyone in the case sees`),
      fingerprint: say(msg`Its fingerprint`),
      compare: say(
        msg`The entries are those that the person who exported them may see, in numbers of their own. Rewriting them would give other fingerprints: compare the last one with an earlier copy or the case’s page “Verify now”, and that of what everyone sees with anyone’s in the case. The people and the proof of notice are in no fingerprint of the entries: only a record that you export yourself, or that we send you, shows them for certain.`,
      ),
    },
    entriesTitle: say(msg`Entries in their order`),
    ...served(say),
    words: entryWords(i18n),
  };
}

/** Of a fingerprint that cannot be compared, by the field that has to be mended. */
function uncompared(say: Say) {
  return {
    title: say(msg`Your fingerprint was not compared`),
    seq: say(
      msg`In “Entry number” there is no number of an entry. Write the number that belongs to the fingerprint, in digits alone, or empty both fields to check the record without it.`,
    ),
    hash: say(
      msg`In “Fingerprint (SHA-256)” there is no whole fingerprint: it has 64 characters, digits and the letters a to f. Copy all of it, or empty both fields to check the record without it.`,
    ),
  };
}

/** Of the signature, and how its key is compared with ours. */
function signed(say: Say, address: string) {
  return {
    means: say(
      msg`Every entry follows the one before, every file is the one that the record’s list names, and the record is signed by the key below: nobody without it can have made or changed it, the people and the proof of notice included. Compare the key’s fingerprint with those published at ${address}: that of our present key, or of one that we used before. If someone handed you this page too, open the record with the page of a record that you exported yourself.`,
    ),
    unchecked: say(
      msg`Every entry follows the one before, and every file is the one that the record’s list names. The record is signed, and this browser cannot check such signatures: open the page in a newer one. Our public keys are published at ${address}.`,
    ),
    key: say(msg`Signed by the key with the fingerprint`),
    none: say(msg`not signed`),
  };
}

/** Of the people, the documents and the notices. */
function served(say: Say) {
  return {
    peopleTitle: say(msg`People of the case`),
    /** What a person acts for. */
    actsFor: say(msg`for ${name}`),
    filed: {
      file: say(msg`File in the record`),
      withdrawn: say(msg`withdrawn: not enclosed`),
      quarantined: say(msg`not released by the virus scan: not enclosed`),
    },
    notices: {
      given: say(msg`Notice given to`),
      mail: {
        none: say(msg`no e-mail`),
        queued: say(msg`e-mail not sent yet`),
        sent: say(msg`e-mail delivered ${at}`),
        failed: say(msg`e-mail failed ${at}`),
        not_sent: say(msg`no e-mail sent`),
      },
      opened: say(msg`opened ${at}`),
      read: say(msg`read on the case’s page ${at}, the notice itself not opened`),
      unopened: say(msg`not opened until the export`),
    },
  };
}
