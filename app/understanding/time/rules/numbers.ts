/** Numbers, days of the month and years, in digits and in words. */
import { type Match, rule } from "../grammar.ts";

const digits = (match: Match, index: number): boolean => match.env.tokens[match.get(index).start]?.kind === "number";

const year = (n: number) => (n >= 1900 && n <= 2199 ? { n } : null);

export const NUMBER_RULES = [
  rule("num", "word", (m) => ({ n: m.n(0) })),
  rule("num", "hundreds", (m) => ({ n: m.n(0) * 100 })),
  rule("num", "hundreds and? word", (m) => (m.n(2) < 100 ? { n: m.n(0) * 100 + m.n(2) } : null)),
  rule("num", "word hundreds and? word", (m) => (m.n(0) < 10 && m.n(3) < 100 ? { n: m.n(0) * 100 + m.n(3) } : null)),
  rule("dom", "word", (m) => (m.n(0) <= 31 ? { n: m.n(0) } : null)),
  rule("hr", "word", (m) => (m.n(0) <= 24 ? { n: m.n(0) } : null)),
  rule("mmw", "word", (m) => (m.n(0) < 60 ? { n: m.n(0) } : null)),
  rule("domo", "ord", (m) => (m.n(0) <= 31 && !digits(m, 0) ? { n: m.n(0) } : null)),
  rule("domo", "dom ~suffix|degree", (m) => (digits(m, 0) && !/^(?:e|eme|re|ere)$/.test(m.words(1)) ? { n: m.n(0), bonus: 1 } : null)),
  rule("ord", "num ~suffix|degree", (m) => (digits(m, 0) && m.n(0) <= 31 ? { n: m.n(0) } : null)),
  rule("yr", "word thousand and? word", (m) => year(m.n(0) * 1000 + m.n(3))),
  rule("yr", "thousand word", (m) => year(1000 + m.n(1))),
  rule("yr", "word word", (m) => (m.n(0) === 20 && m.n(1) >= 10 && m.n(1) < 100 ? { n: 2000 + m.n(1) } : null)),
  rule("yr", "word dash word", (m) => (m.n(0) === 20 && m.n(2) >= 10 && m.n(2) < 100 ? { n: 2000 + m.n(2) } : null)),
  rule("yr", "apos ~yy", (m) => ({ n: 2000 + m.n(1) })),
];
