/** "Which room would we get?": the rooms of the venue that suit what is noted. Which of them it is, staff settle when they confirm. */
import { type Desk, say } from "#app/domain/talk/desk.ts";
import type { Lookup } from "#app/domain/talk/world.ts";
import type { QuestionSaid } from "#app/understanding/contract.ts";
import { isOnline, needOf, venueAsked } from "./place.ts";

/** Answers, or asks for what that takes; false where neither the city nor the people are known, and the catalogue may answer. */
export function answerRooms(desk: Desk, question: QuestionSaid): boolean {
  if (isOnline(desk.values)) {
    say(desk, { kind: "no_room_needed", about: "rooms" });
    return true;
  }
  const venue = venueAsked(desk, question);
  const need = { ...needOf(desk.values), ...setupNamed(desk, question) };
  if (!venue || need.people <= 1) return false;
  const asked = { venue: venue.id, need };
  const lookup: Extract<Lookup, { kind: "rooms" }> = { kind: "rooms", key: JSON.stringify(asked), ...asked };
  const known = desk.world.facts.rooms;
  if (!known || !Object.hasOwn(known, lookup.key)) {
    desk.lookups.push(lookup);
    return true;
  }
  const receipt = known[lookup.key];
  if (receipt) say(desk, { kind: "rooms", receipt });
  return receipt != null;
}

/** The way of seating that a question names. */
function setupNamed({ said }: Desk, { at }: QuestionSaid): { setup?: string } {
  const named = said.statements.flatMap((one) =>
    one.slot === "setup" && one.at.start >= at.start && one.at.end <= at.end ? [one.value.setup] : [],
  )[0];
  return named && named !== "other" ? { setup: named } : {};
}
