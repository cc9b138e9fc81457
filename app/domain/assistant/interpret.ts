/**
 * The language understanding of the embedded assistant: what one message says, in English, French or
 * Spanish, without any model. Nothing is invented: every value carries the visitor's own words, and words
 * that read two ways are handed back as such.
 */

import { DRAFT_FIELDS, type DraftField } from "../booking/draft-fields.ts";
import { offeredLocationTypes } from "../booking/effects.ts";
import { FAST_FIELDS } from "../booking/fast-values.ts";
import { TRANSCRIPT_PROCEEDINGS } from "../booking/vocabulary.ts";
import { findActs } from "./acts.ts";
import { chooseAttendance } from "./attendance.ts";
import { findAvailability } from "./availability.ts";
import { withCapitals } from "./capitals.ts";
import { checkField } from "./check-field.ts";
import { isAbuse, isHostile, isNonsense } from "./conduct.ts";
import { answeredFirm } from "./contact/answered-firm.ts";
import { chooseEmail, chooseFirm, choosePhone, missedContact } from "./contact/choose.ts";
import { findName } from "./contact/contact.ts";
import { isGivenName } from "./contact/name.ts";
import { fieldsToChange, hasCorrection, soundsLikeCorrection } from "./corrections.ts";
import { chooseDate, isMeant } from "./dates/choose-date.ts";
import { findDescription } from "./description.ts";
import { fieldsNamed } from "./detailed/field-names.ts";
import { isOneOf, ofSeveralDays } from "./detailed/kinds.ts";
import { type ContactField, isOfOthers, mayBeContact, namesOthers } from "./detailed/own-contact.ts";
import { readWhole } from "./detailed/read-whole.ts";
import { refusedByName, requiredOf } from "./detailed/refused.ts";
import { readFacts } from "./facts.ts";
import { fold, words } from "./fold.ts";
import type { AmbiguousDate, FoundField, Interpretation, InterpretationContext, InvalidField } from "./interpretation.ts";
import { detectLanguage, requestedLanguage } from "./language.ts";
import { overlaps, type Span } from "./phrases.ts";
import { chooseCity } from "./places.ts";
import { chooseProceeding, settlesProceeding } from "./proceeding.ts";
import { asksAvailability, findQuestions, PREFERS } from "./questions.ts";
import { Reading } from "./reading.ts";
import { findRefusals } from "./refusals.ts";
import { findRequirements, labelledRequirements, wishWords } from "./requirements.ts";
import { chooseTime } from "./times.ts";
import { withoutSlips } from "./typed-slips.ts";
import { callRefusal, withRefusedCalls } from "./unwanted-calls.ts";
import { findUrgency } from "./urgency.ts";
import { addFormActs, findAskedOfTheForm } from "./why.ts";

/** The fast booking's fields in the order they are asked, then the rest in the form's. */
const ORDER: readonly DraftField[] = [...new Set<DraftField>([...FAST_FIELDS, ...DRAFT_FIELDS])];

/** Longer messages are read this far: the chat takes 4,000 characters. */
const LONGEST = 6000;

/** Reads `message` against `context`. Pure; never throws; the same message and context give the same answer. */
export function interpret(message: string, context: InterpretationContext): Interpretation {
  const reading = readingOf(message, context);
  const language = detectLanguage(reading.raw);
  const requested = requestedLanguage(reading.raw);
  const base = { language, requestedLanguage: requested };
  if (isHostile(reading.folded))
    return { ...base, ...(beforeHostility(reading, context, language ?? context.locale) ?? NOTHING), acts: ["hostile"] };
  if (isNonsense(reading.raw, reading.folded)) return { ...base, ...NOTHING, acts: ["nonsense"] };
  return { ...base, ...withRefusedCalls(read(reading, context, language ?? context.locale), message.slice(0, LONGEST)) };
}

/** The message as it is read: with the capitals of its names, and without the slips of the fingers that have one meaning. */
function readingOf(message: string, { asked, locale }: InterpretationContext): Reading {
  const typed = message.slice(0, LONGEST).normalize("NFC");
  const namesAsked = asked.some((field) => isOneOf(field, ...NAMED));
  const { text, origin, slips } = withoutSlips(withCapitals(typed, asked), { language: detectLanguage(typed), spoken: locale, namesAsked });
  return new Reading(text, typed, origin, slips);
}

/** Kinds of fields that are stored letter by letter. */
const NAMED = ["name", "firm", "line", "counsel"] as const;

