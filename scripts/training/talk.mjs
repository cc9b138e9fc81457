/**
 * `npm run talk`: a talk with the assistant in the terminal, in memory, without a server. Type what a visitor would; `/press ID` presses a
 * button, `/draft` prints what is noted, `/quit` ends. Options: `--locale fr`, `--today 2026-11-23`, `--plan` (the draft after every
 * turn), and `--script FILE…`: plays the file's lines (`#` comments; `\\n` breaks a line; `/locale es` on the first) and prints the transcript and the draft.
 */
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { main } from "#scripts/processes.mjs";
import { withSources } from "./with-sources.mjs";

const options = process.argv.slice(2);
const option = (name) => (options.includes(`--${name}`) ? options[options.indexOf(`--${name}`) + 1] : undefined);

await main(() => withSources(async (load) => play(await load("/tests/kit/chat/memory-talk.ts"))));

async function play(module) {
  const files = options.includes("--script") ? options.slice(options.indexOf("--script") + 1).filter((name) => !name.startsWith("--")) : [];
  const open = (locale) => new module.MemoryTalk(locale, new Date(`${option("today") ?? "2026-11-23"}T15:00:00Z`));
  if (files.length === 0) return interactive(open(option("locale") ?? "en"));
  for (const file of files) await scripted(file, open);
  return 0;
}

async function scripted(file, open) {
  const lines = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));
  const locale = lines[0]?.startsWith("/locale ") ? lines.shift().slice(8).trim() : "en";
  const talk = open(locale);
  console.log(`=== ${file} (${locale})`);
  for (const line of lines) {
    console.log(`\n> ${line}`);
    await turn(talk, line);
  }
  console.log(`\n--- ${talk.isBooked ? "BOOKED" : "draft"}, ${lines.length} messages`);
  draft(talk);
}

async function interactive(talk) {
  const input = createInterface({ input: process.stdin, output: process.stdout, prompt: "> " });
  input.prompt();
  for await (const line of input) {
    if (line.trim() === "/quit") break;
    if (line.trim() === "/draft") draft(talk);
    else if (line.trim() !== "") await turn(talk, line);
    input.prompt();
  }
  return 0;
}

async function turn(talk, line) {
  const reply = line.startsWith("/press ") ? await talk.press(line.slice(7).trim()) : await talk.say(line.replaceAll("\\n", "\n"));
  console.log(reply.text.replaceAll(/^/gm, "    "));
  if (reply.chips.length > 0) console.log(`    chips: ${reply.chips.map(({ label, text }) => `[${label}: ${text}]`).join(" ")}`);
  if (reply.remarks.length > 0) console.log(`    grey: ${reply.remarks.map((text) => `[${text}]`).join(" ")}`);
  if (reply.buttons.length > 0) console.log(`    buttons: ${reply.buttons.map(({ id, label }) => `[${label} · ${id}]`).join(" ")}`);
  if (reply.card) console.log(`    card: ${reply.card.kind}`);
  if (options.includes("--plan")) draft(talk);
  if (options.includes("--said")) console.log(JSON.stringify(reply.said, null, 1).replaceAll(/^/gm, "      "));
}

function draft(talk) {
  for (const [field, value] of Object.entries(talk.values())) console.log(`    ${field}: ${value}`);
}
