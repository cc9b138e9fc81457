/** What becomes of pressing the button that holds a room, wherever it is. */
import { AppError } from "#app/domain/errors.ts";

/** `refused`: the reason is on the page; `closed`: nothing of the booking waits any more. */
export type Pressed = "held" | "given_back" | "refused" | "closed" | "often" | "gone";

export const PRESSED_STATUS: Readonly<Record<Pressed, number>> = {
  held: 200,
  given_back: 200,
  refused: 409,
  closed: 409,
  often: 429,
  gone: 404,
};

/** Does it, and says what became of it. What is no refusal is thrown on. */
export async function pressed(work: () => Promise<unknown>, done: "held" | "given_back"): Promise<Pressed> {
  try {
    await work();
    return done;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    switch (error.code) {
      case "not_found":
        return "gone";
      case "booking_closed":
        return "closed";
      case "too_many_requests":
        return "often";
      case "invalid_input":
      case "no_room_available":
      case "hold_refused":
      case "conflict":
        return "refused";
      default:
        throw error;
    }
  }
}
