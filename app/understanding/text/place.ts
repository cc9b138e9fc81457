/** The place behind all things that are before another, looked up by halving: `isBefore` is so of the first ones and of no later one. */
export function placeOf<Thing>(things: readonly Thing[], isBefore: (thing: Thing) => boolean): number {
  let [low, high] = [0, things.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(things[middle] as Thing)) low = middle + 1;
    else high = middle;
  }
  return low;
}
