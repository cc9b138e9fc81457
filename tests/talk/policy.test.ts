/** What the policy does with days, roles, scopes, people and the booking, said as single messages. */
import { describe, expect, test } from "vitest";
import { report } from "#app/domain/talk/answer/report.ts";
import type { Utterance } from "#app/domain/talk/answer/says.ts";
import { entriesOf } from "#app/domain/talk/plan/fields.ts";
import { NEW_TALK, type TalkState } from "#app/domain/talk/state.ts";
import type { Understanding } from "#app/understanding/contract.ts";
import { act, days, held, play, said, states, turn, WORLD, when } from "./play.ts";

const at = (date: string) => days([date, date]);
const toronto = [
  states("format", { type: "in_person" }, "in person"),
  states("venue", { location: "arbitration_place_toronto" }, "Toronto"),
];
const last = (messages: readonly Understanding[], start?: TalkState) => play(messages, start).at(-1) ?? turn(NEW_TALK, said());
const kinds = (says: readonly Utterance[]) => says.map(({ kind }) => kind);
const remarks = (state: TalkState) => entriesOf(state.values, "remarks").map(({ text }) => text);
const pointOf = (says: readonly Utterance[]) => says.flatMap((one) => (one.kind === "point" ? [one.point] : []))[0];
const complete = said({
  statements: [
    states("proceeding", { type: "mediation" }, "mediation"),
    ...toronto,
    states("name", { name: "Ana Ruiz" }, "Ana Ruiz"),
    states("firm", { firm: "Ruiz LLP" }, "Ruiz LLP"),
    states("email", { address: "ana@ruiz.example" }, "ana@ruiz.example"),
    states("phone", { number: "+14165550199" }, "416 555 0199"),
    states("story", { text: "a dispute over a roti shop's name" }, "a dispute over a roti shop's name"),
    when({ ...at("2027-03-08"), clock: { from: "09:00", to: "16:00" } }, "March 8, 9 to 4"),
    states("headcount", { least: 12, most: 12 }, "12"),
    states("need", { text: "step-free access" }, "step-free access"),
  ],
});
const yes = said({ acts: [{ ...act("confirm"), free: true }] });
const booked = () => last([complete, yes]).after;

