/** Secrets are not in `wrangler.toml`; `wrangler types` learns them from `[secrets]`. */
declare module "virtual:react-router/server-build" {
  const build: import("react-router").ServerBuild;
  export = build;
}
