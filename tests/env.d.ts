/** What only tests find in their environment. */
/// <reference types="@cloudflare/vitest-plugin/types" />

declare namespace Cloudflare {
  interface Env {
    /** "full" for the sizes of quality.md; else the reduced ones. */
    STORM: string;
    MIGRATIONS: import("cloudflare:test").D1Migration[];
  }
}
