/** The written sentences of `app/understanding/data`: their notation, read strictly. See `data/README.md` there. */

export const ASKED = [
  "-",
  "name",
  "firm",
  "email",
  "phone",
  "contact",
  "kind",
  "format",
  "city",
  "date",
  "time",
  "length",
  "people",
  "story",
  "needs",
  "urgency",
  "summary",
  "choice",
] as const;
export type Asked = (typeof ASKED)[number];

export const ACTS = [
  "inform",
  "greeting",
  "thanks",
  "bye",
  "confirm",
  "deny",
  "correct",
  "skip",
  "unknown",
  "none",
  "question",
  "undo",
  "restart",
  "person",
  "nocall",
  "repeat",
  "stop",
  "change",
  "cancel",
  "status",
  "copy",
  "again",
  "upset",
  "offtopic",
  "attack",
  "language",
  "unclear",
] as const;
export type Act = (typeof ACTS)[number];

export const LABELS = [
  "me",
  "firm",
  "claimant",
  "respondent",
  "counsel",
  "witness",
  "neutral",
  "person",
  "org",
  "story",
  "need",
  "service",
  "room",
  "kind",
  "format",
  "remote",
  "city",
  "place",
  "date",
  "date.backup",
  "date.not",
  "date.deadline",
  "date.call",
  "date.story",
  "time",
  "time.call",
  "time.not",
  "time.backup",
  "time.story",
  "length",
  "people",
  "zone",
  "phone",
  "email",
  "phone.other",
  "email.other",
  "urgency",
  "ref",
  "split",
  "money",
  "ask",
] as const;
export type Label = (typeof LABELS)[number];

export interface Mark {
  label: Label;
  /** Offsets into `text`, end exclusive. */
  start: number;
  end: number;
}

export interface Sentence {
  asked: Asked;
  acts: Act[];
  /** The message as it was typed, without marks. */
  text: string;
  marks: Mark[];
}

/** Reads one line. Gives what is wrong with it, in words, where it does not follow the notation. */
export function readSentence(line: string): Sentence | { problem: string } {
  const [asked = "", acts = "", ...rest] = line.split("|");
  if (rest.length === 0) return { problem: "three parts are needed: asked | acts | message" };
  const context = asked.trim();
  if (!isOneOf(ASKED, context)) return { problem: `“${context}” is nothing that is asked for` };
  const named = acts.trim().split("+");
  const unknown = named.find((act) => !isOneOf(ACTS, act));
  if (unknown !== undefined) return { problem: `“${unknown}” is no act` };
  const message = rest.join("|").trim().replaceAll("⏎", "\n");
  const read = readMarks(message);
  if ("problem" in read) return read;
  if (read.text.trim() === "") return { problem: "the message is empty" };
  return { asked: context, acts: named.filter((act) => isOneOf(ACTS, act)), ...read };
}

/** All sentences of a file, and its faulty lines (numbered from 1). */
export function readSentences(content: string): { sentences: Sentence[]; problems: { line: number; problem: string }[] } {
  const sentences: Sentence[] = [];
  const problems: { line: number; problem: string }[] = [];
  content.split("\n").forEach((line, at) => {
    if (line.trim() === "" || line.startsWith("#")) return;
    const read = readSentence(line);
    if ("problem" in read) problems.push({ line: at + 1, problem: read.problem });
    else sentences.push(read);
  });
  return { sentences, problems };
}

function readMarks(message: string): { text: string; marks: Mark[] } | { problem: string } {
  const marks: Mark[] = [];
  let text = "";
  let open: { label: Label; start: number } | null = null;
  for (let at = 0; at < message.length; at++) {
    const sign = message[at];
    if (sign === "\\" && (message[at + 1] === "[" || message[at + 1] === "]")) {
      text += message[++at];
    } else if (sign === "[") {
      if (open) return { problem: `a mark begins inside [${open.label} …]` };
      const label = /^\[([a-z.]+) (?=\S)/.exec(message.slice(at))?.[1] ?? "";
      if (!isOneOf(LABELS, label)) return { problem: `“${message.slice(at, at + 20)}” begins with no label` };
      open = { label, start: text.length };
      at += label.length + 1;
    } else if (sign === "]") {
      if (!open) return { problem: "a mark ends that never began" };
      if (/^\s|\s$/.test(text.slice(open.start))) return { problem: `[${open.label} …] begins or ends with a space` };
      marks.push({ ...open, end: text.length });
      open = null;
    } else {
      text += sign;
    }
  }
  return open ? { problem: `[${open.label} …] never ends` } : { text, marks };
}

function isOneOf<const T extends string>(list: readonly T[], value: string): value is T {
  return (list as readonly string[]).includes(value);
}
