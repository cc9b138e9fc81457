/** Dates told from today: "tomorrow", "in two weeks", "mardi prochain", "el martes que viene", "d'aujourd'hui en huit". */
import { addDays, addMonths, weekday } from "#app/domain/booking/local-date.ts";
import { alternation, MONTHS, NUMBERS, WEEKDAYS } from "./calendar-words.ts";
import type { DateContext, DateMention, DateReading } from "./reading.ts";
import { iso, monthOf, namedWeekday, type WeekdayManner, yearOf } from "./resolve.ts";

const WD = alternation(WEEKDAYS);
const NUM = `(?:\\d{1,3}|${alternation(NUMBERS)})`;
const MON = alternation(MONTHS);
const B = "(?<![a-z0-9])";
const E = "(?![a-z0-9])";

type Rule = readonly [
  pattern: RegExp,
  read: (groups: Record<string, string | undefined>, context: DateContext) => DateReading | null,
  weak?: boolean,
];

const rule = (source: string, read: Rule[1], weak = false): Rule => [new RegExp(`${B}(?:${source})${E}`, "g"), read, weak];
const plus =
  (days: number) =>
  (_: unknown, context: DateContext): DateReading => ({ kind: "day", date: addDays(context.today, days) });
const vague = (): DateReading => ({ kind: "vague" });
const on =
  (manner: WeekdayManner) =>
  (groups: Record<string, string | undefined>, context: DateContext): DateReading | null => {
    const named = WEEKDAYS[groups.weekday ?? ""];
    return named === undefined ? null : namedWeekday(named, manner, context);
  };

function amount(text: string | undefined): number {
  if (!text) return 0;
  return /^\d/.test(text) ? Number(text) : (NUMBERS[text.replace(/\s/g, " ")] ?? 0);
}

function later(groups: Record<string, string | undefined>, context: DateContext): DateReading | null {
  const count = amount(groups.count);
  const unit = groups.unit ?? "";
  if (count === 0 || count > 400) return null;
  if (/^(week|semaine|semana)/.test(unit)) return { kind: "day", date: addDays(context.today, 7 * count) };
  if (/^(month|mois|mes)/.test(unit)) return count > 36 ? null : { kind: "day", date: addMonths(context.today, count) };
  if (/^(business|working|ouvr)/.test(unit) || groups.business) return { kind: "vague" };
  // "Quinze jours" is two weeks and "huit jours" one; "quince días" is said both ways.
  if (/^jour/.test(unit) && (count === 15 || count === 8)) return { kind: "day", date: addDays(context.today, count - 1) };
  if (/^dia/.test(unit) && (count === 15 || count === 8)) {
    return { kind: "options", options: [addDays(context.today, count - 1), addDays(context.today, count)] };
  }
  return { kind: "day", date: addDays(context.today, count) };
}

const RANKS: readonly RegExp[] = [
  /^(?:first|1st|premier|primer)/,
  /^(?:second|2nd|deuxieme|segundo)/,
  /^(?:third|3rd|troisieme|tercer)/,
  /^(?:fourth|4th|quatrieme|cuarto)/,
];

/** "the first Monday in March", "le dernier vendredi de mars" */
function rankedWeekday(groups: Record<string, string | undefined>, context: DateContext): DateReading | null {
  const named = WEEKDAYS[groups.weekday ?? ""];
  const month = MONTHS[groups.month ?? ""];
  if (named === undefined || month === undefined) return null;
  const rank = RANKS.findIndex((pattern) => pattern.test(groups.rank ?? ""));
  const dateIn = (year: number): string => {
    const first = iso(year, month, 1);
    const firstNamed = addDays(first, (named - weekday(first) + 7) % 7);
    if (rank >= 0) return addDays(firstNamed, 7 * rank);
    const fifth = addDays(firstNamed, 28);
    return monthOf(fifth) === month ? fifth : addDays(firstNamed, 21);
  };
  const thisYear = yearOf(context.today);
  const date = groups.year ? dateIn(Number(groups.year)) : dateIn(thisYear) >= context.today ? dateIn(thisYear) : dateIn(thisYear + 1);
  return { kind: date < context.today ? "past" : "day", date };
}

/** "The first Monday of next month", "le deuxième mardi de ce mois". */
function rankedWeekdayOfMonth(groups: Record<string, string | undefined>, context: DateContext): DateReading | null {
  const month = ((monthOf(context.today) - 1 + (groups.next ? 1 : 0)) % 12) + 1;
  const year = yearOf(context.today) + (groups.next && month === 1 ? 1 : 0);
  const name = Object.keys(MONTHS).find((one) => MONTHS[one] === month);
  return rankedWeekday({ ...groups, month: name, year: String(year) }, context);
}

