/** Secrets are not in `wrangler.toml`; `wrangler types` learns them from `[secrets]`. */
declare module "virtual:react-router/server-build" {
  const build: import("react-router").ServerBuild;
  export = build;
}

/** A style sheet as text. */
declare module "*.css?inline" {
  const css: string;
  export default css;
}

/** Addresses of the small programs of public pages (scripts/vite/site-program.ts). */
declare module "virtual:site-program" {
  export const documentProgram: string;
  export const pageProgram: string;
  /** What the browser asks for before it runs `pageProgram`; empty in the browser. */
  export const programImports: readonly string[];
  /** What the browser asks for before it runs `documentProgram`; empty in the browser. */
  export const documentImports: readonly string[];
  /** The programs of the booking forms, each with what it imports; empty in the browser. */
  export const formPrograms: Readonly<Record<"fast" | "detailed", { file: string; imports: readonly string[] }>>;
  /** Addresses of the catalogues by language and name, as `en/messages`; empty in the browser and in development. */
  export const catalogues: Readonly<Record<string, string>>;
}

/** The commonest leaked passwords, a line each, in lower case (scripts/vite/leaked-passwords.ts). */
declare module "virtual:leaked-passwords" {
  export const leaked: string;
}

/** The script of an exported record's own page, as text (scripts/vite/record-verifier.ts). */
declare module "virtual:record-verifier" {
  export const program: string;
}
