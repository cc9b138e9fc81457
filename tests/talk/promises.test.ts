/** The five promises of the assistant, on random talks. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { within } from "#app/domain/talk/desk.ts";
import { cardMark, entriesOf, fingerprint, isSettled, type TalkField } from "#app/domain/talk/plan/fields.ts";
import { PLAN_FIELDS, planOf } from "#app/domain/talk/plan/plan.ts";
import { GROWING } from "#app/domain/talk/plan/slots.ts";
import { NEW_TALK, type TalkState } from "#app/domain/talk/state.ts";
import type { QuestionSaid, Statement, Understanding } from "#app/understanding/contract.ts";
import { act, play, said, type Turn, turn } from "./play.ts";
import { form, sending, talk } from "./random-talks.ts";

/** The same talks in every run; `TALKS=3000` plays as many others. */
const RUNS = process.env.TALKS ? { numRuns: Number(process.env.TALKS) } : { numRuns: 120, seed: 20261122 };
const playOne = ([messages, wanted]: readonly [Parameters<typeof play>[0], TalkState["form"]]) =>
  play(messages, { ...NEW_TALK, form: wanted });
/** Played once for all promises, of which each reads the turns and changes none. */
let played: readonly (readonly Turn[])[] | null = null;

function talks(check: (turns: readonly Turn[]) => void): void {
  played ??= fc.sample(fc.tuple(talk, form), RUNS).map(playOne);
  try {
    for (const turns of played) check(turns);
  } catch (broken) {
    // Once more, for the shortest talk that breaks it.
    fc.assert(
      fc.property(fc.tuple(talk, form), (one) => check(playOne(one))),
      RUNS,
    );
    throw broken;
  }
}

/** Everything that the state still holds, as text: values, evidence, remarks, open points, commands. */
const heldText = ({ after, decision, says }: Turn) =>
  JSON.stringify([after.values, after.points, decision.commands, decision.changes, says]);
const isRewound = ({ says }: Turn) => says.some(({ kind }) => ["undone", "restarted", "again", "forgotten"].includes(kind));

/** True where days, hours and a length are part of the plan or of a point that is open. */
function isPlanned({ value }: Extract<Statement, { slot: "when" }>, after: TalkState): boolean {
  const text = JSON.stringify([after.points, after.values, planOf(after.values, after.loose)]);
  return (value.value ?? []).every(({ when, clock, part, count, open, zone }) => {
    const bounds = when?.kind === "every" ? [] : (when?.spans.flat() ?? []);
    const words = [...bounds, clock?.at, clock?.from, clock?.to, part, zone, count ? String(count.max) : undefined].filter(
      (word) => word !== undefined,
    );
    return words.every((word) => text.includes(word)) && (!open || text.includes("toFollow") || text.includes("preferredDate"));
  });
}

const OF_SOME: ReadonlySet<Statement["slot"]> = new Set(["headcount", "service", "person", "need"]);
/** "In person" and "online" are part of a hybrid hearing where one message says both; of one that was noted before they say something else. */
function isFormatKnown(wanted: string, { before, after, said }: Turn): boolean {
  const format = after.values.locationType?.value;
  // "14 of us in the room" says of a hybrid hearing where some of them are.
  const isWhere = wanted === "in_person" && said.statements.some(({ slot }) => OF_SOME.has(slot));
  if (isWhere && format === "in_person_and_virtual") return true;
  return format === wanted || (format === "in_person_and_virtual" && before.values.locationType?.value !== format);
}

/** True where the value of a statement is in the draft as it was said. */
function isKnown(statement: Statement, turn: Turn): boolean {
  const { after } = turn;
  const values = Object.values(after.values).map((held) => held?.value ?? "");
  if (statement.slot === "when") return isPlanned(statement, after);
  // "A hearing" names no kind of proceeding.
  if (statement.slot === "proceeding" && statement.value.type === "other") return true;
  const wanted = Object.values(statement.value as Record<string, unknown>).map(String);
  if (wanted.every((word) => JSON.stringify(after.points).includes(word))) return true;
  if (statement.slot === "format") return isFormatKnown(wanted[0] === "hybrid" ? "in_person_and_virtual" : (wanted[0] ?? ""), turn);
  if (statement.slot === "service" || statement.slot === "breakouts") return true;
  if (statement.slot === "person") return wanted.every((word) => JSON.stringify(after.values).includes(word));
  return wanted.some((word) => values.some((value) => value.includes(word)));
}