/** Fields to which more is added as it is said. */
const GROWS: readonly DraftField[] = ["specialRequirements", "additionalCounselList", "transcriptSeniorServices"];
const SMALL_TALK = /^¿?(?:how are you|how's it going|comment (?:allez-vous|ca va|vas-tu)|ca va|como (?:esta|estas|estan)|que tal)\b/;

type Content = Omit<Interpretation, "language" | "requestedLanguage">;
const NOTHING: Content = {
  acts: [],
  fields: [],
  declined: [],
  invalid: [],
  ambiguousDate: null,
  questions: [],
  availability: [],
  toChange: [],
  whyOf: [],
};

/**
 * Facts told before an order to the machinery are the visitor's own; the order and all that follows it are
 * not read, and nothing in such a message says yes. Abuse voids the whole message.
 */
function beforeHostility(reading: Reading, context: InterpretationContext, locale: InterpretationContext["locale"]): Content | null {
  if (isAbuse(reading.folded)) return null;
  const from = reading.sentences.find((sentence) => isHostile(reading.plain(sentence)))?.start ?? 0;
  const before = reading.until(from);
  if (from === 0 || isHostile(before.folded)) return null;
  const content = read(before, { ...context, asked: [], summaryShown: false }, locale);
  return content.fields.length > 0 ? { ...NOTHING, fields: content.fields } : null;
}

function read(reading: Reading, context: InterpretationContext, locale: InterpretationContext["locale"]): Content {
  const { asked, values } = context;
  const questions = findQuestions(reading, asked.includes("caseDescription"));
  const ofForm = findAskedOfTheForm(reading, context.form ?? "fast", questions);
  const whole =
    context.form === "detailed"
      ? readWhole(reading, context, [...questions.filter((question) => question.kind === "information"), ...(ofForm.why?.spans ?? [])])
      : null;
  const facts = readFacts(reading, context);
  const wonders = findAvailability(reading, facts, questions, context);
  const { acts, spoken } = findActs(reading, context, questions, locale);
  if (callRefusal(reading.raw) !== null) acts.delete("human");
  addFormActs(ofForm, context.form ?? "fast", acts, spoken);
  // "No. The case is about unpaid rent." to a summary
  const correcting = hasCorrection(reading) || (context.summaryShown && acts.has("deny"));
  const closed: Span[] = [
    ...questions.filter((question) => question.kind === "information"),
    ...(facts.signature ? [facts.signature] : []),
    ...(whole?.answered ?? []),
    ...wonders.filter(({ further }) => further),
  ];
  const isClosed = (span: Span) => closed.some((one) => overlaps(one, span));
  const open = <T extends Span>(spans: readonly T[]) => spans.filter((span) => !isClosed(span));

  const fields: FoundField[] = [];
  const invalid: InvalidField[] = [];
  const spans: Span[] = [];
  const put = (field: DraftField, value: string, span: Span, implied = false): void => {
    const evidence = reading.typed(span);
    // Free text is the visitor's own, letter by letter.
    const letters = isOneOf(field, ...NAMED, "story", "text") ? reading.asTyped(value, span) : value;
    const checked = checkField(field, value === reading.words(span) && isOneOf(field, "story", "text") ? evidence : letters);
    if (!checked.ok || fields.some((found) => found.field === field) || evidence.trim() === "") return;
    // "807 555 0106" is nobody's name, whatever was asked.
    if (isOneOf(field, "name") && /\d{3}/.test(checked.value)) return;
    if (isWondered(field, checked.value, span)) return;
    const replaces = values[field] !== undefined && values[field] !== checked.value;
    const correction = soundsLikeCorrection(reading, span)
      ? replaces || !implied
      : replaces && !GROWS.includes(field) && !asked.includes(field);
    fields.push({ field, value: checked.value, evidence: evidence.trim(), correction });
    spans.push(span);
  };

  /** A question about free rooms changes nothing that is settled: "is the 17th free?" is no wish for the 17th yet. */
  function isWondered(field: DraftField, value: string, span: Span): boolean {
    const known = values[field];
    // The room that is asked for is whatever room: it is no boardroom hired without a hearing.
    if (value === "boardroom_only" && wonders.some((one) => overlaps(one, span))) return true;
    if (known === undefined || known === value || soundsLikeCorrection(reading, span)) return false;
    // A question that is none we know moves nothing either: "just curious, ho many rooms do you have in Miami?"
    const unclear = questions.filter(
      (one) => one.kind === "fragment" && words(reading.plain(one)).length > 5 && !PREFERS.test(reading.plain(one)),
    );
    return [...wonders, ...(asked.includes(field) ? [] : unclear)].some((one) => overlaps(one, span));
  }

  for (const found of whole?.found ?? []) put(found.field, found.value, found);
  invalid.push(...(whole?.invalid ?? []));

  // Who it is: taken from the whole message, signature included.
  const own = (field: ContactField, span: Span) => !whole || mayBeContact(field, span, whole);
  const email = chooseEmail(
    facts.emails.filter((one) => own("contactEmail", one)),
    facts.signature,
    reading,
  );
  if (email?.ok) put("contactEmail", email.value, email);
  else if (email) invalid.push({ field: "contactEmail", evidence: reading.typed(email), code: "email_required" });
  const phone = choosePhone(
    facts.phones.filter((one) => own("contactPhone", one)),
    reading,
  );
  if (phone?.ok) put("contactPhone", phone.value, phone);
  else if (phone) invalid.push({ field: "contactPhone", evidence: reading.typed(phone), code: "phone_required" });
  const signature = facts.signature && own("contactName", facts.signature) ? facts.signature : null;
  const firm = chooseFirm(
    { ...facts, signature, firms: facts.firms.filter((one) => own("contactFirm", one)) },
    reading,
    closed.filter((span) => span !== facts.signature),
  );
  const nameAllowed = !questions.some(
    (question) => question.kind === "information" && question.start === 0 && question.end >= reading.raw.trimEnd().length,
  );
  const name = nameAllowed
    ? findName(reading, asked, signature, values.contactName, whole !== null && isOfOthers("contactName", context, correcting))
    : null;
  const isOthers =
    whole !== null && name !== null && namesOthers(whole) && words(reading.plain(name)).length === 1 && !isGivenName(name.value);
  if (name && !isOthers && !questions.some((question) => question.kind === "information" && overlaps(question, name))) {
    put("contactName", name.value, name);
    reading.take(name);
  }

  // A city that the visitor chose before; one that a rule put there is no choice.
  const settledCity = asked.includes("location") || values.locationType === "virtual" ? undefined : values.location;
  // What the case is about, told before the rest is chosen: dates and words inside the story choose nothing.
  const recognised = [
    ...facts.emails,
    ...facts.phones,
    ...facts.dates.filter((one) => isMeant(one, reading, asked.includes("preferredDate"), closed)),
    ...facts.times,
    // The first city named is where to meet; another one is part of the story.
    ...facts.cities.filter(
      (city, _, all) =>
        city.chosen && city.value === all.find((one) => one.chosen)?.value && (!settledCity || correcting || city.value === settledCity),
    ),
    ...facts.attendance,
    ...spans,
    ...(whole?.seen ?? []),
    ...(firm ? [firm] : []),
  ];
  const isRequired = whole ? requiredOf(values) : undefined;
  const refusals = findRefusals(reading, asked, closed, isRequired);
  const declined = refusals.declined;
  // "They are self-represented" declines no firm of the visitor's.
  if (whole && (isOfOthers("contactFirm", context, correcting) || namesOthers(whole)))
    for (const one of [...declined]) if (one.field === "contactFirm") declined.splice(declined.indexOf(one), 1);
  for (const named of whole && isRequired ? refusedByName(reading) : []) {
    if (!isRequired?.(named.value)) declined.push({ field: named.value, evidence: reading.typed(named), span: named });
    else if (asked.includes(named.value)) acts.add("deny");
  }
  // "No, the case is about…": the little word closes nothing.
  const refused = [...declined.map((one) => one.span), ...(refusals.refused ? [refusals.refused] : [])].filter(
    (span) => span.end - span.start > 4 || span.end - span.start >= reading.raw.trim().length,
  );
  const busy = [...closed, ...spoken, ...refused];
  const urgency = findUrgency(reading, asked.includes("urgencyLevel"));
  const labelled = labelledRequirements(reading);
  // "I'm back. Where were we?" and "please have somebody call me" tell nothing of the case.
  const isAside = (acts.has("summary") || acts.has("human")) && words(reading.folded).length <= 20;
  const story = isAside
    ? null
    : findDescription(reading, {
        asked: asked.includes("caseDescription"),
        askedFirst: asked[0] === "caseDescription",
        known: values.caseDescription !== undefined,
        correcting,
        facts: urgency ? [...recognised, urgency] : recognised,
        urgency,
        contacts: [...facts.emails, ...facts.phones, ...spans],
        understood: whole?.seen ?? [],
        booking: [...facts.proceedings, ...facts.cities],
        closed: [...busy, ...questions, ...(labelled ? [{ start: labelled.label, end: labelled.end }] : [])],
      });
  if (story) closed.push(story);

  const proceeding = chooseProceeding(open(facts.proceedings), reading, correcting);
  if (proceeding && settlesProceeding(proceeding, reading, context)) put("proceedingType", proceeding.value, proceeding);
  const type = fields.find((found) => found.field === "proceedingType")?.value ?? values.proceedingType;
  const city = chooseCity(open(facts.cities), reading, correcting);
  readAttendance();
  if (city) put("location", city.value, city);

  // "How are you today?" is small talk, with a slip in it too.
  const wished = facts.dates.filter(
    (one) =>
      !/^(?:today|aujourd'hui|hoy)$/.test(reading.plain(one)) ||
      asked.includes("preferredDate") ||
      !questions.some((question) => overlaps(question, one) && question.kind !== "request" && words(reading.plain(question)).length <= 6),
  );
  const date = chooseDate(wished, reading, context, closed, correcting);
  let ambiguousDate: AmbiguousDate | null = null;
  if (date.kind === "day") put("preferredDate", date.date, date.span);
  else if (date.kind === "ambiguous") ambiguousDate = { evidence: reading.typed(date.span).trim(), options: date.options };
  else if (date.kind === "invalid") invalid.push({ field: "preferredDate", evidence: reading.typed(date.span).trim(), code: date.code });

  const time = chooseTime(open(facts.times), reading, asked.includes("startTime") && date.kind !== "day", correcting);
  if (time?.ok) put("startTime", time.value, time);
  else if (time) invalid.push({ field: "startTime", evidence: reading.typed(time), code: "time_invalid" });
  const zone = open(facts.zones)[0];
  if (
    zone &&
    (time || fields.some((one) => /tartTime$/.test(one.field)) || asked.includes("timeZone") || words(reading.folded).length <= 8)
  )
    put("timeZone", zone.value, zone);

  if (urgency && !isClosed(urgency)) put("urgencyLevel", urgency.value, urgency);
  else if (date.kind === "day" && date.date === context.today && values.urgencyLevel === undefined)
    put("urgencyLevel", "emergency", date.span);

  const company =
    firm ??
    ((acts.size === 0 || acts.has("affirm")) &&
    !(whole && (!name || isOthers) && namesOthers(whole)) &&
    !declined.some((one) => one.field === "contactFirm")
      ? answeredFirm(
          reading,
          asked,
          [
            ...busy.filter((one) => one !== facts.signature),
            ...closed.filter((one) => one !== facts.signature),
            ...questions,
            ...spans,
            ...(labelled ? [labelled] : []),
          ],
          name,
        )
      : null);
  if (company) put("contactFirm", company.value, company);
  const wish =
    labelled ??
    findRequirements(reading, {
      asked: asked[0] === "specialRequirements" && !acts.has("human") && !correcting && !acts.has("unchanged"),
      facts: [...recognised, ...spans],
      closed: [...closed, ...busy, ...(whole?.aside ?? []), ...questions.filter((question) => question.kind === "fragment")],
      transcript: type !== undefined && TRANSCRIPT_PROCEEDINGS.includes(type as never),
    });
  if (wish) put("specialRequirements", wishWords(reading, wish, whole?.seen ?? []), wish);
  if (story) put("caseDescription", reading.words(story), story);
  else if (isPlainlyTheStory()) {
    const whole = { start: 0, end: reading.raw.trimEnd().length };
    put("caseDescription", reading.words(whole), whole);
    acts.delete("question");
    questions.length = 0;
  }

  const toChange = changes();
  missed();
  if (refusals.refused && asked.length > 0) acts.add("deny");
  // "No" to a service is its answer, and refuses nothing.
  if (asked.length > 0 && asked.every((field) => isOneOf(field, "flag", "count") && fields.some((found) => found.field === field)))
    acts.delete("deny");
  if (acts.has("human"))
    for (const found of [...fields]) if (found.field === "specialRequirements") fields.splice(fields.indexOf(found), 1);
  // "I don't know yet, sometime in March": nothing to choose from, and nothing to ask again.
  if (ambiguousDate?.options.length === 0 && declined.some((one) => one.field === "preferredDate")) ambiguousDate = null;
  // "Yes, Montreal, all correct" writes nothing; if it names anything else, it is no yes.
  if (acts.has("confirm")) {
    if (fields.some((found) => values[found.field] !== found.value)) acts.delete("confirm");
    else fields.length = 0;
  }
  const asking = askedQuestions();
  if (asking.length + wonders.length > 0) acts.add("question");
  const found = new Set(fields.map((one) => one.field));
  if (ambiguousDate) found.add("preferredDate");
  return {
    acts: [...acts],
    fields: [...fields].sort((a, b) => ORDER.indexOf(a.field) - ORDER.indexOf(b.field)),
    declined: declined.filter((one) => !found.has(one.field)).map(({ field, evidence }) => ({ field, evidence: evidence.trim() })),
    invalid: invalid.filter((one, index) => !found.has(one.field) && invalid.findIndex((other) => other.field === one.field) === index),
    ambiguousDate,
    questions: asking,
    availability: wonders.map(({ ask }) => ask),
    toChange,
    whyOf: ofForm.why?.fields ?? [],
  };

  /** Asked for the story alone, they say the same words again that were not taken for one: "how much the bakery is worth". */
  function isPlainlyTheStory(): boolean {
    const said = reading.folded.trim();
    return (
      asked.length === 1 &&
      asked[0] === "caseDescription" &&
      (context.earlier ?? []).some((message) => fold(message.normalize("NFC")).includes(said)) &&
      fields.length + invalid.length + declined.length + wonders.length === 0 &&
      !refusals.refused &&
      !reading.raw.includes("?") &&
      words(reading.folded).length >= 4 &&
      ![...acts].some((act) => act !== "question") &&
      !ofForm.why
    );
  }

  function readAttendance(): void {
    const said = chooseAttendance(open(facts.attendance), reading, correcting);
    // "The remote side joins by Zoom" describes a hybrid hearing and does not change it.
    const way = whole && values.locationType === "in_person_and_virtual" && !correcting && !asked.includes("locationType") ? null : said;
    const isTranscript = type !== undefined && TRANSCRIPT_PROCEEDINGS.includes(type as never);
    if (way) {
      const offered = offeredLocationTypes(type as never);
      if (offered.includes(way.value)) put("locationType", way.value, way);
      else if (!isTranscript) invalid.push({ field: "locationType", evidence: reading.typed(way), code: "location_type_not_offered" });
    } else if (fields.some((found) => found.value === "virtual_hearing") && proceeding) {
      put("locationType", "virtual", proceeding);
    } else if (city && values.locationType === undefined && !isTranscript && type !== "virtual_hearing" && facts.attendance.length === 0) {
      put("locationType", "in_person", city, true);
    }
  }

  /** An answer that was plainly meant for what was asked, and cannot be used. */
  function missed(): void {
    const taken = new Set(fields.map((one) => one.field));
    const aside =
      busy.some((span) => span.start <= 1 && span.end >= reading.raw.trimEnd().length - 1) || acts.has("human") || toChange.length > 0;
    if (aside) return;
    const miss = missedContact(reading, asked, taken, acts);
    if (miss) invalid.push({ field: miss.field, evidence: miss.evidence, code: miss.code });
    if (
      asked[0] === "caseDescription" &&
      !taken.has("caseDescription") &&
      fields.length === 0 &&
      invalid.length === 0 &&
      acts.size === 0 &&
      questions.length === 0 &&
      !ambiguousDate
    ) {
      const evidence = reading.typed({ start: 0, end: reading.raw.length }).trim();
      if (evidence) invalid.push({ field: "caseDescription", evidence, code: "description_required" });
    }
  }

  function changes(): DraftField[] {
    const given = new Set<DraftField>([...fields.map((one) => one.field), ...invalid.map((one) => one.field)]);
    if (ambiguousDate) given.add("preferredDate");
    const named = whole
      ? fieldsToChange(reading, fieldsNamed(reading.folded)).flatMap((field) => ofSeveralDays(field, values))
      : fieldsToChange(reading);
    return named.filter((field) => !given.has(field) && !(field === "contactName" && given.has("contactFirm")));
  }

  /** Questions that an answer is looked up for: not those that are an act of their own. */
  function askedQuestions(): string[] {
    if (requestedLanguage(reading.raw)) return [];
    return questions
      .filter((question) => !wonders.some((one) => overlaps(one, question)))
      .filter((question) => !spoken.some((span) => overlaps(span, question)) && !SMALL_TALK.test(reading.plain(question)))
      .filter((question) => {
        if (question.kind === "information") return !toChange.length || !/chang|modif|cambi|corri/.test(reading.plain(question));
        if (question.kind === "request") return asksAvailability(reading, question);
        return (
          !spans.some((span) => overlaps(span, question)) &&
          !ambiguousDate &&
          !acts.has("affirm") &&
          !acts.has("deny") &&
          words(reading.plain(question)).length > 0 &&
          !toChange.length
        );
      })
      .map((question) => reading.typed(question).trim());
  }
}