describe("days and hours", () => {
  test("three days starting on a day are a run, and the reply shows it", () => {
    const { after } = last([
      said({ statements: [...toronto, when(at("2027-03-08"), "March 8"), when({ length: { min: 3, max: 3, unit: "d" } }, "three days")] }),
    ]);
    expect([held(after, "consecutiveStartDate"), held(after, "consecutiveEndDate")]).toEqual(["2027-03-08", "2027-03-10"]);
  });

  test("days with hours of their own become a list", () => {
    const two = [
      when({ ...at("2027-03-08"), clock: { from: "09:00", to: "16:00" } }, "Monday 9 to 4"),
      when({ ...at("2027-03-10"), clock: { from: "13:00", to: "17:00" } }, "Wednesday 1 to 5"),
    ];
    const { after } = last([said({ statements: two })]);
    expect(JSON.parse(held(after, "bookingDates") ?? "[]")).toEqual([
      { date: "2027-03-08", startTime: "09:00", duration: "full_day" },
      { date: "2027-03-10", startTime: "13:00", duration: "extended", endTime: "17:00" },
    ]);
  });

  test("half a day and less than half a day", () => {
    expect(held(last([said({ statements: [when({ length: { min: 0.5, max: 0.5, unit: "d" } }, "half a day")] })]).after, "duration")).toBe(
      "half_day",
    );
    const short = last([said({ statements: [when({ length: { min: 1, max: 1, unit: "h" } }, "one hour")] })]);
    expect(held(short.after, "duration")).toBe("half_day");
    expect(kinds(short.says)).toContain("shortest");
    expect(remarks(short.after)).toContain("Length: one hour");
  });

  test("a week in which it may be is kept, and free days of it are offered", () => {
    const open = { ...NEW_TALK, put: {} };
    const week = when({ when: { kind: "window", spans: [["2027-03-15", "2027-03-21"]] } }, "some time that week");
    const { says, after } = last(
      [said({ statements: complete.statements.filter(({ slot }) => slot !== "when") }), said({ statements: [week] })],
      open,
    );
    expect(says.flatMap((one) => (one.kind === "ask" ? one.offers : []))).toEqual(["2027-03-15"]);
    expect(remarks(after)).toContain("Wished for: March 15–21, 2027");
  });

  test("another day for a settled one is asked; a yes moves it, a second choice is kept as a day", () => {
    const first = said({ statements: [...toronto, when({ ...at("2027-03-12"), clock: { at: "09:30" } }, "March 12 at 9:30")] });
    const passing = said({ statements: [when(at("2027-03-19"), "the 19th")] });
    const asked = last([first, passing]);
    expect(pointOf(asked.says)?.kind).toBe("move_days");
    expect(held(asked.after, "preferredDate")).toBe("2027-03-12");
    const moved = turn(asked.after, yes).after;
    expect([held(moved, "preferredDate"), held(moved, "startTime")]).toEqual(["2027-03-19", "09:30"]);
    const second = turn(asked.after, said(), { ...WORLD, pressed: { option: "second_choice" } }).after;
    expect(held(second, "preferredDate")).toBe("2027-03-12");
    expect(entriesOf(second.values, "alternativeDays")).toEqual([{ date: "2027-03-19" }]);
  });

  test("roles: second choice, ruled out, deadline, call, story", () => {
    const { after } = last([
      said({
        statements: [
          when(at("2027-03-12"), "March 12"),
          when(at("2027-03-19"), "the 19th", "backup"),
          when(at("2027-03-17"), "not the 17th", "not"),
          when({ when: { kind: "by", spans: [["2027-03-31", "2027-03-31"]] } }, "before April", "deadline"),
          when(at("2026-11-24"), "call me tomorrow", "call"),
          when({ when: { kind: "past", spans: [["2020-03-02", "2020-03-02"]] } }, "signed in March 2020", "mentions"),
        ],
      }),
    ]);
    expect(held(after, "preferredDate")).toBe("2027-03-12");
    expect(entriesOf(after.values, "alternativeDays")).toEqual([{ date: "2027-03-19" }]);
    expect(held(after, "contactWhen")).toBe("call me tomorrow");
    expect(entriesOf(after.values, "ruledOutDays")).toEqual([{ date: "2027-03-17" }]);
    expect(remarks(after)).toEqual(["Deadline: before April", "signed in March 2020"]);
  });

  test("a closed day is said at once with the nearest that fit", () => {
    const { says } = last([said({ statements: [...toronto, when(at("2027-03-13"), "March 13")] })]);
    expect(kinds(says)).toContain("unfit");
    expect(pointOf(says)?.kind).toBe("unfit");
  });

  test("what would do instead is one press each: a day, other hours, another city", () => {
    const { after, says } = last([said({ statements: [...toronto, when(at("2027-03-13"), "March 13")] })]);
    expect(pointOf(says)?.options.map(({ id }) => id)).toEqual([
      "near_2027-03-15",
      "near_2027-03-16",
      "hours_10:00",
      "arbitration_place_ottawa",
      "keep_days",
    ]);
    const press = (option: string) => turn(after, said(), { ...WORLD, pressed: { option } }).after;
    expect(held(press("near_2027-03-16"), "preferredDate")).toBe("2027-03-16");
    const hours = press("hours_10:00");
    // From ten to half past one is the length that a half day has.
    expect([held(hours, "preferredDate"), held(hours, "startTime"), held(hours, "duration")]).toEqual(["2027-03-13", "10:00", "half_day"]);
    const city = press("arbitration_place_ottawa");
    expect([held(city, "location"), held(city, "preferredDate")]).toEqual(["arbitration_place_ottawa", "2027-03-13"]);
  });

  test("a closed day outside of our hours is moved to another day at another hour by one press", () => {
    const evening = when({ ...at("2027-03-13"), clock: { from: "19:00", to: "23:00" } }, "March 13, 7 to 11 p.m.");
    const { after, says } = last([said({ statements: [...toronto, evening] })]);
    expect(pointOf(says)?.options.map(({ id }) => id)).toEqual(["moved_2027-03-15", "keep_days"]);
    const moved = turn(after, said(), { ...WORLD, pressed: { option: "moved_2027-03-15" } }).after;
    expect([held(moved, "preferredDate"), held(moved, "startTime"), held(moved, "endTime")]).toEqual(["2027-03-15", "15:00", "19:00"]);
  });

  test("an hour on another clock is asked, with what it is on ours", () => {
    const paris = when({ ...at("2027-03-08"), clock: { at: "15:00" }, zone: "Europe/Paris" }, "3 pm Paris time");
    const { says, after } = last([said({ statements: [...toronto, paris] })]);
    expect(pointOf(says)?.kind).toBe("zone");
    expect(after.values.startTime).toBeUndefined();
    expect(held(turn(after, yes).after, "startTime")).toBe("09:00");
  });
});