/** A day that was asked about is free or not. */
const isDayAnswered = ({ says }: Turn) => says.some(({ kind }) => kind === "free" || kind === "unfit");
/** True where a question is answered by the calendar, or what is in it was taken for a wish. */
function isLookedUp({ at }: QuestionSaid, turn: Turn, isHeld: (statement: Statement) => boolean): boolean {
  const inside = turn.said.statements.filter((one) => within(one.at, at));
  return inside.length > 0 && (isDayAnswered(turn) || inside.every(isHeld));
}

/** The same message states what the doubt would ask. */
const isStatedToo = ({ slot, value }: Statement, { said: message }: Turn): boolean =>
  message.statements.some((one) => one.slot === slot && JSON.stringify(one.value) === JSON.stringify(value));

/** "Not known yet" in a doubt, and the same as an act: the act is the answer. */
const isNotYet = (option: Statement, { said: message }: Turn): boolean =>
  option.slot === "when" &&
  option.value.value?.[0]?.open === "unknown" &&
  message.acts.some((one) => ["unknown", "skip", "none"].includes(one.act));

describe("nothing said is lost", () => {
  test("every statement, doubt, question and unexplained stretch ends as a value, a question, an answer or a remark", () => {
    talks((turns) => {
      for (const one of turns) {
        if (isRewound(one)) continue;
        const held = heldText(one);
        // A doubt whose one meaning is noted already, or that the answer "not known" is about, has nothing to ask.
        const isIdle = ({ options }: Understanding["doubts"][number]) =>
          options.length === 1 && options.every((option) => isKnown(option, one) || isNotYet(option, one) || isStatedToo(option, one));
        const asked = one.said.doubts.filter((doubt) => !isIdle(doubt));
        const isHeld = (statement: Statement) => held.includes(statement.quote) || isKnown(statement, one);
        const questions = one.said.questions.filter((question) => !isLookedUp(question, one, isHeld));
        const quotes = [...questions, ...one.said.rest, ...asked].map(({ quote }) => quote);
        const isNoise = one.said.acts.some((said) => ["attack", "offtopic", "unclear", "upset"].includes(said.act));
        for (const quote of quotes) expect(held.includes(quote) || isNoise, quote).toBe(true);
        for (const statement of one.said.statements) {
          const around = one.said.questions.filter(({ at }) => within(statement.at, at));
          const isAsked = around.some((question) => held.includes(question.quote) || isDayAnswered(one));
          // "Ana Ruiz, no, Bo Li": the message itself takes the first one back.
          const isTakenBack = one.said.statements.some(
            (other) =>
              other.role === "corrects" && (other.slot === statement.slot || (other.slot === "when" && statement.slot === "headcount")),
          );
          expect(isAsked || isTakenBack || isHeld(statement), JSON.stringify(statement)).toBe(true);
        }
      }
    });
  });

  test("what was kept as a remark stays, unless a value settles it, or the visitor takes it back or begins again", () => {
    talks((turns) => {
      for (const one of turns) {
        if (isRewound(one)) continue;
        const later = JSON.stringify(entriesOf(one.after.values, "remarks"));
        for (const { text } of entriesOf(one.before.values, "remarks")) {
          // What waits for a value goes with it; everything else only where all of it is noted or something noted has replaced it.
          const isMoved = one.decision.changes.some(({ field }) => field !== "remarks" && field !== "toFollow");
          if (!isMoved) expect(later).toContain(JSON.stringify(text).slice(1, -1));
        }
      }
    });
  });

  test("an open point is asked, answered or kept; it never goes without a word", () => {
    talks((turns) => {
      for (const one of turns) {
        if (isRewound(one) || one.after.booking) continue;
        const open = new Set(one.after.points.map(({ id }) => id));
        for (const point of one.before.points) {
          if (open.has(point.id)) continue;
          const isAnswered = one.before.asked?.point === point.id;
          expect(isAnswered || heldText(one).includes(point.quote), point.id).toBe(true);
        }
      }
    });
  });
});

const daysIn = (state: TalkState) => planOf(state.values, state.loose).days.map(({ date }) => date);

