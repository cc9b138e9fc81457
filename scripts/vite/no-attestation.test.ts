import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { INSTEAD } from "./no-attestation.ts";

/** The names of what a module makes and exports. */
const exported = (code: string) =>
  [...code.matchAll(/^export (?:const|class|function|async function) (\w+)/gm)].map(([, name = ""]) => name).sort();
const library = (file: string) => readFileSync(fileURLToPath(new URL(`../../node_modules${file}`, import.meta.url)), "utf8");

test.each(Object.entries(INSTEAD))("%s is still a module of the library, and what stands for it exports the same", (file, code) => {
  expect(exported(code)).toEqual(exported(library(file)));
});

test("no attestation is asked for, so that none has to be verified", () => {
  expect(library("/@better-auth/passkey/dist/index.mjs")).toContain('attestationType: "none"');
});

test("each format of an attestation that the library verifies is one of them, other than none", () => {
  const formats = library("/@simplewebauthn/server/esm/registration/verifyRegistrationResponse.js").matchAll(
    /await (verifyAttestation\w+)\(/g,
  );
  const instead = Object.values(INSTEAD).flatMap(exported);
  for (const [, verifies = ""] of formats) expect(instead).toContain(verifies);
});
