/** Anyone who opens a card by hand is taken to it: what they pressed is gone by the time that the card is there. */
let isWished = false;

export function wishForFocus(): void {
  isWished = true;
}

/** True once for each wish. */
export function takeFocusWish(): boolean {
  const was = isWished;
  isWished = false;
  return was;
}
