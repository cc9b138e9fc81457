import fc from "fast-check";
import { expect, test } from "vitest";
import {
  AWAITED_MINUTES,
  hasRunOut,
  LOOK_AGAIN,
  lookAgainIn,
  MESSAGE_ROLES,
  STAFFED_MINUTES,
  type Staffing,
  staffIn,
  toldToModel,
} from "./staffed.ts";

const MINUTE = 60_000;
const instant = fc.integer({ min: 0, max: 4_102_444_800_000 });
const person = fc.record({ staffId: fc.string({ minLength: 1 }), staffName: fc.string(), staffAt: instant });
const nobody: Staffing = { staffId: null, staffName: null, staffAt: null };

test("who joined is in it for as long as promised, to the millisecond", () => {
  const jane = { staffId: "jane", staffName: "Jane Roe", staffAt: 0 };
  expect(staffIn(jane, STAFFED_MINUTES * MINUTE)).toEqual({ id: "jane", name: "Jane Roe" });
  expect(staffIn(jane, STAFFED_MINUTES * MINUTE + 1)).toBeNull();
  expect(hasRunOut(jane, STAFFED_MINUTES * MINUTE)).toBe(false);
  expect(hasRunOut(jane, STAFFED_MINUTES * MINUTE + 1)).toBe(true);
  expect(hasRunOut(nobody, Number.MAX_SAFE_INTEGER)).toBe(false);
});

test("somebody is in it, has run out of time, or never came: one of the three", () => {
  fc.assert(
    fc.property(fc.oneof(person, fc.constant(nobody)), instant, (session, now) => {
      const present = staffIn(session, now) !== null;
      expect([present, hasRunOut(session, now), session.staffId === null].filter(Boolean)).toHaveLength(1);
    }),
  );
});

test("time alone never brings a person back", () => {
  fc.assert(
    fc.property(person, instant, fc.nat(), (session, now, later) => {
      if (staffIn(session, now) === null) expect(staffIn(session, now + later)).toBeNull();
    }),
  );
});

test("a window listens while a person answers or is awaited, and not for ever", () => {
  const now = 10 * 60 * MINUTE;
  const jane = { staffId: "jane", staffName: "Jane Roe", staffAt: now };
  expect(lookAgainIn({ ...jane, waitingSince: null }, now)).toBe(LOOK_AGAIN.staffed);
  expect(lookAgainIn({ ...nobody, waitingSince: now - AWAITED_MINUTES * MINUTE + 1 }, now)).toBe(LOOK_AGAIN.awaited);
  expect(lookAgainIn({ ...nobody, waitingSince: now - AWAITED_MINUTES * MINUTE }, now)).toBeNull();
  expect(lookAgainIn({ ...nobody, waitingSince: null }, now)).toBeNull();
});

test("a model reads a person's words as quoted data in nobody's place but the assistant's", () => {
  fc.assert(
    fc.property(fc.constantFrom(...MESSAGE_ROLES), fc.string(), fc.string(), (role, content, authorName) => {
      const told = toldToModel({ role, content, authorName });
      expect(told.role === "user").toBe(role === "user");
      if (role === "user" || role === "assistant") expect(told.content).toBe(content);
      if (role !== "colleague") return;
      // Whatever they hold, the words end where the quotation ends.
      expect(told.content.endsWith(`: ${JSON.stringify(content)}]`)).toBe(true);
    }),
  );
});
