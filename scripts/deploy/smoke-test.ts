/** Whether what was deployed answers: asked from outside, as a visitor would. */

export type Fetch = (address: string) => Promise<Response>;

/** Headers that every page carries, each with words that it must hold. */
const HEADERS = {
  "Content-Security-Policy": "default-src 'self'",
  "Strict-Transport-Security": "max-age=",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "origin",
  "Cross-Origin-Opener-Policy": "same-origin",
} as const;

/** What is wrong at `origin`; nothing where `release` answers whole. Never throws. */
export async function smokeTest(fetch: Fetch, origin: string, release: string): Promise<string[]> {
  const wrong: string[] = [];
  const ask = async (path: string, judge: (answer: Response, text: string) => string[]) => {
    try {
      const answer = await fetch(`${origin}${path}`);
      const text = await answer.text();
      wrong.push(...judge(answer, text).map((what) => `${path}: ${what}`));
    } catch (error) {
      wrong.push(`${path}: no answer (${error instanceof Error ? error.message : error})`);
    }
  };
  await ask("/api/health", (answer, text) => judgeHealth(answer, text, release));
  await ask("/public", (answer, text) => [...judgePage(answer, text, "<main"), ...judgeHeaders(answer)]);
  await ask("/legacy-login", (answer, text) => [...judgePage(answer, text, 'type="password"'), ...judgeHeaders(answer)]);
  return wrong;
}

/** Whether a version of ours answers at `origin`, well or not. Never throws. */
export async function answersAlready(fetch: Fetch, origin: string): Promise<boolean> {
  try {
    const said = readRecord(await (await fetch(`${origin}/api/health`)).text());
    return typeof said?.version === "string";
  } catch {
    return false;
  }
}

function judgeHealth(answer: Response, text: string, release: string): string[] {
  const said = readRecord(text);
  if (said === null) return [`answered ${answer.status} without a record`];
  if (said.version !== release) return [`version "${said.version}" answers, not "${release}"`];
  const parts = ["database", "storage", "sessions"].filter((part) => said[part] !== "ok");
  return parts.length > 0 || answer.status !== 200 ? [`answered ${answer.status}; does not answer: ${parts.join(", ") || "nothing"}`] : [];
}

function readRecord(text: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === "object" && read !== null ? (read as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function judgePage(answer: Response, text: string, holds: string): string[] {
  if (answer.status !== 200) return [`answered ${answer.status}`];
  return text.includes(holds) ? [] : [`is not the page that it should be (no ${holds})`];
}

function judgeHeaders({ headers }: Response): string[] {
  return Object.entries(HEADERS)
    .filter(([name, words]) => !headers.get(name)?.includes(words))
    .map(([name]) => `has not the header ${name} that it should have`);
}
