/** The clock that a telephone number's area code goes by, among the zones that a booking can be held in. */
import type { TimeZone } from "#app/domain/booking/vocabulary.ts";

const CODES: readonly (readonly [TimeZone, string])[] = [
  [
    "America/Vancouver",
    "209 213 236 250 253 310 323 341 350 360 408 415 424 425 442 458 503 509 510 530 541 559 562 564 604 619 626 628 650 657 661 669 672 702 707 714 725 747 760 775 778 805 818 820 831 840 858 909 916 925 949 951 971",
  ],
  ["America/Edmonton", "303 307 368 385 403 406 435 505 575 587 719 720 780 801 825 970 983"],
  [
    "America/Winnipeg",
    "204 205 210 214 217 218 224 225 228 251 254 256 262 281 309 312 314 316 318 319 320 325 331 337 346 361 402 405 409 414 417 430 431 432 447 464 469 479 501 504 507 512 515 531 534 539 557 563 572 573 580 584 601 605 608 612 615 618 620 629 630 636 641 651 660 662 682 701 708 712 713 715 726 730 731 737 763 769 773 779 785 806 815 816 817 830 832 847 870 872 901 903 913 915 918 920 931 936 938 940 945 952 956 972 975 979 985",
  ],
];
const ZONE_OF: ReadonlyMap<string, TimeZone> = new Map(
  CODES.flatMap(([zone, codes]) => codes.split(" ").map((code) => [code, zone] as const)),
);

/** Countries of one clock that visitors call from, by their calling code; longer codes first. */
const COUNTRIES: readonly (readonly [string, string])[] = [
  ["351", "Europe/Lisbon"],
  ["353", "Europe/Dublin"],
  ["502", "America/Guatemala"],
  ["506", "America/Costa_Rica"],
  ["507", "America/Panama"],
  ["598", "America/Montevideo"],
  ["852", "Asia/Hong_Kong"],
  ["971", "Asia/Dubai"],
  ["31", "Europe/Amsterdam"],
  ["32", "Europe/Brussels"],
  ["33", "Europe/Paris"],
  ["34", "Europe/Madrid"],
  ["39", "Europe/Rome"],
  ["41", "Europe/Zurich"],
  ["43", "Europe/Vienna"],
  ["44", "Europe/London"],
  ["49", "Europe/Berlin"],
  ["51", "America/Lima"],
  ["52", "America/Mexico_City"],
  ["54", "America/Argentina/Buenos_Aires"],
  ["56", "America/Santiago"],
  ["57", "America/Bogota"],
  ["65", "Asia/Singapore"],
  ["81", "Asia/Tokyo"],
  ["86", "Asia/Shanghai"],
  ["91", "Asia/Kolkata"],
];

/** The zone of a North American number west of the head office's clock, or of a country with one clock; else undefined. */
export function zoneOfPhone(phone: string | undefined): string | undefined {
  const digits = (phone ?? "").replace(/\D/g, "");
  if (/^\s*(?:\+|00)(?!1)/.test(phone ?? "")) return COUNTRIES.find(([code]) => digits.replace(/^00/, "").startsWith(code))?.[1];
  const national = digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
  return national.length === 10 ? ZONE_OF.get(national.slice(0, 3)) : undefined;
}
