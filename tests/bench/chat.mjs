/** Six turns that end at a summary, each conversation its own. */
import { cpuOf, send, sideBySide } from "./measure.mjs";
import { verdict } from "./verdict.mjs";

/** Prints what a turn of the chat costs; `size` is rounds and requests. */
export async function benchChat(url, pid, size) {
  const TURNS = [
    "Hello, I would like to book a mediation in Toronto, in person.",
    "My name is Ada Beaulieu, from Beaulieu LLP.",
    "ada@beaulieu.example and 416 555 0155",
    "Two shareholders disagree about the valuation of a clinic.",
    "What are your opening hours?",
    "No, that’s all",
  ];
  let turn = 0;
  let sessionId = null;
  const call = async () => {
    if (turn % TURNS.length === 0) sessionId = null;
    const body = JSON.stringify({ message: TURNS[turn % TURNS.length], sessionId });
    const answer = await send(`${url}/api/ai/chat`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
    if (answer.status === 200) ({ sessionId } = JSON.parse(answer.body.toString()));
    turn += 1;
    return answer;
  };
  // Nothing of the talk has been asked of this server before: its code and the reader's weights are loaded for this one.
  const before = cpuOf(pid);
  const first = await call();
  if (first.status !== 200) throw new Error(`The first turn answered ${first.status}.`);
  const spent = before === null ? null : cpuOf(pid) - before;
  console.log(
    `\nThe first chat turn of an isolate (guided): ${first.ms.toFixed(0)} ms${spent === null ? "" : `, ${spent.toFixed(0)} ms of CPU  ${verdict(spent <= 100)}`} (goal 100 ms of CPU)`,
  );
  turn = 0;
  const [seen] = await sideBySide([{ name: "a turn", call, pid }], {
    ...size,
    count: Math.max(TURNS.length * 5, size.count - (size.count % TURNS.length)),
  });
  console.log(
    `\nA chat turn (guided): ${seen.ms.toFixed(1)} ms${seen.cpu === null ? "" : `, ${seen.cpu.toFixed(1)} ms of CPU  ${verdict(seen.cpu <= 20)}`} (goal 20 ms of CPU)`,
  );
}
