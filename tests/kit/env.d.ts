/** What only tests find in their environment. */
/// <reference types="@cloudflare/vitest-plugin/types" />

declare namespace Cloudflare {
  interface Env {
    /** "full" for the sizes of quality.md; else the reduced ones. */
    STORM: string;
    /** Runs and most commands of each model, "1000x50"; empty for the few of every test run. */
    MODELS: string;
    MIGRATIONS: import("cloudflare:test").D1Migration[];
  }
}
