/** What the list of cases is asked by `scripts/bench-lists.mjs --of cases`, as an address asks it; pages of 50. */
export const CASE_QUESTIONS = [
  { name: "first page", query: "" },
  { name: "deep page", query: "after=500" },
  { name: "back from a deep page", query: "before=500" },
  { name: "search: a number", query: "search=CA-2020-000777" },
  { name: "search: a rare word", query: "search=larkspur" },
  { name: "search: common beginning", query: "search=com" },
  { name: "search: common word", query: "search=shipping" },
  { name: "search and status", query: "search=shipping&status=assigned" },
  { name: "status", query: "status=resolved" },
  { name: "active", query: "only=active" },
  { name: "active, one's own", query: "only=active", as: "arbitrator" },
  { name: "status, rare", query: "status=created" },
  { name: "an arbitrator's, many", query: "", as: "arbitrator" },
  { name: "a party's, few", query: "", as: "party" },
  { name: "a party's, searched", query: "search=shipping", as: "party" },
];
