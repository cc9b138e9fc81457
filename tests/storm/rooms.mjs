/** Fifty clients confirm fifty overlapping requests for one room: one has it, the others hear that it is taken. */
import { administrator, call, dayAt, inLanes, request } from "./client.mjs";

/** Gives counts; `wrong` lists what must not be. */
export async function stormOnOneRoom(url, { rounds, clients }) {
  const headers = await administrator(url);
  const wrong = [];
  const statuses = {};
  let winners = 0;
  for (let round = 0; round < rounds; round += 1) {
    const preferredDate = dayAt(round);
    const made = await inLanes(Array.from({ length: clients }), 10, async () => {
      const answer = await call(url, "POST", "/api/bookings/fast", request({ preferredDate, startTime: "10:00" }));
      if (answer.status !== 201) throw new Error(`A request answered ${answer.status}: ${answer.text}`);
      return answer.body.id;
    });
    const answers = await Promise.all(
      made.map((id) => call(url, "PATCH", `/api/bookings/${id}`, { status: "confirmed", roomId: "cay-01" }, headers)),
    );
    const won = answers.filter(({ status }) => status === 200).length;
    winners += won;
    if (won !== 1) wrong.push(`round ${round}: ${won} winners`);
    for (const { status, body, text } of answers) {
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status !== 200 && !(status === 409 && body?.error === "no_room_available"))
        wrong.push(`round ${round}: ${status} ${text.slice(0, 120)}`);
    }
  }
  return { winners, statuses, wrong };
}
