/** Random hearings of one and of several days, confirmed, cancelled and deleted by eight clients at once: what was acknowledged is what is stored. */
import { administrator, call, dayAt, inLanes, random, request } from "./client.mjs";

const STARTS = ["08:00", "08:30", "10:00", "12:30", "14:00"];
const SMALL = ["cay-03", "cay-04", "cay-05"];

/** Gives counts, and the status and rooms that each booking was last acknowledged to have; `uncertain` ones had two writers at once. */
export async function randomIntervals(url, { operations, clients, seed }) {
  const headers = await administrator(url);
  const dice = random(seed);
  const known = new Map();
  const counts = {};
  const wrong = [];
  const count = (what) => {
    counts[what] = (counts[what] ?? 0) + 1;
  };

  async function make() {
    const day = dayAt(400 + dice.below(40));
    const answer = await call(url, "POST", "/api/bookings/fast", request({ preferredDate: day, startTime: dice.of(STARTS) }));
    count(`make ${answer.status}`);
    if (answer.status !== 201) wrong.push(`make: ${answer.status} ${answer.text.slice(0, 120)}`);
    else known.set(answer.body.id, { status: answer.body.status, busy: false });
  }

  async function several() {
    const first = 400 + dice.below(40);
    const { contactName, contactFirm, contactEmail, contactPhone, ...rest } = request();
    const answer = await call(url, "POST", "/api/public-bookings", {
      locationType: rest.locationType,
      location: rest.location,
      proceedingType: "boardroom_only",
      bookingContactName: contactName,
      bookingContactFirm: contactFirm,
      bookingContactEmail: contactEmail,
      bookingContactPhone: contactPhone,
      meetingType: "business",
      mainRoomCapacity: String(4 + dice.below(20)),
      bookingType: "consecutive",
      bookingDate: dayAt(first),
      consecutiveStartDate: dayAt(first),
      consecutiveEndDate: dayAt(first + 1 + dice.below(4)),
      consecutiveStartTime: "09:00",
      consecutiveDuration: "full_day",
      financialResponsibility: "100_booking_party",
    });
    count(`several ${answer.status}`);
    if (answer.status === 201) known.set(answer.body.id, { status: answer.body.status, busy: false });
    else wrong.push(`several: ${answer.status} ${answer.text.slice(0, 200)}`);
  }

  async function change() {
    const free = [...known].filter(([, { busy, status }]) => !busy && status !== "gone");
    if (free.length === 0) return make();
    const [id, held] = dice.of(free);
    held.busy = true;
    const kind = dice.of(["confirm", "confirm", "confirm", "cancel", "delete"]);
    try {
      if (kind === "delete") {
        const answer = await call(url, "DELETE", `/api/bookings/${id}`, undefined, headers);
        count(`delete ${answer.status}`);
        if (answer.status === 204) held.status = "gone";
        else wrong.push(`delete: ${answer.status} ${answer.text.slice(0, 120)}`);
        return;
      }
      const wish =
        kind === "cancel"
          ? { status: "cancelled", reason: "The parties have settled." }
          : { status: "confirmed", ...(dice.below(2) ? { roomId: dice.of(SMALL) } : {}) };
      const answer = await call(url, "PATCH", `/api/bookings/${id}`, wish, headers);
      count(`${kind} ${answer.status}`);
      if (answer.status === 200) held.status = answer.body.status;
      else if (answer.status !== 409) wrong.push(`${kind}: ${answer.status} ${answer.text.slice(0, 120)}`);
    } finally {
      held.busy = false;
    }
  }

  await inLanes(Array.from({ length: operations }), clients, () => {
    const drawn = dice.next();
    return drawn < 0.3 ? make() : drawn < 0.4 ? several() : change();
  });
  return { counts, wrong, known };
}

/** What the database says otherwise than what was acknowledged. */
export function divergence(database, known) {
  const stored = new Map(database.all("SELECT id, status, deleted_at FROM bookings").map((row) => [row.id, row]));
  const holds = new Set(database.all("SELECT DISTINCT booking_id FROM room_holds").map((row) => row.booking_id));
  const wrong = [];
  for (const [id, { status }] of known) {
    const row = stored.get(id);
    if (!row) wrong.push(`${id} was acknowledged and is not stored`);
    else if (status === "gone" ? row.deleted_at === null : row.status !== status)
      wrong.push(`${id}: acknowledged ${status}, stored ${row.status}`);
    else if ((status === "confirmed") !== holds.has(id)) wrong.push(`${id} is ${status} and ${holds.has(id) ? "holds" : "has no"} room`);
  }
  return wrong;
}
