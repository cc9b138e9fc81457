/** What a message asks of the venue's calendar and rooms: each has its own answer, from what is read there and then. */
import type { Desk } from "#app/domain/talk/desk.ts";
import type { QuestionSaid } from "#app/understanding/contract.ts";
import { tellFreeDays } from "./free-month.ts";
import { tellWhetherHeld, wishToHold } from "./hold.ts";
import { tellRooms } from "./rooms.ts";

/** Answers; false of any other question, and where the catalogue may answer. */
export function takeVenueAsk(desk: Desk, question: QuestionSaid): boolean {
  switch (question.asks) {
    case "free_days":
      tellFreeDays(desk, question);
      return true;
    case "rooms":
      return tellRooms(desk, question);
    case "hold":
      wishToHold(desk);
      return true;
    case "held":
      tellWhetherHeld(desk);
      return true;
    default:
      return false;
  }
}
