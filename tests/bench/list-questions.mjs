/** What the list is asked by `scripts/bench-lists.mjs`, as an address asks it; pages of 50. */
export const LIST_QUESTIONS = [
  { name: "first page", query: "" },
  { name: "latest first", query: "sort=desc" },
  { name: "deep page", query: "after=2026-01-15~bench-7" },
  { name: "search: a number", query: "search=CN-0000-0778" },
  { name: "search: a rare word", query: "search=larkspur" },
  { name: "search: common beginning", query: "search=sam" },
  { name: "search: common word, long", query: "search=barristers" },
  { name: "search: two words", query: "search=okoye77 firm" },
  { name: "search and filter", query: "search=llp&status=pending&venue=arbitration_place_miami" },
  { name: "status", query: "status=pending" },
  { name: "status, rare", query: "status=consultation_requested" },
  { name: "type, rare", query: "type=case_conference" },
  { name: "venue", query: "venue=arbitration_place_miami" },
  { name: "venue: elsewhere, rare", query: "venue=elsewhere" },
  { name: "source", query: "source=staff" },
  { name: "dates", query: "from=2026-03-01&to=2026-03-31" },
  {
    name: "everything at once",
    query: "status=pending&type=mediation&venue=arbitration_place_miami&source=detailed&from=2025-06-01&sort=desc",
  },
  { name: "one's own", query: "", own: true },
];

/** What the one search of the palette is asked, over everything (`GET /api/search`). */
export const SEARCH_QUESTIONS = [
  { name: "palette: a number", typed: "CN-0000-0778" },
  { name: "palette: a phone number", typed: "416 555 0168" },
  { name: "palette: a rare word", typed: "larkspur" },
  { name: "palette: common beginning", typed: "sam" },
  { name: "palette: two words", typed: "okoye77 firm" },
  { name: "palette: one mistake", typed: "barirsters" },
  { name: "palette: nothing found", typed: "zzyzx" },
];
