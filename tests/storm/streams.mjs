/** Conversations opened all at once: each is answered whole, or refused before its stream begins with how long to wait. */
import { Agent, request } from "node:http";

const PATIENCE_MS = 180_000;

/**
 * Opens `streams` streams of the assistant at once, each of a visitor of its own. Gives how they ended:
 * `whole`, `refused` (503 with Retry-After) and `wrong`, a line for each that ended otherwise.
 */
export async function openStreams(url, { streams, path = "/api/ai/chat/stream" }) {
  const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
  const ends = await Promise.all(Array.from({ length: streams }, (_, index) => open(agent, url + path, index)));
  agent.destroy();
  const counted = { whole: 0, refused: 0, wrong: [] };
  for (const end of ends) {
    if (end === "whole" || end === "refused") counted[end] += 1;
    else counted.wrong.push(end);
  }
  return counted;
}

function open(agent, url, index) {
  return new Promise((resolve) => {
    const headers = { "Content-Type": "application/json", "CF-Connecting-IP": `2001:db8:${(index + 1).toString(16)}::1` };
    const asked = request(url, { method: "POST", agent, headers, timeout: PATIENCE_MS });
    asked.on("error", (error) => resolve(`no answer: ${error.code ?? error.message}`));
    asked.on("timeout", () => asked.destroy(new Error("no answer in time")));
    asked.on("response", (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (chunk) => {
        text += chunk;
      });
      answer.on("error", (error) => resolve(`${answer.statusCode}, cut off: ${error.code ?? error.message}`));
      answer.on("end", () => resolve(endOf(answer, text)));
    });
    asked.end(JSON.stringify({ message: "I need a mediation in Toronto next month.", locale: "en" }));
  });
}

function endOf({ statusCode, headers }, text) {
  if (statusCode === 200 && text.includes('"data-answer"') && text.includes("[DONE]")) return "whole";
  if (statusCode === 503 && Number(headers["retry-after"]) > 0) return "refused";
  return `${statusCode}: ${text.replaceAll(/\s+/g, " ").slice(-160)}`;
}
