/**
 * All cases' chains, checked one after another against themselves, against the number of entries that each case says it has,
 * and against the heads kept apart in R2. A pass goes by the cases' ids and remembers how far it is: the
 * clock begins one a day, and an administrator when they ask. Each page is two trips to the database and one look into R2 a case.
 */

/** Cases of one page. */
export const AT_ONCE = 25;
