import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What takes longest, by the end of its name, longest first. */
const LONGEST = [
  "followed-strings.workers.test.ts",
  "permissions.workers.test.ts",
  "malicious-model.workers.test.ts",
  "accounts/guesses.workers.test.ts",
  "provider-pulled.workers.test.ts",
  "moved-drafts.workers.test.ts",
  "mail-limits.workers.test.ts",
  "counted-guesses.workers.test.ts",
  "access-keys.workers.test.ts",
  "attacks.workers.test.ts",
  "public-bookings.workers.test.ts",
];

/** Of the tests without a Worker. A long one that begins last leaves the other core with nothing to do. */
const LONGEST_UNITS = ["reader-properties.test.ts", "first-changes.test.ts", "promises.test.ts", "new-field.test.ts"];

/** The longest files first, the others as Vitest orders them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST_UNITS.findIndex((name) => moduleId.endsWith(`/${name}`));
      return at < 0 ? LONGEST_UNITS.length : at;
    };
    const usual = await super.sort(files);
    return usual
      .map((file, at) => ({ file, at }))
      .sort((a, b) => rank(a.file) - rank(b.file) || a.at - b.at)
      .map(({ file }) => file);
  }
}

/** Shares of `--shard`: the longest files are dealt out first, then all the others, in turns that change sides (1 2 2 1 1 2 …). */
export class TestShares extends BaseSequencer {
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 };
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(name));
      return at < 0 ? LONGEST.length : at;
    };
    const dealt = [...files].sort((a, b) => rank(a) - rank(b) || (a.moduleId < b.moduleId ? -1 : 1));
    return dealt.filter((_, at) => {
      const place = at % (2 * count);
      return (place < count ? place : 2 * count - 1 - place) === index - 1;
    });
  }
}
