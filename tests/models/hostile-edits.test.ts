/** Whatever a model points to in the plan, words that change nothing change nothing, and what nobody said is offered nowhere. `RUNS=300` for more. */
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { contextOf } from "#app/domain/talk/context.ts";
import { NEW_TALK, type TalkState } from "#app/domain/talk/state.ts";
import { NO_FACTS } from "#app/domain/talk/world.ts";
import { VENUES } from "#app/domain/venue/venues.ts";
import type { TalkContext } from "#app/understanding/contract.ts";
import { understand } from "#app/understanding/reader.ts";
import { difference, noted } from "#tests/talk/mends/kit.ts";
import { claimsBy } from "#workers/chat/model-reader/claims-of-answer.ts";

const RUNS = Number(process.env.RUNS) || 60;
const TODAY = "2026-11-23";
/** Nothing in them corrects, orders, or takes back. */
const NEUTRAL = [
  "And the parking?",
  "thanks a lot",
  "Ingrid Vale is our witness and 14 people come on March 9, 2027, with 2 breakout rooms in Toronto",
  "The court reporter arrives at 9:30",
  "Daniel Osgood sat on the crane until 4:30",
];
/** What one of them does say of a thing that is noted: a model may take it for a correction. */
const SAID = [
  ["mainRoomCapacity", "14"],
  ["breakoutRoomCount", "2"],
];
const INVENTED = [
  "Mallory Quisling",
  "mallory@evil.example",
  "+1 900 555 0199",
  "2031-05-05",
  "23:45-23:50",
  "99",
  "false",
  "",
  "0",
  "__proto__",
];

let state: TalkState;
let context: TalkContext;
beforeAll(async () => {
  const talk = await noted("en");
  const turn = await talk.say("thanks");
  state = { ...NEW_TALK, ...turn.state };
  context = contextOf(state, { today: TODAY, venues: VENUES, phone: "", facts: NO_FACTS });
  expect(context.held?.length).toBeGreaterThan(10);
});

const handles = () => [...(context.held ?? []).map(({ handle }) => handle), "day99", "constructor", "__proto__", ""];
const edits = (message: string) => {
  const quotes = [message, ...message.split(/\s+/), ...message.split(",")];
  return fc.array(
    fc.record({
      handle: fc.constantFrom(...handles()),
      does: fc.constantFrom("remove", "replace", "delete", "set", "keep", ""),
      value: fc.constantFrom(...INVENTED, ...message.split(/\s+/), "2027-03-12", "10:00-16:00", "3"),
      quote: fc.constantFrom(...quotes, ...INVENTED),
    }),
    { maxLength: 12 },
  );
};

test("words that change nothing prove no edit", async () => {
  for (const message of NEUTRAL)
    fc.assert(
      fc.property(edits(message), (told) => {
        const claims = claimsBy([{ values: [], edits: told }], { today: TODAY, locale: "en", held: context.held ?? [] });
        const said = claims ? understand(message, context, null, claims) : null;
        const done = (said?.mends ?? []).filter(({ thing, open, does }) => thing !== undefined && !open && does !== "keeps");
        // Hours of a day that the words name, and the city that is noted, are no change of what is noted: they are what they say.
        expect(
          done.filter(
            ({ by, thing, into }) =>
              by?.slot !== "when" && by?.slot !== "venue" && !SAID.some(([handle, count]) => handle === thing && count === into),
          ),
        ).toEqual([]);
        for (const { by, into } of said?.mends ?? [])
          for (const invented of ["Mallory", "evil.example", "900 555", "2031-05-05", "23:45"])
            expect(JSON.stringify([by, into])).not.toContain(invented);
      }),
      { numRuns: RUNS },
    );
});

test("an edit is of the one thing that its words name, whatever the model points to", async () => {
  const message = "Take the court reporter out, please.";
  const told = handles().map((handle) => ({ handle, does: "remove", quote: message }));
  const talk = await noted("en");
  const before = talk.values();
  await talk.say(message, {}, { values: [], edits: told });
  expect(difference(before, talk.values())).toEqual({ courtReportingRequired: "false" });
});

test("a value that stands nowhere in the words is neither stored nor offered", async () => {
  const message = "Actually the e-mail address, the phone number, the name and the date are wrong.";
  const talk = await noted("en");
  const before = talk.values();
  const told = handles().flatMap((handle) => INVENTED.map((value) => ({ handle, does: "replace", value, quote: message })));
  const reply = await talk.say(message, {}, { values: [], edits: told });
  expect(difference(before, talk.values())).toEqual({});
  expect(`${reply.text} ${JSON.stringify(reply.buttons)}`).not.toMatch(/Mallory|evil|900|2031|23:45/);
});
