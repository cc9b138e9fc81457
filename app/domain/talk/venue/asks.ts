/** What a message asks of the venue's calendar and rooms: each has its own answer, from what is read there and then. */
import type { Desk } from "#app/domain/talk/desk.ts";
import type { QuestionSaid } from "#app/understanding/contract.ts";
import { answerFreeDays } from "./free-month.ts";
import { answerWhetherHeld, takeBackHold, wishToHold } from "./hold.ts";
import { answerRooms } from "./rooms.ts";
import { answerUntil } from "./until.ts";

/** Answers; false of any other question, and where the catalogue may answer. */
export function takeVenueAsk(desk: Desk, question: QuestionSaid): boolean {
  switch (question.asks) {
    case "free_days":
      answerFreeDays(desk, question);
      return true;
    case "rooms":
      return answerRooms(desk, question);
    case "hold":
      wishToHold(desk);
      return true;
    case "unhold":
      takeBackHold(desk);
      return true;
    case "held":
      answerWhetherHeld(desk);
      return true;
    case "until":
      return answerUntil(desk, question);
    default:
      return false;
  }
}
