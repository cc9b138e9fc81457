/** Numbers and ordinals in words. */
import { counted } from "./words.ts";

const EN_ONES = counted("one two three four five six seven eight nine");
const EN_TENS = counted("twenty thirty forty fifty sixty seventy eighty ninety", 2);
const EN_NTH = counted("first second third fourth fifth sixth seventh eighth ninth");

export const EN_NUMBERS: Readonly<Record<string, number>> = Object.fromEntries([
  ...EN_ONES,
  ...counted("ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen", 10),
  ...EN_TENS.flatMap(([ten, n]): [string, number][] => [
    [ten, n * 10],
    ...EN_ONES.map(([one, m]): [string, number] => [`${ten} ${one}`, n * 10 + m]),
  ]),
  ["a couple of", 2],
  ["a couple", 2],
  ["couple of", 2],
  ["a dozen", 12],
  ["half a dozen", 6],
  ["two dozen", 24],
]);

export const EN_ORDINALS: Readonly<Record<string, number>> = Object.fromEntries([
  ...EN_NTH,
  ...counted("tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth", 10),
  ...EN_NTH.map(([one, m]): [string, number] => [`twenty ${one}`, 20 + m]),
  ["thirtieth", 30],
  ["thirty first", 31],
]);

const FR_ONES = counted("un deux trois quatre cinq six sept huit neuf");
const FR_TEENS = counted("dix onze douze treize quatorze quinze seize dix_sept dix_huit dix_neuf", 10);
const FR_TENS = counted("vingt trente quarante cinquante soixante", 2);

/** Vingt et un, vingt-deux … soixante-neuf. */
const FR_BELOW_SEVENTY = FR_TENS.flatMap(([ten, n]): [string, number][] => [
  [ten, n * 10],
  [`${ten} et un`, n * 10 + 1],
  [`${ten} un`, n * 10 + 1],
  [`${ten} et une`, n * 10 + 1],
  ...FR_ONES.slice(1).map(([one, m]): [string, number] => [`${ten} ${one}`, n * 10 + m]),
]);
/** Soixante-dix, quatre-vingt-trois, quatre-vingt-dix-sept, and septante, nonante of the Swiss and Belgians. */
const FR_ABOVE = [
  ...FR_TEENS.map(([teen, n]): [string, number] => [n === 11 ? "soixante et onze" : `soixante ${teen}`, 60 + n]),
  ...[...FR_ONES, ...FR_TEENS].map(([name, n]): [string, number] => [`quatre vingt ${name}`, 80 + n]),
  ...counted("quatre_vingts", 80),
  ...counted("septante", 70),
  ...counted("nonante", 90),
];
const FR_NTH = "deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme onzieme douzieme";

export const FR_NUMBERS: Readonly<Record<string, number>> = Object.fromEntries([
  ...FR_ONES,
  ...FR_TEENS,
  ...FR_BELOW_SEVENTY,
  ...FR_ABOVE,
  ["une douzaine de", 12],
  ["une douzaine", 12],
  ["une dizaine de", 10],
  ["une dizaine", 10],
  ["une vingtaine", 20],
  ["une trentaine", 30],
  ["une quinzaine de", 15],
  ["une vingtaine de", 20],
  ["une trentaine de", 30],
  ["une quarantaine de", 40],
  ["une cinquantaine de", 50],
  ["une centaine de", 100],
  ["une couple de", 2],
  ["une couple d'", 2],
]);

export const FR_ORDINALS: Readonly<Record<string, number>> = Object.fromEntries([
  ...counted(FR_NTH, 2),
  ["premier", 1],
  ["premiere", 1],
  ["second", 2],
  ["seconde", 2],
]);

const ES_ONES = counted("uno dos tres cuatro cinco seis siete ocho nueve");
const ES_TENS = counted("treinta cuarenta cincuenta sesenta setenta ochenta noventa", 3);

export const ES_NUMBERS: Readonly<Record<string, number>> = Object.fromEntries([
  ...ES_ONES,
  ["un", 1],
  ["una", 1],
  ...counted("diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte", 10),
  ...counted("veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve", 21),
  ["veintiun", 21],
  ["viente", 20],
  ...ES_TENS.flatMap(([ten, n]): [string, number][] => [
    [ten, n * 10],
    ...ES_ONES.map(([one, m]): [string, number] => [`${ten} y ${one}`, n * 10 + m]),
  ]),
  ["treinta y un", 31],
  ["un par de", 2],
  ["par de", 2],
  ["una docena de", 12],
  ["una docena", 12],
  ["una decena de", 10],
  ["una decena", 10],
  ["una veintena de", 20],
  ["una veintena", 20],
  ["media docena de", 6],
  ["una decena de", 10],
  ["una veintena de", 20],
  ["unas dos", 2],
]);

export const ES_ORDINALS: Readonly<Record<string, number>> = Object.fromEntries([
  ...counted("primero segundo tercero cuarto quinto sexto septimo octavo noveno decimo"),
  ...counted("primera segunda tercera cuarta quinta sexta septima octava novena decima"),
  ["primer", 1],
  ["tercer", 3],
]);
