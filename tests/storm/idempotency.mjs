/** Each key five times at once, and once more with another body: one booking a key, one answer, 422 for the other. */
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { call, dayAt, inLanes, request } from "./client.mjs";

const IN_FLIGHT_TRIES = 50;

export async function retriesUnderOneKey(url, { keys, retries }) {
  const wrong = [];
  const ids = new Set();
  let inFlight = 0;
  await inLanes(Array.from({ length: keys }), 8, async () => {
    const key = randomUUID();
    const body = request({ preferredDate: dayAt(700) });
    const send = async () => {
      for (let attempt = 0; attempt < IN_FLIGHT_TRIES; attempt += 1) {
        const answer = await call(url, "POST", "/api/bookings/fast", body, { "Idempotency-Key": key });
        if (answer.status !== 409) return answer;
        inFlight += 1;
        await wait(20);
      }
      return { status: 409, text: "in flight for ever", body: null };
    };
    const answers = await Promise.all(Array.from({ length: retries }, send));
    const bodies = new Set(answers.map(({ text }) => text));
    if (bodies.size !== 1 || answers.some(({ status }) => status !== 201)) {
      wrong.push(`${answers.map(({ status }) => status).join(" ")}, ${bodies.size} bodies: ${[...bodies].join(" | ").slice(0, 200)}`);
    }
    ids.add(answers[0]?.body?.id);
    const other = await call(url, "POST", "/api/bookings/fast", { ...body, contactName: "Somebody Else" }, { "Idempotency-Key": key });
    if (other.status !== 422) wrong.push(`another body under the key answered ${other.status}`);
  });
  return { bookings: ids.size, inFlight, wrong };
}
