/** Whether single keys do something in lists, on this device: who dictates or is easily misheard turns them off (WCAG 2.1.4). */
const NAME = "concord-list-keys";

export function keysAreOn(): boolean {
  try {
    return localStorage.getItem(NAME) !== "off";
  } catch {
    return true;
  }
}

export function turnKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, "off");
  } catch {
    // A browser that keeps nothing has them on.
  }
}
