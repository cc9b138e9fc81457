/** Words of the calendar in the three languages, folded (`../fold.ts`). */

/** Months, 1 to 12. */
export const MONTHS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    "january jan janvier janv enero ene",
    "february feb febuary fevrier fevr fev febrero",
    "march mar mars marzo",
    "april apr avril avr abril abr",
    "may mai mayo",
    "june jun juin junio",
    "july jul juillet juill juil julio",
    "august aug aout agosto ago",
    "september sep sept septembre septiembre setiembre set",
    "october oct octobre octubre",
    "november nov novembre noviembre",
    "december dec decembre diciembre dic",
  ].flatMap((names, index) => names.split(" ").map((name) => [name, index + 1])),
);

/** Weekdays, 0 for Sunday. */
export const WEEKDAYS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    "sunday dimanche domingo",
    "monday lundi lunes",
    "tuesday tuseday mardi martes",
    "wednesday wendesday wensday wednsday mercredi miercoles",
    "thursday thrusday thursdsay jeudi jueves",
    "friday vendredi viernes",
    "saturday samedi sabado",
  ].flatMap((names, index) => names.split(" ").map((name) => [name, index])),
);

/** Short weekdays, read only beside a day of the month ("Tue 3 March"): "sun" and "mon" are words too. */
export const SHORT_WEEKDAYS: Readonly<Record<string, number>> = Object.fromEntries(
  ["sun dim dom", "mon lun", "tue tues", "wed mer mie", "thu thur thurs jeu jue", "fri ven vie", "sat sam sab"].flatMap((names, index) =>
    names.split(" ").map((name) => [name, index]),
  ),
);

/** Small numbers in words. */
export const NUMBERS: Readonly<Record<string, number>> = {
  ...numbered(
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
  ),
  ...numbered("un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt"),
  ...numbered(
    "uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte",
  ),
  a: 1,
  an: 1,
  une: 1,
  una: 1,
  "a couple of": 2,
  "twenty-one": 21,
  thirty: 30,
  "vingt et un": 21,
  "vingt-et-un": 21,
  "vingt-deux": 22,
  "vingt-trois": 23,
  "vingt-quatre": 24,
  "vingt-cinq": 25,
  "vingt-six": 26,
  "vingt-sept": 27,
  "vingt-huit": 28,
  "vingt-neuf": 29,
  trente: 30,
  "trente et un": 31,
  "trente-et-un": 31,
  veintiuno: 21,
  veintidos: 22,
  veintitres: 23,
  veinticuatro: 24,
  veinticinco: 25,
  veintiseis: 26,
  veintisiete: 27,
  veintiocho: 28,
  veintinueve: 29,
  treinta: 30,
  "treinta y uno": 31,
};

/** Days of the month as ordinals. */
export const ORDINALS: Readonly<Record<string, number>> = {
  ...numbered(
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first",
  ),
  premier: 1,
  primero: 1,
  primer: 1,
};

function numbered(names: string): Record<string, number> {
  return Object.fromEntries(names.split(" ").map((name, index) => [name, index + 1]));
}

/** Sources of alternations, longest name first so that "vingt et un" is not read as "vingt". */
export const alternation = (table: Readonly<Record<string, number>>): string =>
  Object.keys(table)
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(" ", "\\s"))
    .join("|");
