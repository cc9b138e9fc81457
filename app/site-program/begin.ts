/** Begins each part of a program; one that fails does not take the others with it. */
export function begin(parts: readonly (() => void)[]): void {
  for (const part of parts) {
    try {
      part();
    } catch (error) {
      console.error(error);
    }
  }
}
