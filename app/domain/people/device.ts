/** A device in words from its `User-Agent` (RFC 9110, section 10.1.5): enough to recognise one's own, never trusted for more. */
export interface Device {
  /** "Firefox"; null where it is none of those that people use. */
  browser: string | null;
  /** "Windows"; null where it does not say. */
  system: string | null;
}

/** How long a browser in which somebody has signed in is known to be theirs. */
export const DEVICE_DAYS = 180;

/** In this order: most browsers also claim to be those below them. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b|\bX11\b/, "Linux"],
];

export function deviceOf(userAgent: string | null): Device {
  const named = (names: typeof BROWSERS) => names.find(([sign]) => sign.test(userAgent ?? ""))?.[1] ?? null;
  return { browser: named(BROWSERS), system: named(SYSTEMS) };
}

/** What is kept of a `User-Agent`: "Firefox/Windows", either part empty where it is none of those. */
export function storedDevice(userAgent: string | null): string {
  const { browser, system } = deviceOf(userAgent);
  return `${browser ?? ""}/${system ?? ""}`;
}

/** The device that `storedDevice` wrote; nothing is known of null. */
export function readDevice(stored: string | null): Device {
  const [browser = "", system = ""] = (stored ?? "").split("/", 2);
  return { browser: browser || null, system: system || null };
}
