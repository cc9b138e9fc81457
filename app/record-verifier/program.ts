/** The script of `verify.html`, the page that lies in an exported record: without network, without anything of Concord's. */
import type { EntryBody } from "#app/domain/case/chain/chain.ts";
import { linesOf } from "#app/domain/case/chain/entry-words.ts";
import { checkRecord, type RecordCheck, type RecordFault, readBody, unreadable } from "#app/domain/case/chain/record-check.ts";
import type { RecordedNotice, RecordedPerson, RecordManifest } from "#app/domain/case/record.ts";
import { writtenDate } from "#app/domain/written-date.ts";
import { ArchiveFault } from "./archive-form.ts";
import { contentsOf, filesOfDrop, filesOfList, type Given } from "./dropped-files.ts";
import { readKnownHead } from "./known-head.ts";
import type { VerifierTexts } from "./texts.ts";

const element = <T extends HTMLElement>(id: string): T => document.getElementById(id) as T;
const texts = JSON.parse(element("texts").textContent ?? "{}") as VerifierTexts;
const language = document.documentElement.lang;

/** A text with its places filled. */
const say = (text: string, values: Readonly<Record<string, string | number>> = {}) =>
  text.replace(/\[\[(\w+)\]\]/g, (whole, name: string) => String(values[name] ?? whole));
/** A forged record may hold what is no day: it is shown as it is. */
const dated = (at: Date, style: Intl.DateTimeFormatOptions, given: string | number) =>
  Number.isNaN(at.getTime()) ? String(given) : writtenDate(new Intl.DateTimeFormat(language, style), at);
const moment = (at: string | number) => dated(new Date(at), { dateStyle: "long", timeStyle: "long" }, at);
const day = (date: string) => dated(new Date(`${date}T00:00:00Z`), { dateStyle: "long", timeZone: "UTC" }, date);

function make(tag: string, text: string, className = ""): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  if (className) made.className = className;
  return made;
}

/** Why what was given cannot be read as a record: for what lies in its archive, or since it is none. */
const faultOfReading = (error: unknown): RecordFault => {
  if (!(error instanceof ArchiveFault)) return { code: "no_record" };
  return { code: error.code, ...(error.file === null ? {} : { file: error.file }) };
};

let checks = 0;

/** `isMoving`: whether the reader is taken to the result; who is typing stays where they are. */
async function check(given: readonly Given[], isMoving: boolean): Promise<void> {
  const { head, unread } = knownHead();
  if (given.length === 0) return;
  checks += 1;
  const own = checks;
  const result = element("result");
  result.replaceChildren(make("p", texts.working));
  const { foreign, ...checked } = await contentsOf(given)
    .then(async (dropped) => ({ ...(await checkRecord(dropped.contents, head)), foreign: dropped.foreign }))
    .catch((error: unknown): RecordCheck & { foreign: readonly string[] } => ({ ...unreadable(faultOfReading(error)), foreign: [] }));
  // Something else was asked meanwhile.
  if (own !== checks) return;
  const uncompared = unread ? [make("h2", texts.uncompared.title, "bad"), make("p", texts.uncompared[unread])] : [];
  const isWhole = checked.faults.length === 0;
  // Who asked for a comparison is given no verdict without it.
  result.replaceChildren(
    ...uncompared,
    ...(unread && isWhole ? [] : verdict(checked)),
    ...notOfRecord(foreign),
    ...facts(checked),
    ...people(checked.people),
    ...entries(checked),
  );
  result.dataset.verdict = !isWhole ? "altered" : unread ? "uncompared" : "whole";
  if (isMoving) result.focus();
}

/** What the reader wrote of a head that they have from elsewhere; the field that cannot be read is marked. */
function knownHead(): ReturnType<typeof readKnownHead> {
  const fields = { seq: element<HTMLInputElement>("known-seq"), hash: element<HTMLInputElement>("known-hash") };
  const known = readKnownHead(fields.seq.value, fields.hash.value);
  for (const [name, field] of Object.entries(fields)) field.setAttribute("aria-invalid", String(known.unread === name));
  return known;
}

function verdict({ faults, manifest, signature }: RecordCheck): HTMLElement[] {
  const unsigned = manifest?.kept.length ? texts.wholeMeans : texts.wholeUnkept;
  const means = { none: unsigned, wrong: unsigned, unchecked: texts.signed.unchecked, sound: texts.signed.means }[signature.is];
  if (faults.length === 0) return [make("h2", texts.whole, "good"), make("p", means)];
  const list = document.createElement("ul");
  for (const fault of faults) list.appendChild(make("li", sentence(fault)));
  return [make("h2", manifest ? texts.altered : texts.unreadable, "bad"), list];
}

/** What lies next to the record and is none of it: named, so that nobody takes it for a part that was checked. */
function notOfRecord(names: readonly string[]): HTMLElement[] {
  if (names.length === 0) return [];
  const list = document.createElement("ul");
  for (const name of names) list.appendChild(make("li", name, "code"));
  return [make("p", texts.foreign), list];
}

