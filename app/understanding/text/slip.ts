/** One letter left out, doubled, swapped or another one: how people mistype a word. Both words are folded. */
export function isSlip(word: string, name: string): boolean {
  if (Math.abs(word.length - name.length) > 1 || word[0] !== name[0]) return false;
  let head = 0;
  while (head < name.length && word[head] === name[head]) head++;
  let tail = 0;
  while (tail < Math.min(word.length, name.length) - head && word.at(-1 - tail) === name.at(-1 - tail)) tail++;
  const left = name.slice(head, name.length - tail);
  const written = word.slice(head, word.length - tail);
  return (left.length <= 1 && written.length <= 1) || (left.length === 2 && written === `${left[1]}${left[0]}`);
}
