/** Which fields are named: those of the fast booking by its lexicons, people's by role and facet, the rest by its table. */
import { DRAFT_FIELDS, type DraftField } from "#app/domain/booking/draft-fields.ts";
import { isFastField } from "#app/domain/booking/fast-values.ts";
import { phrasesOf } from "../lexicon/lexicons.ts";
import { anyOf, type Mention, overlaps, spansOf } from "../phrases.ts";
import { lazy } from "./found.ts";
import { DETAILED_NAMES } from "./lexicon/field-names.ts";
import { FACETS, type Facets, ROLE_WORDS } from "./lexicon/roles.ts";

const FACET_WORDS: Readonly<Record<keyof Facets, string>> = {
  name: "(full )?name|nom|nombre",
  firm: "(law )?firm( name)?|cabinet|despacho|bufete|firma",
  email: "e-?mail( address)?|(adresse )?courriel|correo( electronico)?",
  phone: "(tele)?phone( number)?|(numero de )?telephone|(numero de )?telefono",
};
/** A role by itself asks for who has it. */
const OF_ROLE = "(du |de la |de l'|des |d'|de |del |of the |for the |of |for )";

function peopleNames(): [DraftField, string[]][] {
  return Object.entries(FACETS).flatMap(([role, facets]) =>
    (Object.entries(facets) as [keyof Facets, DraftField][]).map(([facet, field]): [DraftField, string[]] => {
      const roles = `(${ROLE_WORDS[role as keyof typeof FACETS].join("|")})`;
      const names = [`${roles}('s|s'|')? (${FACET_WORDS[facet]})`, `(${FACET_WORDS[facet]}) ${OF_ROLE}(le |la |l')?${roles}`];
      return [field, facet === "name" ? [...names, roles] : names];
    }),
  );
}

const NAMES = lazy((): readonly [DraftField, RegExp][] => {
  const people = peopleNames();
  return DRAFT_FIELDS.flatMap((field): [DraftField, RegExp][] => {
    const phrases = isFastField(field)
      ? phrasesOf((lexicon) => lexicon.fieldNames[field])
      : [...(DETAILED_NAMES[field] ?? []), ...people.flatMap(([one, names]) => (one === field ? names : []))];
    return phrases.length > 0 ? [[field, anyOf(phrases)]] : [];
  });
});

/** Fields named in a folded text, the longer name winning ("witness name" names no visitor). */
export function fieldsNamed(text: string): Mention<DraftField>[] {
  const all = NAMES().flatMap(([value, pattern]) => spansOf(pattern, text).map((span) => ({ ...span, value })));
  const length = (one: Mention<DraftField>) => one.end - one.start;
  return all
    .filter((one) => !all.some((other) => other.value !== one.value && overlaps(one, other) && length(other) > length(one)))
    .sort((a, b) => a.start - b.start);
}
