import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CAPACITIES } from "#app/domain/people/roster/roster-vocabulary.ts";
import { ROSTER } from "#tests/accounts/roster/demo-roster.ts";
import { LOCALES } from "../locale.ts";
import { type RequestedArbitrator, requestChanges, requestLine, withRequest } from "./requested-arbitrator.ts";

const among = ROSTER.map(({ name }) => name);
const amberleigh: RequestedArbitrator = { name: "Kofi Amberleigh", capacity: "arbitrator", among };
const valcombe: RequestedArbitrator = { name: "Étienne Valcombe", capacity: "mediator", among };

const request = fc.record({
  name: fc.constantFrom(...ROSTER.map((person) => person.name)),
  capacity: fc.constantFrom(...CAPACITIES),
  among: fc.constant(among),
});
const locale = fc.constantFrom(...LOCALES);
/** What visitors type: lines of their own, and among them at times a request that we wrote earlier. */
const typed = fc
  .array(
    fc.oneof(
      fc.string(),
      fc.constantFrom("Two breakout rooms", "Salle calme, s’il vous plaît\r", "", "Not Kofi Amberleigh, please"),
      fc.tuple(request, locale).map(([former, language]) => requestLine(former, language)),
    ),
    { maxLength: 5 },
  )
  .map((lines) => lines.join("\n"));
const isRequest = (line: string) =>
  ROSTER.some(({ name }) => CAPACITIES.some((capacity) => LOCALES.some((language) => requestLine({ name, capacity }, language) === line)));

describe("withRequest", () => {
  it("writes the line alone where nothing was typed", () => {
    expect(withRequest("", amberleigh, "en")).toBe("Requested arbitrator: Kofi Amberleigh");
    expect(withRequest(" \n", valcombe, "fr")).toBe("Personne demandée pour la médiation\u00A0: Étienne Valcombe");
    expect(withRequest("", valcombe, "es")).toBe("Persona solicitada para la mediación: Étienne Valcombe");
  });

  it("adds the line after the visitor's words", () => {
    expect(withRequest("Step-free access\r\nTwo screens", amberleigh, "en")).toBe(
      "Step-free access\r\nTwo screens\nRequested arbitrator: Kofi Amberleigh",
    );
  });

  it("puts a new request in the place of the former one, whatever language that was in", () => {
    for (const language of LOCALES) {
      const before = `Two screens\n${requestLine(valcombe, language)}\nA quiet room`;
      expect(withRequest(before, amberleigh, "en")).toBe("Two screens\nRequested arbitrator: Kofi Amberleigh\nA quiet room");
    }
  });

  it("asks for the same person in the other capacity by replacing the line", () => {
    const before = requestLine(amberleigh, "en");
    expect(withRequest(before, { ...amberleigh, capacity: "mediator" }, "en")).toBe("Requested mediator: Kofi Amberleigh");
  });

  it("adds nothing where the visitor names the person already, accents or not", () => {
    for (const words of ["We would like Kofi Amberleigh if he is free", "etienne valcombe preferred"]) {
      const wanted = words.includes("Kofi") ? amberleigh : valcombe;
      expect(withRequest(words, wanted, "en")).toBe(words);
    }
  });

  it("still replaces a former request for another when the words name the person", () => {
    const before = `Requested mediator: Étienne Valcombe\nOr else Kofi Amberleigh`;
    expect(withRequest(before, amberleigh, "en")).toBe("Requested arbitrator: Kofi Amberleigh\nOr else Kofi Amberleigh");
  });

  it("leaves a line alone that the visitor wrote or added to", () => {
    for (const words of ["Requested arbitrator: anyone from our list", "Requested mediator: Étienne Valcombe, or a colleague of his"]) {
      expect(withRequest(words, amberleigh, "en")).toBe(`${words}\nRequested arbitrator: Kofi Amberleigh`);
    }
  });

  it("knows its line again after a form has changed line ends and blanks", () => {
    const sent = requestLine(valcombe, "fr").replace("\u00A0", " ");
    expect(withRequest(`Deux écrans\r\n${sent}\r\n`, amberleigh, "fr")).toBe(
      "Deux écrans\r\nPersonne demandée pour l’arbitrage\u00A0: Kofi Amberleigh\n",
    );
  });

  it("keeps every word of the visitor's, in order", () => {
    fc.assert(
      fc.property(typed, request, locale, (before, wanted, language) => {
        const own = (text: string) => text.split("\n").filter((line) => !isRequest(line) && line.trim() !== "");
        expect(own(withRequest(before, wanted, language))).toEqual(own(before));
      }),
    );
  });

  it("names the person, and leaves at most one request", () => {
    fc.assert(
      fc.property(typed, request, locale, (before, wanted, language) => {
        const after = withRequest(before, wanted, language);
        expect(after).toContain(wanted.name);
        const requests = after.split("\n").filter(isRequest);
        expect(requests.length).toBeLessThanOrEqual(1);
        for (const line of requests) expect(line).toContain(wanted.name);
      }),
    );
  });

  it("is idempotent, in any languages", () => {
    fc.assert(
      fc.property(typed, request, locale, locale, (before, wanted, one, other) => {
        const once = withRequest(before, wanted, one);
        expect(withRequest(once, wanted, other)).toBe(once);
      }),
    );
  });
});

describe("requestChanges", () => {
  it("chooses the proceeding only where none is chosen", () => {
    expect(requestChanges({}, amberleigh, "en")).toEqual({
      specialRequirements: "Requested arbitrator: Kofi Amberleigh",
      proceedingType: "arbitration",
    });
    expect(requestChanges({}, valcombe, "en").proceedingType).toBe("mediation");
    expect(requestChanges({ proceedingType: "court_trial" }, valcombe, "en")).toEqual({
      specialRequirements: "Requested mediator: Étienne Valcombe",
    });
  });

  it("touches nothing else that was typed, and nothing at all the second time", () => {
    const before = { contactName: "Ada Beaulieu", proceedingType: "arbitration", specialRequirements: "Two screens" } as const;
    const changes = requestChanges(before, amberleigh, "fr");
    expect(Object.keys(changes)).toEqual(["specialRequirements"]);
    expect(requestChanges({ ...before, ...changes }, amberleigh, "fr")).toEqual({});
  });
});