function sentence(fault: RecordFault): string {
  return say(texts.faults[fault.code], {
    seq: fault.seq ?? "",
    file: fault.name ?? fault.file ?? "",
    day: fault.day ? day(fault.day) : "",
  });
}

function facts({ manifest, links, shared, documents, signature }: RecordCheck): HTMLElement[] {
  if (!manifest) return [];
  const head = links.at(-1);
  const list = document.createElement("dl");
  const fact = (name: string, value: string, className = "") => {
    list.appendChild(make("dt", name));
    list.appendChild(make("dd", value, className));
  };
  fact(texts.facts.case, `${manifest.case.number}, ${manifest.case.title}`);
  fact(texts.facts.exported, say(texts.facts.exportedBy, { at: moment(manifest.export.at), name: manifest.export.by }));
  fact(texts.facts.entries, String(links.length));
  fact(texts.facts.documents, String(documents));
  fact(texts.facts.kept, String(manifest.kept.length));
  fact(texts.signed.key, signature.is === "sound" ? signature.fingerprint : signature.is === "unchecked" ? "?" : texts.signed.none, "code");
  if (head) {
    fact(texts.facts.head, String(head.seq));
    fact(texts.facts.fingerprint, head.hash, "code");
    fact(texts.facts.shared, String(shared.seq));
    fact(texts.facts.fingerprint, shared.hash, "code");
  }
  return [make("h3", texts.facts.title), list, make("p", texts.facts.compare, "soft")];
}

/** Who they are: their place, whom they act for, firm and address. */
function people(all: readonly RecordedPerson[]): HTMLElement[] {
  if (all.length === 0) return [];
  const list = document.createElement("dl");
  for (const { name, capacity, side, party, firm, email } of all) {
    const place = side ? `${capacity}_${side}` : capacity;
    const actsFor = party && say(texts.actsFor, { name: party });
    list.appendChild(make("dt", name));
    list.appendChild(make("dd", [texts.words.codes.place[place] ?? place, actsFor, firm, email].filter(Boolean).join(", ")));
  }
  return [make("h3", texts.peopleTitle), list];
}

function entries({ links, manifest }: RecordCheck): HTMLElement[] {
  if (links.length === 0) return [];
  const list = document.createElement("ol");
  for (const link of links) {
    const body = readBody(link);
    const item = document.createElement("li");
    item.value = link.seq;
    if (body) {
      const label = texts.words.types[body.type] ?? body.type;
      item.appendChild(make("strong", label));
      item.appendChild(make("span", ` ${[moment(body.at), body.actorName].filter(Boolean).join(" · ")}`, "soft"));
      const lines = says(body);
      for (const [name, text, className] of filedAndServed(link.seq, manifest)) {
        lines.appendChild(make("dt", name));
        lines.appendChild(make("dd", text, className));
      }
      item.appendChild(lines);
    }
    list.appendChild(item);
  }
  return [make("h3", texts.entriesTitle), list];
}

/** Of an entry: the documents that it filed, with their fingerprints, and who was notified of it. */
function filedAndServed(seq: number, manifest: RecordManifest | null): [name: string, text: string, className?: string][] {
  const documents = (manifest?.documents ?? []).filter((one) => one.seq === seq);
  // Records of before hold none.
  const notices = (manifest?.notices ?? []).filter((one) => one.seq === seq);
  return [
    ...documents.flatMap(({ file, leftOut, sha256 }): [string, string, string?][] => [
      [texts.filed.file, file ?? (leftOut && texts.filed[leftOut]) ?? ""],
      [texts.facts.fingerprint, sha256, "code"],
    ]),
    ...notices.map((one): [string, string] => [texts.notices.given, served(one)]),
  ];
}

/** To whom, by which mail, and whether it was opened. */
function served({ name, mail, mailAt, openedAt, readAt }: RecordedNotice): string {
  const opened = openedAt ?? readAt;
  const { notices } = texts;
  const seen = opened ? say(openedAt ? notices.opened : notices.read, { at: moment(opened) }) : notices.unopened;
  return [name, say(notices.mail[mail] ?? mail, { at: mailAt ? moment(mailAt) : "" }).trim(), seen].join(" – ");
}

/** What an entry holds, each line with its name. */
function says({ details, audience }: EntryBody): HTMLElement {
  const list = document.createElement("dl");
  for (const { name, text } of linesOf(details, audience, texts.words, { day, moment })) {
    list.appendChild(make("dt", texts.words.lines[name]));
    list.appendChild(make("dd", text));
  }
  return list;
}

let last: Given[] = [];
const take = (given: Given[]) => {
  last = given;
  void check(given, true);
};
for (const id of ["archive", "folder"]) {
  const input = element<HTMLInputElement>(id);
  input.addEventListener("change", () => take(filesOfList(input.files ?? [])));
}
for (const id of ["known-seq", "known-hash"]) element(id).addEventListener("change", () => void check(last, false));
document.addEventListener("dragover", (event) => event.preventDefault());
document.addEventListener("drop", (event) => {
  event.preventDefault();
  if (event.dataTransfer) void filesOfDrop(event.dataTransfer).then(take);
});
