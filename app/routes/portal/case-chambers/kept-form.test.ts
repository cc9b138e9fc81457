import { expect, test } from "vitest";
import { keptForm } from "./kept-form.ts";

const opened = { version: 1, content: "Timeline." };
const now = { version: 2, content: "Timeline, by the chair." };

test("what is typed stays when another member has changed the note, and is saved as a change of what it was typed over", () => {
  expect(keptForm(opened, now, { typed: "Timeline, mine.", sent: null })).toEqual({ opened, content: null });
  expect(keptForm(opened, opened, { typed: "Timeline, mine.", sent: null })).toEqual({ opened, content: null });
});

test("a form in which nothing was typed shows the note as it is", () => {
  expect(keptForm(opened, now, { typed: "Timeline.", sent: null })).toEqual({ opened: now, content: now.content });
});

test("after one’s own saving the form is the note’s; once a change in between was said, what was typed is a change of that", () => {
  expect(keptForm(opened, now, { typed: now.content, sent: "saved" })).toEqual({ opened: now, content: now.content });
  expect(keptForm(opened, now, { typed: "Mine.", sent: "stale" })).toEqual({ opened: now, content: null });
  expect(keptForm(opened, now, { typed: "Mine.", sent: "refused" })).toEqual({ opened, content: null });
});
