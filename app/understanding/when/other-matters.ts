/**
 * Days and hours that are none of the hearing's while its own are known: of something next to it ("the boxes come on the 8th", a test,
 * a flight) or of some of its people or services ("the experts only on Tuesday"). They are kept in the words of their sentence.
 */
import type { Span, Statement } from "../contract.ts";
import { type Finding, inside, overlap, type Text } from "../detectors/finding.ts";
import { clausesOf } from "../text/clauses.ts";
import { fold } from "../text/fold.ts";
import type { Fact } from "../time/types.ts";
import { namedDates } from "./named.ts";
import { placesIn } from "./places.ts";
import { factsIn, isWhen } from "./said.ts";
import { CALLS, clauseOf, sentenceOf, type WhenSaid } from "./scene.ts";

function stems(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).filter(Boolean));
}

/** Beginnings of words, by what they are of; in English, French and Spanish. */
const OTHER = stems(
  `deliver courier ship box boxes pallet drop-off dropoff unload livr colis cartons boite coursier entreg caja paquet mensajer
  test tests testing rehears dry-run essai essais prueba ensay arriv fly flies flying flight land lands landing atterri aterriz vuelo vuela avion
  hotel dinner souper cena banquet cocktail check-in deadline due echeance plazo vence venc remise filing file files filed depot deposer depose set-up setup install install-day montaje montage
  eat eats eating mang manger dejeun dejeunons dinons dinerons dinera comer comeremos comemos almorz cenar cenaremos
  payment invoice paiement facture pago factura prep prepare preparation preparatoire preparatoria briefing pick-up pickup recog
  sends send sent mail mails receive reunion meeting conference-call
  memorial submission briefs rejoinder pleading disclosure memoire replique duplique replica duplica escrit alegato`,
);
const PEOPLE = stems(
  "witness expert temoin testig perit interpret translator traduct traducteur reporter stenograph stenotyp estenograf videograph videograf observer observat technician technicien tecnico assistant stagiaire student paralegal parajurist",
);
/** What says that a day is of the hearing all the same. */
const OF_HEARING = stems(
  "hearing arbitrat mediat audience audienc arbitra mediac sitting sittings session seance sesion proceeding deposition discovery trial proces juicio dates fechas jours journees sit",
);
/** Who says so changes the hearing, even where somebody is named. */
const MOVES = stems("move add change instead moved cancel drop deplac ajout chang plutot annul mover mueva agreg anad cambi cancel quit");
/** With so few other words a clause goes with the one before it: "a technical test the day before, March 8 at 3". */
const FEW = 3;
const DAY_BEFORE =
  /(?:the (?:day|evening|night) before|the previous day|la veille|le jour d['’]avant|la v[ií]spera|el d[ií]a (?:antes|anterior))/iu;

/** What comes before the hearing, or after it, names it and is none of it. */
const AROUND_HEARING =
  /(?<!\p{L})(?:(?:pre|post)-?hearing\s\p{L}+|(?:conference|call|memorials?|submissions?|briefs?)\s(?:before|prior to|after) the hearing|(?:conférence|appel|rencontre)\s(?:téléphonique\s)?(?:préparatoire|préalable|avant l['’]audience)|(?:mémoires?|écrits?)\s(?:postérieurs?|après)|(?:conferencia|llamada|reuni[oó]n)\s(?:telef[oó]nica\s)?(?:previa|preparatoria)|(?:escritos|memoriales)\sposteriores)(?!\p{L})/iu;

/** "My hearing is on the 14th at the Landlord and Tenant Board": a hearing of somebody else's, to which we can do nothing. */
const isOfCourt = ({ at }: WhenSaid, text: Text): boolean => {
  const sentence = sentenceOf(text, at);
  const words = text.message.slice(sentence.start, sentence.end);
  return (COURT.test(words) || COURT_IN_CAPITALS.test(words)) && OWN_HEARING.test(words) && !OURS.test(words);
};
const COURT =
  /(?<!\p{L})(?:Tribunal (?:administratif )?(?:du|de la|des) (?:logement|travail|famille|[ée]tranger\p{L}*)|r[ée]gie du logement|cour (?:municipale|du qu[ée]bec|sup[ée]rieure)|petites cr[ée]ances|landlord and tenant board|(?:small claims|superior|immigration|family|traffic|county|circuit|provincial) court|corte de (?:inmigraci[oó]n|familia|tr[aá]nsito)|juzgado|tribunal de (?:inmigraci[oó]n|familia))(?!\p{L})/iu;
const COURT_IN_CAPITALS = /(?<!\p{L})(?:TAL|LTB)(?!\p{L})/u;
/** What is wanted of us is in the sentence too. */
const OURS = /arbitra|m[ée]diat|mediac|(?<!\p{L})(?:book|reserve|r[ée]server?|reservar)(?!\p{L})/iu;
const OWN_HEARING =
  /(?<!\p{L})(?:my (?:hearing|trial|court date|court|appointment)|i have (?:a |to |my )?(?:court|hearing|appear|go)|mon (?:audience|proc[èe]s)|ma comparution|je (?:passe|dois|suis convoqu)|j['’]ai (?:une audience|re[cç]u)|mi (?:audiencia|corte|juicio)|tengo (?:corte|audiencia|que ir))(?!\p{L})/iu;

/** When doors are opened and things are set up before anything begins, on however many days: none of the hearing's hours. */
const SETTING_UP =
  /(?<!\p{L})(?:(?:to|for|and) set(?:ting)?[- ]?up(?=[.,;:!?)]|\s*$|\s(?:our|my|their|before|beforehand|first|each|every|on|and|the (?:equipment|room|screens?|exhibits?|table))(?!\p{L}))|(?:have |get |need |early )access (?:at|from|by|as of)|access at|let (?:us|me|them) in|(?:nous|s['’]|m['’]|vous )\s?install\p{L}+|pour (?:l['’])?install\p{L}+|acc[èe]s (?:à|dès|de|aux?|d['’]|la salle|vers|avant)|ouvr\p{L}+ (?:la|les|nos) portes?|para (?:montar|instalar\p{L}*|preparar (?:la sala|el equipo))|acceso (?:a las?|desde|a partir)|(?:abran?|abrir\p{L}*) (?:la|las) puertas?)/iu;
const DAY_WORDS = /^(?:jours?|journ[ée]es?|dates?|fechas?|d[ií]as?|jornadas?)$/iu;

/** True of words in a clause that lets people in, or sets things up. */
export function isSettingUp(text: Text, at: Span): boolean {
  const { start, end } = clauseOf(text, at);
  const words = text.message.slice(Math.min(start, at.start), Math.max(end, at.end));
  return SETTING_UP.test(words) && !words.split(/[^\p{L}-]+/u).some((word) => !DAY_WORDS.test(word) && begins([fold(word)], OF_HEARING));
}

const isDated = (one: WhenSaid): boolean => factsIn(one).some(({ when, clock, part, on, among }) => when || clock || part || on || among);

/** The statements, with what each is of where that is not the hearing; `known`: days of the hearing are noted. */
export function withOwners(given: readonly Statement[], text: Text, finds: readonly Finding[], known: boolean): Statement[] {
  const statements = given.map((one) => (isWhen(one) && isOfCourt(one, text) ? { ...one, role: "mentions" as const } : one));
  const dated = statements
    .filter(isWhen)
    .filter((one) => isDated(one) && one.role !== "mentions" && !(one.role === "call" && CALLS.test(text.message)));
  const owners = new Map(dated.map((one) => [one, ownerOf(one, statements, text, finds)] as const));
  // Of the only days of a talk nobody is sure that they are another matter's.
  const isKnown = known || dated.some((one) => one.role !== "not" && !owners.get(one) && namedDates([one]).length > 0);
  if (!isKnown) return [...statements];
  const loose = known ? placesOfPeople(statements, text, finds) : [];
  return [...statements, ...loose].map((one) => {
    const of = isWhen(one) ? owners.get(one) : undefined;
    if (!isWhen(one) || !of) return one;
    const facts = factsIn(one).map((fact): Fact => ({ ...fact, of }));
    const also = [...(one.also ?? []), thoughtOf(one.at, statements, text)];
    return { ...one, role: one.role === "call" ? "states" : one.role, also, value: { ...one.value, options: [facts], value: facts } };
  });
}

function ownerOf(one: WhenSaid, all: readonly Statement[], text: Text, finds: readonly Finding[]): Fact["of"] {
  const thought = thoughtOf(one.at, all, text);
  const words = wordsIn(text, thought, one.at);
  if (begins(words, MOVES)) return undefined;
  if (AROUND_HEARING.test(text.message.slice(thought.start, thought.end))) return "other";
  const isNamed = words.some((word) => !DAY_WORDS.test(word) && begins([word], OF_HEARING));
  if (!isNamed && SETTING_UP.test(text.message.slice(thought.start, thought.end))) return "other";
  const isKind =
    begins(words, OF_HEARING) || finds.some(({ kind, ...at }) => kind === "kind" && inside(at, thought) && !inside(at, one.at));
  if (isKind) return undefined;
  if (begins(words, OTHER) || DAY_BEFORE.test(text.message.slice(thought.start, thought.end))) return "other";
  const isOfPeople = begins(words, PEOPLE) || all.some((other) => isSomebody(other) && overlap(other.at, thought));
  return isOfPeople ? "people" : undefined;
}

/** "The interpreter only on the second day": a place that no hours are said of. */
function placesOfPeople(all: readonly Statement[], text: Text, finds: readonly Finding[]): WhenSaid[] {
  const isTaken = (at: Span) => all.some((one) => isWhen(one) && [one.at, ...(one.also ?? [])].some((span) => overlap(span, at)));
  return placesIn(text).flatMap((place): WhenSaid[] => {
    if (place.isBare || place.on === "all" || isTaken(place)) return [];
    const { start, end } = thoughtOf(place, all, text);
    const quote = text.message.slice(start, end);
    const facts: Fact[] = [{ on: place.on, of: "people" }];
    const value = { kind: "days" as const, options: [facts], value: facts, doubts: [], residue: [], start, end, quote };
    const one: WhenSaid = { slot: "when", value, quote, at: { start, end }, role: "states", score: 0.9, sources: ["detector"] };
    return ownerOf({ ...one, at: place }, all, text, finds) ? [one] : [];
  });
}

const PARTS: ReadonlySet<string> = new Set(["witness", "interpreter"]);
/** Witnesses, interpreters and services come for some of the days; parties, counsel and arbitrators come for the hearing. */
const isSomebody = (one: Statement): boolean => one.slot === "service" || (one.slot === "person" && PARTS.has(one.value.part));

/** The clause of a day, and the one before it where it says hardly more than the day. */
function thoughtOf(at: Span, all: readonly Statement[], text: Text): Span {
  const clause = clauseOf(text, at);
  const own = { start: Math.min(clause.start, at.start), end: Math.max(clause.end, at.end) };
  if (wordsIn(text, own, at).length > FEW) return own;
  const sentence = sentenceOf(text, at);
  const before = clausesOf(text.tokens).findLast((one) => one.end <= own.start && one.start >= sentence.start);
  const isFree = before && !all.some((one) => isWhen(one) && isDated(one) && overlap(one.at, before));
  return before && isFree ? { start: before.start, end: own.end } : own;
}

/** So many letters before a day, and behind it, may say what it is of. */
const REACH = 160;

/** The words of a stretch without those of the day itself. */
function wordsIn({ message }: Text, { start, end }: Span, at: Span): string[] {
  const before = message.slice(Math.max(start, at.start - REACH), Math.max(start, at.start));
  const behind = message.slice(Math.min(end, at.end), Math.min(end, at.end + REACH));
  return fold(`${before} ${behind}`)
    .split(/[^\p{L}-]+/u)
    .filter(Boolean);
}

/** Short beginnings are whole words. */
const SHORTEST = 5;
function begins(words: readonly string[], stems: ReadonlySet<string>): boolean {
  for (const word of words) {
    if (stems.has(word) || (word.endsWith("s") && stems.has(word.slice(0, -1)))) return true;
    for (let end = SHORTEST; end < word.length; end++) if (stems.has(word.slice(0, end))) return true;
  }
  return false;
}