describe("nothing settled changes in passing", () => {
  test("a settled value changes by an answer to its question, a correction, or not at all", () => {
    talks((turns) => {
      for (const one of turns) {
        if (isRewound(one)) continue;
        const ruled = one.decision.say.flatMap((utterance) => (utterance.kind === "ruled" ? [utterance.field] : []));
        for (const [name, held] of Object.entries(one.before.values)) {
          const field = name as TalkField;
          const isPlan = (PLAN_FIELDS as readonly TalkField[]).includes(field);
          if (!isSettled(held) || isPlan || ["remarks", "people", "alternativeDays", "toFollow"].includes(field)) continue;
          const after = one.after.values[field]?.value;
          if (after === held.value || ruled.includes(field)) continue;
          if (GROWING.includes(field) && after?.startsWith(held.value)) continue;
          const reasons = one.decision.changes.filter((change) => change.field === field).map(({ reason }) => reason);
          expect(
            reasons.some((reason) => reason !== "stated"),
            `${field}: ${held.value} → ${after}`,
          ).toBe(true);
        }
      }
    });
  });

  test("a day that is noted goes only by a correction or an answer", () => {
    talks((turns) => {
      for (const one of turns) {
        if (isRewound(one) || one.says.some(({ kind }) => kind === "ruled")) continue;
        const gone = daysIn(one.before).filter((day) => !daysIn(one.after).includes(day));
        if (gone.length === 0) continue;
        const reasons = one.decision.changes
          .filter(({ field }) => (PLAN_FIELDS as readonly TalkField[]).includes(field))
          .map(({ reason }) => reason);
        const isLooseOnly = reasons.length === 0 && one.said.statements.some(({ role }) => role === "corrects" || role === "not");
        const wasAsked = one.before.asked !== null;
        expect(isLooseOnly || wasAsked || reasons.some((reason) => reason !== "stated"), gone.join()).toBe(true);
      }
    });
  });
});

const CLAIMS = ["booked", "changed", "cancelled", "passed_on", "copied", "linked", "status", "call", "forgotten", "free"];

describe("nothing untrue is claimed", () => {
  test("whoever says booked, changed, cancelled, free or promised holds a receipt that the driver issued in that turn", () => {
    talks((turns) => {
      for (const { says, receipts, world } of turns) {
        const issued: unknown[] = [...receipts, ...Object.values(world.facts.status ?? {}), ...Object.values(world.facts.free ?? {})];
        issued.push(...Object.values(world.facts.fit ?? {}).map((fit) => fit?.free));
        for (const one of says) if (CLAIMS.includes(one.kind)) expect("receipt" in one && issued.includes(one.receipt)).toBe(true);
      }
    });
  });
});

describe("nothing irreversible without a yes", () => {
  test("a command comes from a plain yes to its own question, or from the summary that was shown and has not changed", () => {
    talks((turns) => {
      for (const { before, said: message, decision } of turns) {
        for (const command of decision.commands) {
          // A call, and a copy to the booking's own address, are asked for by the wish itself.
          if (command.kind === "callback" || command.kind === "copy") continue;
          const yes = message.acts.some((one) => one.act === "confirm" && one.sources.includes("detector"));
          // "Cancel it", to "shall I cancel it?", is the yes of its own question alone.
          const again = command.kind === "cancel" && message.acts.some((one) => ["cancel", "stop", "undo"].includes(one.act));
          expect(yes || again, command.kind).toBe(true);
          if (command.kind === "submit") {
            const orders = message.acts.some(({ sends }) => sends);
            expect(orders ? ["summary", "change"] : ["summary"]).toContain(before.asked?.topic);
            expect(before.shown).toContain(command.fingerprint);
            expect(fingerprint(decision.next.values, decision.next.form)).toBe(command.fingerprint);
          } else {
            const point = before.points.find(({ id }) => id === before.asked?.point);
            const { kind, reference } = { reference: null, ...command };
            const asked = (point?.options ?? []).flatMap(({ deed }) => (deed.do === "command" ? [deed.command] : []));
            expect(asked).toContainEqual(kind === "cancel" ? expect.objectContaining({ kind, reference }) : command);
          }
        }
      }
    });
  });

  test("what is sent is what was shown: every value was in it, and what the message adds goes to staff beside it", () => {
    fc.assert(
      fc.property(sending, form, (messages, wanted) => {
        for (const { before, decision, said: message, says } of play(messages, { ...NEW_TALK, form: wanted })) {
          const submit = decision.commands.find(({ kind }) => kind === "submit");
          if (submit?.kind !== "submit") continue;
          expect(before.shown).toContain(submit.fingerprint);
          expect(decision.next.values).toEqual(before.values);
          const added = [...message.statements, ...message.rest];
          for (const { quote } of added) expect(submit.also).toContain(quote);
          // That its rooms can be held is offered besides.
          const told = says.map(({ kind }) => kind).filter((kind) => kind !== "hold_offer");
          expect(told).toEqual(added.length > 0 ? ["booked", "passed_on"] : ["booked"]);
          for (const { slot } of message.statements)
            expect(["need", "remark", "service", "breakouts", "setup", "person"], "nothing that says what, where, when or who").toContain(
              slot,
            );
        }
      }),
      RUNS,
    );
  });

  test("a model's yes sends nothing", () => {
    talks((turns) => {
      for (const { before } of turns) {
        for (const sends of [{}, { sends: true as const }]) {
          const yes = said({ acts: [{ ...act("confirm"), ...sends, sources: ["model", "tagger"] }] });
          expect(turn(before, yes).decision.commands.filter(({ kind }) => kind !== "callback")).toEqual([]);
        }
      }
    });
  });

  test("values disappear only with a yes, and one undo brings all of them back", () => {
    talks((turns) => {
      for (const one of turns) {
        if (!one.says.some(({ kind }) => kind === "restarted") || Object.keys(one.before.values).length === 0) continue;
        const yes = one.said.acts.some(({ act: name }) => name === "confirm");
        const back = turn(one.after, said({ acts: [act("undo")] })).after;
        if (Object.keys(one.after.values).length > 0) continue;
        expect(yes).toBe(true);
        const kept = (state: TalkState) => Object.fromEntries(Object.entries(state.values).filter(([, held]) => isSettled(held)));
        expect(kept(back)).toEqual(kept(one.before));
        expect(back.loose).toEqual(one.before.loose);
      }
    });
  });

  test("an undo restores what there was before the last turn that changed something", () => {
    talks((turns) => {
      for (const one of turns) {
        if (one.decision.changes.length === 0 || isRewound(one) || one.after.booking) continue;
        const back = turn(one.after, said({ acts: [act("undo")] })).after;
        const kept = ({ values }: TalkState) =>
          Object.entries(values).flatMap(([name, held]) =>
            isSettled(held) && name !== "remarks" && name !== "toFollow" ? [[name, held.value]] : [],
          );
        expect(Object.fromEntries(kept(back))).toEqual(Object.fromEntries(kept(one.before)));
      }
    });
  });
});

