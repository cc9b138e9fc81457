/** "Can you hold the room?": asked for a promise that nobody but staff may give, so no answer of the catalogue fits. */

/** What is kept for somebody, by language; the little words before it are its determiners. */
const ASKED: readonly { keep: string; little: string; what: string }[] = [
  {
    keep: "hold|keep|save|block",
    little: "me|us|the|a|that|this|those|these|my|our|both|onto",
    what: "rooms?|dates?|days?|space|slot|spot|it|them",
  },
  {
    keep: "garder|gardez|retenir|retenez|bloquer|bloquez",
    little: "la|le|les|une|ces|cette|ma|notre|nos",
    what: "salles?|dates?|jours?|places?",
  },
  {
    keep: "apartar|aparten|guardar|guarden|retener|bloquear|separar|separen",
    little: "la|las|el|los|una|un|esa|esas|ese|mi|nuestra",
    what: "salas?|fechas?|días?|lugar|espacio",
  },
];
const HOLDS = ASKED.map(({ keep, little, what }) => new RegExp(`\\b(?:${keep})\\s(?:(?:${little})\\s){0,2}(?:${what})(?!\\p{L})`, "iu"));

/** True where a question asks us to keep a room or days; how many a room holds is another question. */
export const asksToHold = (question: string): boolean => HOLDS.some((asked) => asked.test(question));
