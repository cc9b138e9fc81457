/** The address of a video room, as staff enter it. Pure. */

export const VIDEO_LINK_MAX = 2000;

/** The address in its normal form; null for what is none, or not by `https`, or names a password before its host. */
export function readVideoLink(typed: string): string | null {
  const text = typed.trim();
  if (text.length > VIDEO_LINK_MAX || /\s/.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isOrdinary = url.protocol === "https:" && url.username === "" && url.password === "" && url.hostname.includes(".");
  return isOrdinary ? url.href : null;
}
