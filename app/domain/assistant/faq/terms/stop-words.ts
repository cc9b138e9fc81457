/** Words that carry no subject: they are in every question and must not decide which answer is given. */
import type { Locale } from "#app/domain/locale.ts";

export const STOP_WORDS: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set(
    "a an and any are as at be been but by can can't could did do does doesn't don't for from get give had has have hello hi how i i'd i'll i'm i've if in is isn't it it's its just know like may me might my need of on one or our out please quick question shall should so some tell than thank thanks that that's the their them then there these they this to too up us very want was we well were what what's when where where's which while who why will with would you you're your also about offer there's sort kind day".split(
      " ",
    ),
  ),
  fr: new Set(
    "a à ai ainsi alors as au aussi aux avec avez avons avoir bonjour c ce cela ces cet cette ceci chez comme comment d dans de des dites donc dois du elle en encore est est-ce et etes etre eu eux faire fait faut il ils j je l la le les leur lui ma mais me merci mes moi mon n ne nos notre nous on ont ou où par pas peu peut peut-on peux plus possible pour pourrais pouvez pouvez-vous puis-je qu quand que quel quelle quelles quels quelqu'un qui quoi s sa savoir se sera ses si son sont sur svp t ta te peuvent tenir toi ton tous tout tres tu un une vais veux vos votre voudrais vous vous-meme y avez-vous est-il ya".split(
      " ",
    ),
  ),
  es: new Set(
    "a al algo algun alguna alguno antes asi aqui buenas buenos como con cual cuales cuando cuanto cuanta de del desde dias donde e el ella ellos en entonces era eres es esa ese eso esta estan estas este esto estos favor fue gracias ha hacen hacer han hay hola la las le les lo los mas me mi mis muy necesito no nos nuestro o os para pero por porque puede pueden puedo que quien quiero quisiera saber se ser si sin sobre son soy su sus tal tambien te tener tengo ti tiene tienen tienes todo tu tus u un una uno unos usted ustedes va vamos voy y ya yo gustaria".split(
      " ",
    ),
  ),
};

/** Where is not what: a city decides whose figures are given (`answerFor`), not which question is answered. */
export const CITIES: ReadonlySet<string> = new Set(
  "toronto montreal miami ottawa grand cayman caiman caimanes caimans gran george town concord".split(" "),
);
