/** Where the hearing is to take place, as far as the venue's rooms are asked about. */
import { detailedValuesOf } from "#app/domain/booking/draft/draft-names.ts";
import type { Desk } from "#app/domain/talk/desk.ts";
import { isSettled, plainOf, type TalkValues } from "#app/domain/talk/plan/fields.ts";
import { venueIn } from "#app/domain/talk/world.ts";
import { type RoomNeed, roomNeed } from "#app/domain/venue/room-need.ts";
import type { Venue } from "#app/domain/venue/venues.ts";
import type { QuestionSaid } from "#app/understanding/contract.ts";

/** It is noted that everybody attends online. */
export const isOnline = ({ locationType }: TalkValues): boolean => isSettled(locationType) && locationType.value === "virtual";

/** The venue that a question names, else the one that is noted; null for none of ours. The city that rules put where nobody chose is none. */
export function venueAsked({ said, values, world }: Desk, question?: QuestionSaid): Venue | null {
  const named = said.statements.flatMap((one) =>
    one.slot === "venue" && question && one.at.start >= question.at.start && one.at.end <= question.at.end ? [one.value.location] : [],
  )[0];
  return venueIn(world, named ?? (isSettled(values.location) ? values.location.value : undefined));
}

/** What the hearing needs of a venue, as noted. */
export const needOf = (values: TalkValues): RoomNeed =>
  roomNeed({ ...detailedValuesOf(plainOf(values)), onSomeDays: values.onSomeDays?.value });
