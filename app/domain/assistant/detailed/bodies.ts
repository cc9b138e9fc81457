/** Before whom the matter is: the institution of an arbitration, the board of a hearing, the court of a trial. */
import { fold } from "../fold.ts";
import type { Span } from "../phrases.ts";
import type { Reading } from "../reading.ts";
import { isAsked, keepWords, type Whole } from "./found.ts";
import { properAt } from "./proper.ts";

const INSTITUTION =
  /(?<![a-z])(?:(?:the )?(?:international chamber of commerce|adr institute of (?:canada|ontario)|london court of international arbitration|american arbitration association|international cent(?:re|er) for dispute resolution|vancouver international arbitration cent(?:re|er)|canadian international internet dispute resolution cent(?:re|er)|canadian arbitration association|permanent court of arbitration)|chambre de commerce internationale|institut d'arbitrage et de mediation du canada|centre canadien d'arbitrage commercial|cour d'arbitrage de londres|camara de comercio internacional|centro de arbitraje de mexico|camara de comercio de [a-z]+|icc|cci|adric|adrio|lcia|aaa|icdr|jams|uncitral|cnudci|cnudmi|icsid|cirdi|ciadi|vaniac|bcicac|ccac|iamc|pca|cam)(?![a-z])(?:\s(?:rules|arbitration rules))?/;
const NO_WORD = /^(?:icc|cci|adric|adrio|lcia|icdr|uncitral|cnudci|cnudmi|icsid|cirdi|ciadi|vaniac|bcicac)(?![a-z])/;
const BODY_CUE =
  /(?<![a-z])(?:before|in front of|to|devant|ante)\s(?:the |le |la |l'|el )?(?=\S)|(?:adjudicating body|decision[- ]maker|organisme decisionnel|organo decisorio)\s?(?:is|:|est|es)\s?(?:the |le |la |l'|el )?/g;
const A_BODY =
  /\b(?:board|tribunal|commission|committee|council|college|regie|conseil|comite|ordre|junta|comision|consejo|colegio|panel|authority|autorite|bureau|agency)\b/;
const COURT_PLACE =
  /(?<![a-z])(?:(?:at |in )?(?:the )?(?:[a-z'-]+ ){1,3}court-?house|court-?house (?:at|in|on) [^.,;\n]{3,60}|palais de justice (?:de |d'|du )[a-z' -]{3,40}?(?=[.,;\n]|$|\s(?:le|a|avec|et)\s)|juzgados? (?:de|en) [a-z' -]{3,40}?(?=[.,;\n]|$|\s(?:el|a|con|y)\s)|palacio de justicia de [a-z' -]{3,40}?(?=[.,;\n]|$|\s(?:el|a|con|y)\s))/;
const COURT_LABEL =
  /(?<![a-z])(?:location of the court|court location|court address|the court (?:is|sits|is located|is sitting)(?= (?:at|in))|(?:the )?trial (?:is|takes place|will be)(?= at)|lieu (?:de la cour|ou siege la cour)|(?:la cour|le tribunal) (?:siege|est|se trouve)(?= (?:au|a|dans))|le proces (?:a lieu|aura lieu|se tient|se tiendra)(?= (?:au|a))|ubicacion del (?:tribunal|juzgado)|el (?:tribunal|juzgado) (?:esta|sesiona|se encuentra)(?= en)|el juicio (?:es|sera)(?= en))\s?(?:is|:|est|es)?\s?(?:(?:at|in|au|a la|a|en el|en la|en)\s)?/;

export function readBodies(whole: Whole): void {
  const { reading, proceeding } = whole;
  if (proceeding === "arbitration" || isAsked(whole, "arbitrationAuthority")) {
    const match = INSTITUTION.exec(reading.folded);
    const short = match && match[0].replace(/\s.*$/, "").length <= 6 && !match[0].includes(" ");
    // Initials are written large; "jams" and "cam" are words too.
    if (match && (!short || NO_WORD.test(match[0]) || /^\p{Lu}{3}/u.test(reading.raw.slice(match.index)))) {
      const span = { start: match.index, end: match.index + match[0].length };
      const article = /^the /.exec(match[0])?.[0].length ?? 0;
      keepWords(whole, "arbitrationAuthority", { start: span.start + article, end: span.end });
    } else if (/(?<![a-z])ad hoc(?![a-z])/.test(reading.folded)) {
      const at = reading.folded.search(/(?<![a-z])ad hoc(?![a-z])/);
      keepWords(whole, "arbitrationAuthority", { start: at, end: at + 6 });
    }
  }
  if (proceeding === "hearing_board" || isAsked(whole, "adjudicatingBody")) {
    for (const match of reading.folded.matchAll(BODY_CUE)) {
      const start = match.index + match[0].length;
      const body = bodyAt(reading, start);
      if (body && A_BODY.test(reading.plain(body))) {
        keepWords(whole, "adjudicatingBody", body);
        break;
      }
    }
  }
  if (proceeding === "court_trial" || isAsked(whole, "trialCourtLocation")) {
    const label = COURT_LABEL.exec(reading.folded);
    const place = label ? null : COURT_PLACE.exec(reading.folded);
    if (label) {
      const start = label.index + label[0].length;
      const text = /^[^;\n]{2,120}?(?=[;\n]|\.\s|\.?$|,\s(?:and|et|y)\s)/.exec(reading.raw.slice(start))?.[0];
      if (text) keepWords(whole, "trialCourtLocation", { start, end: start + text.length }, { start: label.index, end: start });
    } else if (place) {
      const lead = /^(?:at |in )?(?:the )?/.exec(place[0])?.[0].length ?? 0;
      const span = { start: place.index + lead, end: place.index + place[0].length };
      if (/\p{Lu}/u.test(reading.words(span))) keepWords(whole, "trialCourtLocation", span);
    }
  }
}

/** A public body's name: capitals, with small words of French and Spanish names ("Tribunal administratif du travail"). */
function bodyAt(reading: Reading, from: number): Span | null {
  if (!/^\p{Lu}/u.test(reading.raw[from] ?? "")) return null;
  const run = properAt(reading, from, reading.raw.length);
  const small =
    /^\p{Lu}[\p{L}'’-]+(?:[ \u00a0](?:de la|de l['’]|des|du|de|del|of|and|et|y|la|les|l['’])?[ \u00a0]?(?:l['’])?(?!(?:on|in|at|le|à|el|en|avec|with|con|and|pour|for)[ \u00a0])[\p{L}'’-]+){1,6}/u.exec(
      reading.raw.slice(from),
    )?.[0];
  if (!run) return null;
  return /^(?:tribunal|commission|conseil|regie|comite|comision|junta|consejo|comite|ordre|colegio)/.test(
    fold(reading.raw.slice(from, from + 14)),
  ) && small
    ? { start: from, end: Math.max(run.end, from + small.length) }
    : run;
}
