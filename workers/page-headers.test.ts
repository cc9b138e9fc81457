import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { NOTICE_STYLES, pageHeaders } from "./page-headers.ts";

function headersOf(secure: boolean, nonce: string | null = "abc", pathname = "/fr/locations") {
  const headers = new Headers();
  pageHeaders(headers, { nonce, locale: "fr", secure, pathname });
  return headers;
}

test("scripts are ours or carry the nonce, and nothing else may be loaded, framed, based or sent elsewhere", () => {
  const policy = headersOf(true).get("Content-Security-Policy") ?? "";
  expect(policy).toContain("script-src 'self' 'nonce-abc';");
  expect(policy).not.toMatch(/script-src[^;]*unsafe|\*|http:/);
  for (const part of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"])
    expect(policy).toContain(part);
});

test("what is signed in frames our own documents, and a finished document frames nothing", () => {
  expect(headersOf(true).get("Content-Security-Policy")).toContain("frame-src 'self';");
  expect(headersOf(true, null).get("Content-Security-Policy")).toContain("frame-src 'none';");
});

test("the style element of the notices is allowed by the hash of what the library writes, and no other", () => {
  const source = readFileSync(new URL("../node_modules/sonner/dist/index.mjs", import.meta.url), "utf8");
  const written = /^__insertCSS\((".*")\)/m.exec(source)?.[1] ?? '""';
  const hashes = [JSON.parse(written) as string, ""].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  expect(hashes[0]).not.toBe(hashes[1]);
  expect(NOTICE_STYLES).toEqual(hashes);
  expect(headersOf(true).get("Content-Security-Policy")).toContain(`style-src-elem 'self' 'nonce-abc' ${hashes.join(" ")};`);
});

test("a finished document, which is the same for everybody, has no nonce that somebody could know", () => {
  expect(headersOf(true, null).get("Content-Security-Policy")).not.toContain("nonce");
});

test("TLS is demanded for two years, on every host below; never of a machine without it", () => {
  expect(headersOf(true).get("Strict-Transport-Security")).toBe("max-age=63072000; includeSubDomains; preload");
  expect(headersOf(false).has("Strict-Transport-Security")).toBe(false);
});

test("nothing is sniffed, kept, or told to other sites", () => {
  const headers = headersOf(true);
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("Cache-Control")).toBe("private, no-store");
  expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
  expect(headers.get("Permissions-Policy")).toContain("camera=()");
});

test.each(["/manage/x", "/fr/hold/x", "/booking-confirmation/x.data"])(
  "%s holds a key and is named to nobody, whatever its route says",
  (pathname) => {
    const headers = new Headers({ "Referrer-Policy": "same-origin" });
    pageHeaders(headers, { nonce: null, locale: "fr", secure: true, pathname });
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
  },
);

test.each(["/resume/x", "/fr/resume/x", "/resume/x.data", "/invitation/x", "/first-administrator/x", "/fr/reset-password/x"])(
  "%s names our origin and nothing of its address, so that its form is known as ours",
  (pathname) => {
    const headers = new Headers();
    pageHeaders(headers, { nonce: null, locale: "en", secure: true, pathname });
    expect(headers.get("Referrer-Policy")).toBe("strict-origin");
  },
);
