/** Whose an address or a number is: the visitor's, unless the words before it say that it is somebody else's. */
import { cueBook, cuesIn } from "./detectors/cues.ts";
import { type Finding, overlap, type Text } from "./detectors/finding.ts";
import type { Span as Tagged } from "./tagger/tagger.ts";
import { PEOPLE, SURE } from "./who/scene.ts";

type Owner = "own" | "other";
interface Mark {
  owner: Owner;
  end: number;
  isName?: boolean;
}

const POSSESSIVES = cueBook({
  own: "my|mine|me|our|ours|us|i'm|i am|mon|ma|mes|moi|notre|nos|nous|je suis|mi|mis|nuestro|nuestra|nuestros|nuestras|soy",
  other: "his|her|hers|their|theirs|his is|leur|leurs|de él|de ella|de ellos",
});
const OWN_KINDS: ReadonlySet<string> = new Set(["is:me", "label:me", "sign:0", "is:reach", "reach"]);
const PART = "client|claimant|respondent|counsel|witness|neutral";
const OTHER_KIND = new RegExp(`^(?:before|label):(?:${PART})$`);

/** Below this the tagger is believed against nothing. */
const UNSURE = 0.7;
/** "My e-mail address is": so far may the possessive stand from what is had. */
const NEAR = 24;

/**
 * The owner of an address or a number among `finds`. The nearest mark before it in its paragraph decides: a name of the visitor's,
 * "my", or a name, a part in the case or "her" of somebody else. Without any, the only one of a message is the visitor's; null
 * leaves it to the tagger. A person of the tagger's alone counts where the tagger calls the address somebody else's too.
 */
export function ownerOf(contact: Finding, text: Text, finds: readonly Finding[], spans: readonly Tagged[]): Owner | null {
  const from = openingOf(text.message, contact.start);
  const others = spans.find(({ label, start, end }) => label.endsWith(".other") && overlap(contact, { start, end }))?.score ?? 0;
  const isOthers = others > 0;
  const before = (one: { start: number; end: number }) => one.start >= from && one.end <= contact.start;
  const sure = spans.filter((span) => PEOPLE.has(span.label) && span.score >= SURE);
  const introduced = finds.filter((find) => OWN_KINDS.has(find.kind) && !sure.some((span) => overlap(span, find)));
  const marked = spans.filter((span) => span.label === "me" && !introduced.some((find) => overlap(find, span)));
  const names = [...introduced, ...marked].filter(before);
  const people = spans.filter(
    (span) => PEOPLE.has(span.label) && before(span) && !names.some((name) => overlap(name, span)) && !isServed(span, text),
  );
  const parts = finds.filter((find) => OTHER_KIND.test(find.kind) && before(find) && !isInFirm(find, finds));
  const named = parts.filter((part) => isNamed(part, contact, text, names, people));
  const marks: Mark[] = [
    ...names.map((name): Mark => ({ owner: "own", end: name.end, isName: !("kind" in name && name.kind.endsWith("reach")) })),
    ...cuesIn(POSSESSIVES, text.pieces)
      .filter((cue) => before(cue) && contact.start - cue.end <= NEAR)
      .map(({ means, end }): Mark => ({ owner: means as Owner, end })),
    ...named.map(({ end }): Mark => ({ owner: "other", end })),
    ...people
      .filter((person) => isOthers || isRightBefore(person, contact, text) || named.some(({ end }) => end <= person.end))
      .map(({ end }): Mark => ({ owner: "other", end })),
  ];
  const nearest = marks.reduce<Mark | null>((best, mark) => (best && best.end > mark.end ? best : mark), null);
  if (nearest) return nearest.isName && others >= SURE ? null : nearest.owner;
  return others < UNSURE && finds.filter(({ said }) => said?.slot === contact.said?.slot).length === 1 ? "own" : null;
}

/** "Secretary to Professor Hartnoll", « adjointe de Me Roy »: whom the visitor works for is part of what the visitor is. */
const isServed = ({ start }: Tagged, { message }: Text): boolean => SERVES.test(message.slice(Math.max(0, start - 40), start));
const SERVES =
  /(?:secretary|assistant|clerk|aide|adjointe?|secr[ée]taire|greffi[eè]re?|asistente|secretari[oa]|auxiliar)\s(?:to|of|for|de|du|d['’]|del|à|au)\s?(?:the\s|la\s|el\s)?$/iu;

/** "Copy my assistant Joe Wu, joe@…": the address of who is named surely and at once before it. */
const isRightBefore = (person: Tagged, contact: Finding, { message }: Text): boolean =>
  person.score >= SURE && /^[\s,(<:–-]{1,3}$/.test(message.slice(person.end, contact.start));

/** Where the sentence of a place begins; the lines of a card are one. */
function openingOf(message: string, at: number): number {
  const before = message.slice(0, at);
  const stops = [...before.matchAll(/[.!?;]\s|\n\n/g)];
  return stops.at(-1)?.index ?? 0;
}

/** "Grace Lim, counsel for the claimant, grace@…" says what she is; "the mediator's address", "counsel: Mark Dune" say whose it is. */
function isNamed(
  part: Finding,
  contact: Finding,
  { message }: Text,
  names: readonly { end: number }[],
  people: readonly Tagged[],
): boolean {
  const hasOwnName = names.some(({ end }) => end <= part.start);
  const isPossessive = /^['’]s/.test(message.slice(part.end));
  return !hasOwnName || isPossessive || people.some(({ start }) => start >= part.start && start < contact.start);
}

function isInFirm(find: Finding, finds: readonly Finding[]): boolean {
  return finds.some((other) => other.kind === "firm" && overlap(other, find));
}
