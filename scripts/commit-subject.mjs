/**
 * Holds commit subjects to `area: what changed`, at most 72 characters. `node scripts/commit-subject.mjs FILE` checks a message that is
 * being written (`scripts/git-hooks/commit-msg`); `--since REV` every commit after `REV` that is no merge (CI).
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const MOST = 72;
const SHAPE = /^[a-z\d][a-z\d ,/-]*: \S/;

/** What is wrong with a subject, or null. Git's own (merges, reverts, fixups) are left alone. */
export function subjectFault(subject) {
  if (/^(?:Merge|Revert|fixup!|squash!) /.test(subject)) return null;
  if (!SHAPE.test(subject)) return "write it as `area: what changed`";
  return subject.length > MOST ? `${subject.length} characters, at most ${MOST}` : null;
}

function subjectsOf([first = "", since = ""]) {
  if (first !== "--since") return [readFileSync(first, "utf8").split("\n")[0] ?? ""];
  const log = execFileSync("git", ["log", "--no-merges", "--format=%s", `${since}..HEAD`], { encoding: "utf8" });
  return log.split("\n").filter((subject) => subject !== "");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const subject of subjectsOf(process.argv.slice(2))) {
    const fault = subjectFault(subject);
    if (!fault) continue;
    console.error(`“${subject}”: ${fault}`);
    process.exitCode = 1;
  }
}