describe("what is in scope", () => {
  test("on Zoom, when the hearing is in the room, is asked: all of it, or somebody", () => {
    const { says, after } = last([said({ statements: toronto }), said({ statements: [states("format", { type: "virtual" }, "on Zoom")] })]);
    expect(pointOf(says)?.kind).toBe("scope");
    const hybrid = turn(after, said(), { ...WORLD, pressed: { option: "witness_only" } }).after;
    expect([held(hybrid, "locationType"), held(hybrid, "location")]).toEqual(["in_person_and_virtual", "arbitration_place_toronto"]);
  });

  test("400 people in an office that holds 40 is said, once, with where they fit", () => {
    const cayman = [
      states("format", { type: "in_person" }, "in person"),
      states("venue", { location: "arbitration_place_cayman" }, "Cayman"),
      states("headcount", { least: 150, most: 150 }, "150"),
    ];
    const turns = play([said({ statements: cayman }), said({ acts: [act("thanks")] })]);
    const said1 = turns[0]?.says.find((one) => one.kind === "too_many");
    expect(said1).toMatchObject({ people: 150, most: 40, larger: ["arbitration_place_toronto", "arbitration_place_montreal"] });
    expect(kinds(turns[1]?.says ?? [])).not.toContain("too_many");
  });

  test("a place that is none of ours and a wedding are said plainly, and kept", () => {
    const paris = last([said({ statements: [states("venue", { location: "paris" }, "in Paris")] })]);
    expect(kinds(paris.says)).toContain("no_venue");
    expect(remarks(paris.after)).toEqual(["in Paris"]);
    expect(kinds(last([said({ acts: [act("offtopic")] })]).says)).toEqual(["not_ours"]);
  });

  test("a language that is none of ours, an attack, an empty line", () => {
    expect(kinds(turn(NEW_TALK, said({ language: "other" }), { ...WORLD, otherLanguage: "de" }).says)).toEqual(["no_language"]);
    expect(kinds(last([said({ acts: [act("attack")] })]).says)[0]).toBe("attack");
    expect(kinds(last([said()]).says)).toContain("unclear");
  });

  test("nobody in a pasted document becomes the visitor; its days and its place wait for a yes", () => {
    const notice = said({ statements: [states("name", { name: "Ana Ruiz" }, "Ana Ruiz"), ...toronto, when(at("2027-03-08"), "March 8")] });
    const { after, says } = turn(NEW_TALK, notice, { ...WORLD, pasted: true });
    expect(pointOf(says)?.kind).toBe("document");
    expect([after.values.contactName, after.values.preferredDate, after.values.location]).toEqual([undefined, undefined, undefined]);
    expect(held(turn(after, yes).after, "preferredDate")).toBe("2027-03-08");
  });
});