describe("never twice the same", () => {
  test("one question is put at most twice, and at most one a turn", () => {
    talks((turns) => {
      let counts = new Map<string, number>();
      for (const one of turns) {
        if (isRewound(one)) counts = new Map();
        const questions = one.says.flatMap((utterance) =>
          utterance.kind === "ask" ? [`${utterance.topic}:${utterance.fields}`] : utterance.kind === "point" ? [utterance.point.id] : [],
        );
        expect(questions.length).toBeLessThanOrEqual(1);
        for (const question of questions) {
          counts.set(question, (counts.get(question) ?? 0) + 1);
          const isRepeat = one.said.acts.some(({ act: name }) => name === "repeat");
          expect(isRepeat || (counts.get(question) ?? 0) <= 2, question).toBe(true);
        }
      }
    });
  });

  test("the same summary is shown once, unless it is asked for", () => {
    talks((turns) => {
      const seen = new Set<string>();
      for (const one of turns) {
        for (const utterance of one.says) {
          if (utterance.kind !== "summary") continue;
          const isRepeat = one.said.acts.some(({ act: name }) => name === "repeat");
          expect(isRepeat || !seen.has(utterance.fingerprint)).toBe(true);
          seen.add(utterance.fingerprint);
        }
        if (one.says.some(({ kind }) => kind === "forgotten")) seen.clear();
      }
    });
  });

  test("a summary is shown again only when something in it is other than in the last one", () => {
    fc.assert(
      fc.property(sending, form, (messages, wanted) => {
        let last: string | null = null;
        for (const one of play(messages, { ...NEW_TALK, form: wanted })) {
          const isRepeat = one.said.acts.some(({ act: name }) => name === "repeat");
          // Another request has its own summary.
          if (isRewound(one) || one.before.booking) last = null;
          if (!one.says.some(({ kind }) => kind === "summary")) continue;
          const mark = cardMark(one.after.values, one.after.form);
          expect(isRepeat || mark !== last).toBe(true);
          last = mark;
        }
      }),
      RUNS,
    );
  });

  test("every message has an answer, and the same message the same one", () => {
    talks((turns) => {
      for (const one of turns) {
        expect(one.says.length).toBeGreaterThan(0);
        expect(turn(one.before, one.said).says).toEqual(one.says);
      }
    });
  });
});
