import fc from "fast-check";
import { expect, test } from "vitest";
import { cleaned } from "./model-text.ts";
import { NO_FACTS } from "./no-facts.testing.ts";
import { textGate } from "./text-gate.ts";

const gate = () =>
  textGate(
    () => NO_FACTS,
    (fault) => new Error(fault),
  );

/** `text` cut into pieces at these places. */
function pieces(text: string, cuts: readonly number[]): string[] {
  const at = [...new Set(cuts.map((cut) => cut % (text.length + 1)))].sort((a, b) => a - b);
  return [0, ...at].map((from, index) => text.slice(from, at[index] ?? text.length));
}

test("however a text is cut, all of it comes out, in order", () => {
  const said = fc.array(fc.constantFrom("Noted. ", "A mediation in Miami. ", "In person or virtual? ", "Merci. ", "Which day\n", "👩‍⚖️ "));
  fc.assert(
    fc.property(said, fc.array(fc.nat()), (parts, cuts) => {
      const text = parts.join("");
      const one = gate();
      const out = pieces(text, cuts).map((piece) => one.push(piece));
      expect(out.join("") + one.end()).toBe(cleaned(text));
    }),
  );
});

test("of a false claim nothing comes out that makes it, however it is cut", () => {
  const lies = fc.constantFrom(
    "Your booking is confirmed.",
    "Votre réservation est confirmée.",
    "Su reserva está confirmada.",
    "It is free of charge.",
    "See https://evil.example.",
    "<img src=x onerror=alert(1)>",
    "Your reference is CN-1234-5678",
  );
  fc.assert(
    fc.property(lies, fc.array(fc.nat()), (lie, cuts) => {
      const one = gate();
      let out = "";
      expect(() => {
        for (const piece of pieces(`Thank you. ${lie}`, cuts)) out += one.push(piece);
        out += one.end();
      }).toThrow();
      expect(out).not.toMatch(/confirm|free|http|<|\d/);
    }),
  );
});

test("harmless words do not wait for the end of their sentence", () => {
  expect(gate().push("In which city would you like ")).toBe("In which city would you like");
});