describe("fields", () => {
  test("three remote witnesses are people, an interpreter has a language, breakout rooms a number", () => {
    const { after } = last([
      said({
        statements: [
          states("person", { part: "witness", count: 3, attends: "remote", place: "Singapore" }, "three witnesses by video from Singapore"),
          states("service", { kind: "needsInterpretation", language: "Tagalog" }, "a Tagalog interpreter"),
          states("breakouts", { rooms: 2 }, "two breakout rooms"),
          states("split", { responsibility: "50_50" }, "costs shared equally"),
        ],
      }),
    ]);
    expect(entriesOf(after.values, "people")).toEqual([{ part: "witness", count: 3, attends: "remote", place: "Singapore" }]);
    expect([held(after, "interpretationLanguage"), held(after, "breakoutRoomCount"), held(after, "financialResponsibility")]).toEqual([
      "Tagalog",
      "2",
      "50_50",
    ]);
  });

  test("a name is corrected letter by letter, and stored as it was said", () => {
    const { after } = last([
      complete,
      said({ statements: [states("name", { name: "Ana Rúiz-O’Dwyer" }, "it's Rúiz-O’Dwyer", "corrects")] }),
    ]);
    expect(held(after, "contactName")).toBe("Ana Rúiz-O’Dwyer");
  });

  test("not known yet leaves the field to follow; whom to call can't", () => {
    const [first] = play([said({ statements: [states("proceeding", { type: "mediation" }, "mediation")] })]);
    const format = turn(first?.after ?? NEW_TALK, said({ acts: [act("unknown")] })).after;
    expect(entriesOf(format.values, "toFollow")).toContain("locationType");
    const contact = turn(format, said({ acts: [act("unknown")] }));
    expect(entriesOf(contact.after.values, "toFollow")).not.toContain("contactName");
  });

  test("contact is one card, and a detailed request asks its sections as cards with the reason", () => {
    const day = when({ ...at("2027-03-08"), clock: { from: "09:00", to: "16:00" } }, "March 8, 9 to 4");
    const { says, after } = last([said({ statements: [...complete.statements.slice(0, 3), day] })], { ...NEW_TALK, form: "detailed" });
    expect(says.at(-1)).toMatchObject({
      kind: "ask",
      topic: "contact",
      card: "contact",
      fields: ["contactName", "contactFirm", "contactEmail", "contactPhone"],
    });
    const next = turn(after, said({ statements: complete.statements.slice(3, 7) }));
    expect(next.says.at(-1)).toMatchObject({ kind: "ask", topic: "section:claimant", card: "fields", reason: "who_is_on_each_side" });
  });
});

