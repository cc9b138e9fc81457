/** The rule of evidence: nothing with a number, a day or a name that was neither noted nor said is ever done, whatever a model gives. `RUNS=3000` for more. */
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { contextOf } from "#app/domain/talk/context.ts";
import { NEW_TALK } from "#app/domain/talk/state.ts";
import { NO_FACTS } from "#app/domain/talk/world.ts";
import { VENUES } from "#app/domain/venue/venues.ts";
import type { TalkContext } from "#app/understanding/contract.ts";
import { understand } from "#app/understanding/reader.ts";
import { noted } from "#tests/talk/mends/kit.ts";
import { claimsBy } from "#workers/chat/model-reader/claims-of-answer.ts";

const RUNS = Number(process.env.RUNS) || 120;
const TODAY = "2026-11-23";
/** They change something, and name what is noted. */
const MESSAGES = [
  "No, sorry, change that: the lunch is for 12, and Ingrid Vale comes on the 9th.",
  "Actually not 14 but 15 people, and the crane was late. Start at 10 instead.",
  "The date is wrong, it should be March 11 from 11:00 to 15:00, and drop the court reporter.",
  "You still have the wrong lunch. Replace it: sandwiches and soup for 15, Moira Kettle eats none.",
];
/** In no message and in nothing that is noted. */
const INVENTED = ["Mallory", "Quisling", "77", "4321", "2027-05-20", "2031-08-08", "21:45", "Ukrainian", "Winnipeg"];

let context: TalkContext;
beforeAll(async () => {
  const turn = await (await noted("en")).say("thanks");
  context = contextOf({ ...NEW_TALK, ...turn.state }, { today: TODAY, venues: VENUES, phone: "", facts: NO_FACTS });
});

const piece = (message: string) =>
  fc.constantFrom(
    ...INVENTED,
    ...message.split(/\s+/),
    ...(context.held ?? []).map(({ value }) => value),
    "2027-03-11",
    "10:00-15:00",
    "15",
    "12",
  );
const wholes = (message: string) => fc.array(piece(message), { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(" "));
const quotes = (message: string) => fc.constantFrom(message, ...message.split(/[,.:]\s*/).filter(Boolean), ...message.split(/\s+/));
const handles = () => (context.held ?? []).map(({ handle }) => handle);

const answers = (message: string) =>
  fc.record({
    values: fc.array(
      fc.record({
        field: fc.constantFrom("catering", "mainRoomCapacity", "specialRequirements", "preferredDate"),
        value: wholes(message),
        quote: quotes(message),
        role: fc.constantFrom("corrects", "states"),
        on: fc.constantFrom("", "2027-03-09"),
      }),
      { maxLength: 2 },
    ),
    edits: fc.array(
      fc.record({
        handle: fc.constantFrom(...handles()),
        does: fc.constantFrom("replace", "remove"),
        value: wholes(message),
        quote: quotes(message),
      }),
      { maxLength: 6 },
    ),
    acts: fc.array(fc.record({ act: fc.constantFrom("correct", "deny"), quote: quotes(message) }), { maxLength: 2 }),
  });

test("no value with a part that was neither noted nor said is done or asked", async () => {
  for (const message of MESSAGES)
    fc.assert(
      fc.property(answers(message), (told) => {
        const claims = claimsBy([told], { today: TODAY, locale: "en", held: context.held ?? [] });
        const said = claims ? understand(message, context, null, claims) : null;
        const meant = (said?.mends ?? [])
          .filter(({ thing }) => thing !== undefined)
          .map(({ by, into }) => JSON.stringify([by?.slot === "when" ? by.value.value : by?.value, into]));
        const ofDays = (said?.onDays ?? []).map((one) => JSON.stringify(one));
        for (const invented of INVENTED) for (const text of [...meant, ...ofDays]) expect(text).not.toContain(invented);
      }),
      { numRuns: RUNS },
    );
});