const weekAfterNext = (weekday: string | undefined, context: DateContext): DateReading | null => {
  const next = on("next-week")({ weekday }, context);
  return next?.kind === "day" ? { kind: "day", date: addDays(next.date, 7) } : next;
};

const UNIT = "(?<unit>days?|weeks?|months?|jours?|semaines?|mois|dias?|semanas?|mes(?:es)?)";

const RULES: readonly Rule[] = [
  rule("(?:the )?day after tomorrow|a?pres-?\\s?demain|pasado manana", plus(2)),
  rule("tomorrow|tommorow|tommorrow|tomorow|tmrw|tmr|demain", plus(1)),
  rule("manana", plus(1)),
  rule(
    "today|aujourd'?\\s?hui|hoy(?: mismo)?|this (?:afternoon|morning|evening)|ce (?:matin|soir)|cet apres-midi|esta (?:tarde|manana)",
    plus(0),
    true,
  ),
  rule("yesterday|hier|ayer", (_, context) => ({ kind: "past", date: addDays(context.today, -1) }), true),
  // Told from another day than today: not resolved, so not guessed.
  rule(
    `(?:within|d'ici|sous|dans les|en menos de|before|in the next|over the next|en los proximos|dans les prochaine?s) (?:the |les? |el )?(?:next |prochaine?s )?${NUM} ${UNIT}`,
    vague,
  ),
  rule(
    `(?:in|dans|dentro de|en|de aqui a|within exactly) (?:about |around |environ |unas? |exactly |precisely |exactement |precisement |exactamente )?(?<count>${NUM}) (?<business>business |working |dias? habiles|jours ouvrables)?${UNIT}(?: (?:time|from (?:now|today)))?(?! (?:ouvrables?|habiles?|laborables?))`,
    later,
  ),
  rule(`(?<count>${NUM}) ${UNIT} (?:from (?:now|today)|a partir de hoy|a partir d'aujourd'hui)`, later),
  rule(`(?:de |d')?(?:hoy|aujourd'?\\s?hui) (?:en|dans) (?<count>${NUM}) ${UNIT}`, later),
  rule(`(?:de )?(?:manana|demain) (?:en|dans) (?<count>${NUM}) ${UNIT}`, (groups, context) =>
    later(groups, { ...context, today: addDays(context.today, 1) }),
  ),
  rule(`(?<count>${NUM}) (?<unit>weeks?|days?) from tomorrow`, (groups, context) =>
    later(groups, { ...context, today: addDays(context.today, 1) }),
  ),
  rule("(?:in )?(?:a )?fortnight(?: from (?:now|today))?|d'aujourd'?hui en quinze|dans une quinzaine", plus(14)),
  rule("d'aujourd'?hui en huit|hoy en ocho|a week (?:from )?today|dans une semaine", plus(7)),
  rule("de demain en huit|a week (?:from )?tomorrow", plus(8)),
  rule(
    `(?:a week (?:from )?(?:on )?(?:this )?)(?<weekday>${WD})|(?:le )?(?<weekday2>${WD}) en huit|(?<weekday3>${WD}) week|(?:el )?(?<weekday4>${WD}) en ocho`,
    (g, context) => on("week-after")({ weekday: g.weekday ?? g.weekday2 ?? g.weekday3 ?? g.weekday4 }, context),
  ),
  rule(`(?:le )?(?<weekday>${WD}) en quinze|two weeks from (?:this |next )?(?<weekday2>${WD})`, (g, context) =>
    on("fortnight-after")({ weekday: g.weekday ?? g.weekday2 }, context),
  ),
  rule(`(?:the )?(?<weekday>${WD}) after next`, (g, context) => {
    const next = on("next")(g, context);
    return next?.kind === "day" ? { kind: "day", date: addDays(next.date, 7) } : next;
  }),
  rule(
    `(?:on )?(?:the |le |el )?(?<weekday>${WD}),?(?: of| in| de| de la| de el)? (?:next week|(?:the )?following week|(?:la )?semaine (?:prochaine|suivante|qui vient)|(?:la )?(?:proxima semana|semana (?:que viene|proxima|entrante|que entra|siguiente)))`,
    on("next-week"),
  ),
  rule(
    `(?:next week|(?:la )?semaine prochaine|(?:la )?(?:proxima semana|semana (?:que viene|proxima|entrante))),?(?: on| le| el)?(?: the)? (?<weekday>${WD})`,
    on("next-week"),
  ),
  rule(
    `(?:the )?week after next,?(?: on)?(?: the)? (?<weekday>${WD})|(?:on )?(?:the )?(?<weekday2>${WD}) (?:of |in )?(?:the )?week after next` +
      `|pas la semaine prochaine,? mais (?:la suivante|celle d'apres|l'autre),?(?: le)? (?<weekday3>${WD})` +
      `|no la (?:proxima semana|semana (?:que viene|proxima|entrante)),? sino la (?:siguiente|otra|que sigue),?(?: el)? (?<weekday4>${WD})`,
    (g, context) => weekAfterNext(g.weekday ?? g.weekday2 ?? g.weekday3 ?? g.weekday4, context),
  ),
  rule(`(?:on )?(?:le |el )?(?<weekday>${WD}),? (?:of |de )?(?:this week|cette semaine|esta semana)`, on("this-week")),
  rule(
    `(?:last|this past) (?<weekday>${WD})|(?<weekday2>${WD}) (?:dernier|passe|pasado)|(?:el )?pasado (?<weekday3>${WD})`,
    (g, context) => {
      const named = WEEKDAYS[g.weekday ?? g.weekday2 ?? g.weekday3 ?? ""];
      if (named === undefined) return null;
      const coming = namedWeekday(named, "coming", context);
      return coming.kind === "day" ? { kind: "past", date: addDays(coming.date, -7) } : null;
    },
  ),
  rule(
    `(?:on )?(?:this coming|the coming|this upcoming|the upcoming|coming|upcoming|the first available) (?<weekday>${WD})|(?:le |ce )?(?<weekday2>${WD}) qui (?:vient|s'en vient)|(?:el |este )?(?<weekday3>${WD}) que (?:viene|entra)|(?:el )?(?<weekday4>${WD}) entrante`,
    (g, context) => on("coming")({ weekday: g.weekday ?? g.weekday2 ?? g.weekday3 ?? g.weekday4 }, context),
  ),
  rule(
    `(?:on )?(?:the )?(?:next|nxt|following) (?<weekday>${WD})|(?<weekday2>${WD}) next|(?:le )?(?<weekday3>${WD}) (?:prochain|suivant)|(?:el |este )?proximo (?<weekday4>${WD})|(?:el )?(?<weekday5>${WD}) (?:proximo|siguiente)`,
    (g, context) => on("next")({ weekday: g.weekday ?? g.weekday2 ?? g.weekday3 ?? g.weekday4 ?? g.weekday5 }, context),
  ),
  rule(
    `(?:any|every|each|tous les|chaque|cualquier|cada|todos los) (?:${WD})s?|(?:${WD})s? (?:to|through|-|au|a) (?:${WD})|(?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches)`,
    vague,
  ),
  rule(`(?:on )?(?:this|ce|este) (?<weekday>${WD})`, on("this")),
  rule(`(?:on )?(?:the |le |el )?(?<weekday>${WD})`, on("bare")),
  rule(
    `(?:on )?(?:the |le |el )?(?<rank>first|second|third|fourth|last|1st|2nd|3rd|4th|premier|deuxieme|troisieme|quatrieme|dernier|primer|segundo|tercer|cuarto|ultimo) (?<weekday>${WD}) (?:of|in|de|d'|du mois de|del mes de) ?(?<month>${MON})(?:,? ?(?:de |del |of )?(?<year>20\\d{2}))?`,
    rankedWeekday,
  ),
  rule(
    `(?:on )?(?:the |le |el )?(?<rank>first|second|third|fourth|last|1st|2nd|3rd|4th|premier|deuxieme|troisieme|quatrieme|dernier|primer|segundo|tercer|cuarto|ultimo) (?<weekday>${WD}) (?:of |in |de |du |del )?(?:(?<next>(?:the )?(?:next|following) month|(?:le )?mois (?:prochain|suivant|qui vient)|(?:el )?(?:proximo mes|mes (?:que viene|proximo|entrante|siguiente)))|(?:the |this )month|(?:ce )?mois(?:-ci)?|este mes|mes)(?![a-z])`,
    rankedWeekdayOfMonth,
  ),
  // Feasts move, and whether they are meant is not certain.
  rule(
    `easter monday|good friday|black friday|(?:lundi|dimanche) de paques|vendredi saint|viernes santo|lunes de pascua|(?:before |after |avant |apres |antes de |despues de )?(?:christmas|xmas|new year'?s?|easter|noel|paques|navidad|pascua|thanksgiving|labou?r day|canada day)(?: day| eve)?|(?:the )?week after next`,
    vague,
  ),
  // Words that only narrow it.
  rule(
    `(?:the |la |le )?(?:first|second|third|last|1st|2nd|3rd|premiere|deuxieme|troisieme|derniere|primera|segunda|tercera|ultima) (?:week|half|part|semaine|moitie|semana|mitad|quincena) (?:of|in|de|d'|du mois de) ?(?:the month|${MON})(?: ?(?:de |of )?20\\d{2})?`,
    vague,
  ),
  rule(
    "(?:early|late|later|sometime|mid|some ?time|middle of|end of|beginning of|any ?time|the week (?:of|after))? ?(?:in |during )?(?:the )?(?:next|this|following|coming) (?:week|month|year|quarter|spring|summer|fall|autumn|winter|weekend)",
    vague,
  ),
  rule(
    "(?:(?:au )?debut|(?:a la )?fin|(?:au )?milieu|courant)? ?(?:de )?(?:la semaine|le mois|du mois|l'annee) (?:prochaine?|suivante?)|cette semaine|ce mois-ci|ce mois|fin de semaine|fin du mois|debut du mois",
    vague,
  ),
  rule(
    "(?:a (?:principios|mediados|finales|fines) de )?(?:la |el )?(?:proxim[oa] (?:semana|mes|ano)|(?:semana|mes|ano) (?:que viene|proxim[oa]|entrante|que entra))|esta semana|este mes|fin(?:ales)? de(?:l)? mes|principios de(?:l)? mes",
    vague,
  ),
  rule(
    "(?:the )?(?:end|beginning|middle|start) of (?:the )?(?:month|week|year)|(?:in |over )?(?:the )?(?:coming|next few|next couple of) (?:weeks|days|months)|in a few (?:days|weeks|months)|dans (?:quelques|les prochaine?s) (?:jours|semaines|mois)|en (?:unos|unas|los proximos|las proximas|pocos|pocas) (?:dias|semanas|meses)|in the (?:spring|summer|fall|autumn|winter|new year)|(?:au printemps|cet ete|a l'automne|cet hiver|en primavera|en verano|en otono|en invierno)",
    vague,
  ),
  rule(
    `(?:in|during|early|mid|mid-|late|around|sometime in|some time in|early in|late in|end of|beginning of|middle of|start of|next|this|of|for|en|dans|courant|debut|mi-|mi|fin|(?:au )?debut (?:de |d')|(?:a la )?fin (?:de |d')|(?:a )?(?:principios|mediados|finales|fines|comienzos) de|au mois (?:de|d')|en el mes de|para|pour|hacia|vers|por) ?(?:early |late |mid[- ]|debut |fin |the month of |el mes de )?(?:${MON})(?:\\.?,? ?(?:de |del |of )?20\\d{2})?(?! ?\\d)`,
    vague,
  ),
  rule(
    `(?:january|february|april|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|march|may|mai)(?:,? (?:de |del )?20\\d{2})(?! ?\\d)`,
    vague,
  ),
];

const A_WEEKDAY = new RegExp(`(?<![a-z])(?:${WD})`);

/** Spanish "mañana" is tomorrow, but "por la mañana" and "9 de la mañana" are the morning. */
function isMorning(text: string, start: number): boolean {
  return (
    /(?:^|[^a-z])(?:por|de|en|a|esta|toda)\s(?:la\s)?$/.test(text.slice(Math.max(0, start - 8), start)) &&
    !/(?:para|hasta)\s$/.test(text.slice(Math.max(0, start - 7), start))
  );
}

export function relativeDates(text: string, context: DateContext): DateMention[] {
  const found: DateMention[] = [];
  const hasWeekday = A_WEEKDAY.test(text);
  for (const [pattern, read, weak = false] of RULES) {
    if (!hasWeekday && pattern.source.includes(WD)) continue;
    for (const match of text.matchAll(pattern)) {
      if (match[0] === "manana" && isMorning(text, match.index)) continue;
      const lead = match[0].length - match[0].trimStart().length;
      const reading = read(match.groups ?? {}, context);
      if (reading) found.push({ start: match.index + lead, end: match.index + match[0].trimEnd().length, reading, weak });
    }
  }
  return found;
}