describe("what strangers do", () => {
  const span = { start: 0, end: 40 };
  const mediation = states("proceeding", { type: "mediation" }, "mediation");

  test("virtual, after a hybrid hearing was settled, is asked and not swallowed", () => {
    const hybrid = said({ statements: [states("format", { type: "hybrid" }, "hybrid")] });
    const { says, after } = last([hybrid, said({ statements: [states("format", { type: "virtual" }, "virtual")] })]);
    expect(pointOf(says)?.kind).toBe("scope");
    expect(held(after, "locationType")).toBe("in_person_and_virtual");
  });

  test("an end that was said is not lost to a length: it is asked", () => {
    const first = said({ statements: [when({ clock: { to: "16:00" } }, "until 4")] });
    const { says, after } = last([first, said({ statements: [when({ length: { min: 6, max: 6, unit: "h" } }, "six hours")] })]);
    expect(pointOf(says)?.kind).toBe("move_days");
    expect(after.loose.end).toBe("16:00");
  });

  test("a wish with a question mark is taken; of a question the proceeding is assumed, and gives way, and the day is looked up", () => {
    const inside = [mediation, when(at("2027-03-08"), "March 8")].map((one, index) => ({
      ...one,
      at: { start: index * 10, end: index * 10 + 9 },
    }));
    const wish = said({ statements: inside as never, questions: [{ at: span, quote: "Can I book March 8 for a mediation?" }] });
    const inform = { ...act("inform"), at: span };
    expect(held(last([{ ...wish, acts: [inform] }]).after, "proceedingType")).toBe("mediation");
    const asking = { ...wish, acts: [{ ...act("question"), at: span }] };
    const { after } = last([asking]);
    expect(held(after, "proceedingType")).toBe("mediation");
    expect(held(after, "preferredDate")).toBeUndefined();
    const other = said({ statements: [states("proceeding", { type: "arbitration" }, "an arbitration")] });
    expect(held(last([asking, other]).after, "proceedingType")).toBe("arbitration");
  });

  test("who only asks is answered, and our own question is neither pressed a third time nor left open", () => {
    const asks = said({ questions: [{ at: span, quote: "Is there parking?" }] });
    const turns = play([asks, asks, asks, asks, said({ statements: [mediation] })]);
    expect(turns.map(({ says }) => kinds(says).filter((kind) => kind === "ask").length)).toEqual([1, 1, 0, 0, 1]);
    expect(turns.every(({ says }) => !kinds(says).includes("to_follow"))).toBe(true);
    expect(turns[3]?.after.asked?.topic).toBe("kind");
  });

  test("answers come before what was noted, and the question last", () => {
    const message = said({ statements: toronto, questions: [{ at: { start: -9, end: -8 }, quote: "Is there parking?" }] });
    expect(kinds(last([message]).says)).toEqual(["answer", "noted", "ask"]);
  });

  test("a value beside a no corrects what was noted", () => {
    const day = said({ statements: [...toronto, when(at("2027-03-08"), "March 8")] });
    const no = said({ acts: [act("deny")], statements: [when(at("2027-03-09"), "the 9th")] });
    expect(held(last([day, no]).after, "preferredDate")).toBe("2027-03-09");
  });

  test("the matter that was told too early is offered for a yes", () => {
    const { statements } = complete;
    const rest = [{ at: { start: 900, end: 930 }, quote: "a landlord who kept the deposit" }];
    const early = last([said({ statements: statements.filter(({ slot }) => slot !== "story"), rest })]);
    expect(pointOf(early.says)?.kind).toBe("matter");
    expect(held(turn(early.after, yes).after, "caseDescription")).toBe("a landlord who kept the deposit");
  });

  test("too many people are answered with a smaller number or another city", () => {
    const crowd = said({ statements: [...toronto, states("headcount", { least: 400, most: 400 }, "400 people")] });
    const { says, after } = last([crowd]);
    expect(pointOf(says)?.kind).toBe("crowd");
    const fewer = turn(after, said({ statements: [states("headcount", { least: 40, most: 40 }, "40 then")] })).after;
    expect([held(fewer, "mainRoomCapacity"), remarks(fewer)]).toEqual(["40", []]);
  });

  test("whom to call cannot follow: it is said in two ways, then a person is offered", () => {
    const asked = last([said({ statements: complete.statements.filter(({ slot }) => !["name", "email", "phone"].includes(slot)) })]);
    const replies = [1, 2, 3].reduce<{ state: TalkState; says: string[][] }>(
      ({ state, says }) => {
        const next = turn(state, said({ acts: [act("unknown")] }));
        return { state: next.after, says: [...says, kinds(next.says)] };
      },
      { state: asked.after, says: [] },
    );
    expect(replies.says).toEqual([["waiting"], ["waiting"], ["unclear"]]);
    expect(entriesOf(replies.state.values, "toFollow")).toEqual([]);
  });

  test("somebody else's number holds up nothing, and an attack opens no booking", () => {
    const reference = states("reference", { kind: "booking", number: "TOR-1" }, "TOR-1");
    const going = last([said({ acts: [act("cancel")], statements: [reference] }), said({ statements: [mediation] })]);
    expect([going.after.booking, held(going.after, "proceedingType")]).toEqual([null, "mediation"]);
    expect(last([said({ acts: [act("attack")], statements: [reference] })]).after.booking).toBeNull();
  });

  test("a booking is offered to be moved to the day of a question", () => {
    const day = when(at("2027-03-22"), "March 22");
    const asks = said({
      questions: [{ at: span, quote: "Can you move it to March 22?" }],
      doubts: [{ at: span, quote: "March 22", options: [day] }],
      acts: [act("offtopic")],
    });
    const { says } = turn(booked(), asks);
    expect(pointOf(says)?.kind).toBe("move_booking");
    expect(kinds(says)).not.toContain("not_ours");
  });

  test("a virtual hearing and a phone abroad: the hearing keeps the clock that is chosen", () => {
    const virtual = said({
      statements: [states("format", { type: "virtual" }, "virtual"), when({ ...at("2027-03-08"), clock: { at: "14:00" } }, "March 8 at 2")],
    });
    const abroad = { ...WORLD, phoneZone: "Europe/Paris" };
    const asked = turn(NEW_TALK, virtual, abroad);
    expect(pointOf(asked.says)?.zones).toEqual(["America/Toronto", "Europe/Paris"]);
    const { after } = turn(asked.after, said(), { ...abroad, pressed: { option: "Europe/Paris" } });
    expect([held(after, "startTime"), held(after, "timeZone"), remarks(after)]).toEqual(["14:00", "Europe/Paris", []]);
  });
});

