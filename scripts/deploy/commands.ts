/** Every command that a deployment runs, in one place: what is said before is what is run after. */
import { join } from "node:path";
import type { Settings } from "./settings.ts";

export interface Command {
  program: "wrangler" | "react-router" | "git";
  args: readonly string[];
  /** Set in its environment, with the environment of every tool. */
  env?: Readonly<Record<string, string>>;
  /** What it reads from its input; said by these words, and never shown or stored. */
  input?: string;
}

/** What the build writes: the environment's own configuration, and nothing of the others. */
export const BUILT_CONFIG = join("build", "server", "wrangler.json");

const wrangler = (args: readonly string[], more: Omit<Command, "program" | "args"> = {}): Command => ({
  program: "wrangler",
  args,
  ...more,
});

/** The commands of one environment; what is only known while it runs is their arguments. */
export function commandsOf({ target, bucket }: Pick<Settings, "target" | "bucket">) {
  // Named each time: where a build lies about, wrangler would take its configuration for the one that is meant.
  const own = ["--config", "wrangler.toml", "--env", target];
  const built = ["--config", BUILT_CONFIG];
  const film = (name: string): Command =>
    wrangler(["r2", "object", "put", `${bucket}/site/${name}`, "--file", join("scripts", "seed", "media", name), "--remote", ...own]);
  return {
    account: wrangler(["whoami", "--json"]),
    release: { program: "git", args: ["describe", "--always", "--dirty"] } as Command,
    build: { program: "react-router", args: ["build"], env: { CLOUDFLARE_ENV: target } } as Command,
    secretNames: wrangler(["secret", "list", "--format", "json", ...own]),
    setSecrets: wrangler(["secret", "bulk", ...own], { input: "the secrets, as JSON" }),
    namespaces: wrangler(["kv", "namespace", "list", ...own]),
    standing: wrangler(["deployments", "status", "--json", ...own]),
    upload: (release: string) => wrangler(["versions", "upload", "--tag", release, ...built]),
    bookmark: wrangler(["d1", "time-travel", "info", "DB", "--json", ...own]),
    migrate: wrangler(["d1", "migrations", "apply", "DB", "--remote", ...own]),
    serve: (version: string) => wrangler(["versions", "deploy", `${version}@100%`, "--yes", ...built]),
    triggers: wrangler(["triggers", "deploy", ...built]),
    films: [film("hero.webm"), film("hero.mp4")],
    firstLink: (hash: string, now: number, expiresAt: number) =>
      wrangler([
        "d1",
        "execute",
        "DB",
        "--remote",
        "--yes",
        "--command",
        `INSERT INTO first_administrator_links (token_hash, created_at, expires_at) VALUES ('${hash}', ${now}, ${expiresAt})`,
        ...own,
      ]),
    /** What is kept under another secret than the one of this version. */
    underFormerSecrets: (version: string) =>
      wrangler([
        "d1",
        "execute",
        "DB",
        "--remote",
        "--json",
        "--command",
        `SELECT (SELECT count(*) FROM two_factor WHERE secret NOT LIKE '$ba$${version}$%' OR backup_codes NOT LIKE '$ba$${version}$%') AS factors, (SELECT count(*) FROM access_keys WHERE secret_version < ${version} AND nonce IS NOT NULL AND revoked_at IS NULL) + (SELECT count(*) FROM webhooks WHERE secret_version < ${version}) AS links`,
        ...own,
      ]),
    rollBack: (version: string) => wrangler(["rollback", version, "--yes", "--message", "smoke test failed", ...own]),
    restore: (bookmark: string) => wrangler(["d1", "time-travel", "restore", "DB", `--bookmark=${bookmark}`, ...own]),
  };
}

export type Commands = ReturnType<typeof commandsOf>;

/** A command as one types it. */
export function asTyped({ program, args, env = {}, input }: Command): string {
  const quoted = (part: string) => (/^[\w@%./:=<>+-]+$/.test(part) ? part : `"${part}"`);
  const before = Object.entries(env).map(([name, value]) => `${name}=${value} `);
  const own = program === "git" ? "git" : `npx ${program}`;
  return `${before.join("")}${own} ${args.map(quoted).join(" ")}${input ? `   ← ${input}, by its input` : ""}`;
}
