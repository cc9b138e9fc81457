/**
 * `read`, which works a thing out only once: what many places ask of one message (its clauses, its firms) is not worked out
 * again for each statement of it. What it gives is shared and must not be changed; it is forgotten with the thing.
 */
export function once<Thing extends object, Result>(read: (thing: Thing) => Result): (thing: Thing) => Result {
  const known = new WeakMap<Thing, { result: Result }>();
  return (thing) => {
    const before = known.get(thing);
    if (before) return before.result;
    const result = read(thing);
    known.set(thing, { result });
    return result;
  };
}