describe("commands", () => {
  test("yes to the summary sends it; a yes with a change shows the request as it is now", () => {
    expect(last([complete, yes]).decision.commands).toMatchObject([{ kind: "submit" }]);
    const changed = last([
      complete,
      said({ acts: [act("confirm")], statements: [states("headcount", { least: 14, most: 14 }, "14", "corrects")] }),
    ]);
    expect(changed.decision.commands).toEqual([]);
    expect(kinds(changed.says)).toEqual(["noted", "summary"]);
    expect(turn(changed.after, yes).decision.commands).toMatchObject([{ kind: "submit", fingerprint: changed.after.summary }]);
  });

  test("the button sends exactly the summary that was shown", () => {
    const shown = last([complete]).after;
    expect(turn(shown, said(), { ...WORLD, pressed: { send: shown.summary ?? "" } }).decision.commands).toHaveLength(1);
    expect(turn(shown, said(), { ...WORLD, pressed: { send: "another" } }).decision.commands).toEqual([]);
  });

  test("after the booking: move, add, cancel, status, copy, each on its yes", () => {
    const state = booked();
    expect(state.booking?.owned).toBe(true);
    const move = turn(state, said({ acts: [act("change")], statements: [when(at("2027-03-22"), "to March 22")] }));
    expect(move.decision.commands).toEqual([]);
    expect(turn(move.after, yes).decision.commands).toMatchObject([{ kind: "move", date: "2027-03-22" }]);
    const cancel = turn(state, said({ acts: [act("cancel")] }));
    expect(turn(cancel.after, yes).decision.commands).toMatchObject([{ kind: "cancel" }]);
    expect(kinds(turn(state, said({ acts: [act("status")] })).says)).toContain("status");
    const add = turn(state, said({ statements: [states("need", { text: "a ramp" }, "a ramp")] }));
    expect(turn(add.after, said(), { ...WORLD, pressed: { option: "add_it" } }).decision.commands).toMatchObject([
      { kind: "pass_on", words: "a ramp" },
    ]);
    expect(turn(turn(state, said({ acts: [act("again")] })).after, yes).after).toMatchObject({
      booking: null,
      values: { contactName: { value: "Ana Ruiz" } },
    });
  });

  test("somebody else's booking is opened by a mailed link only", () => {
    const { says, after } = last([
      said({ acts: [act("cancel")], statements: [states("reference", { kind: "booking", number: "TOR-1" }, "TOR-1")] }),
    ]);
    expect(kinds(says)).toContain("proof");
    expect(turn(after, yes).decision.commands).toEqual([{ kind: "link", reference: "TOR-1" }]);
  });

  test("cancel without a booking asks for the reference, and of a draft says that nothing was sent", () => {
    expect(last([said({ acts: [act("cancel")] })]).says.at(-1)).toMatchObject({ kind: "ask", topic: "reference" });
    expect(kinds(last([said({ statements: toronto }), said({ acts: [act("cancel")] })]).says)).toContain("not_sent");
  });

  test("a call is asked for as soon as a number is known, and never where none is wanted", () => {
    const wish = last([
      said({ acts: [act("person")] }),
      said({ statements: [states("phone", { number: "+14165550199" }, "416 555 0199")] }),
    ]);
    expect(wish.decision.commands).toEqual([{ kind: "callback", phone: "+14165550199", wish: null }]);
    expect(last([complete, said({ acts: [act("person"), act("nocall")] })]).decision.commands).toEqual([]);
  });

  test("a failure says so, and the same yes may be given again", () => {
    const shown = last([complete]).after;
    const { decision } = turn(shown, yes);
    const [command] = decision.commands;
    if (!command) throw new Error("Nothing was sent");
    const failed = report(decision.next, { command, receipt: null }, WORLD);
    expect(kinds(failed.say)).toEqual(["failed"]);
    expect(turn(failed.next, yes).decision.commands).toEqual([command]);
  });
});
