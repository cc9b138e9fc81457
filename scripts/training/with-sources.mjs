/** The application's sources for a program of the terminal: compiled as they are needed, with their translations, and no server that listens. */
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { createServer } from "vite";
import { ROOT } from "#scripts/processes.mjs";

/** Gives what `work` gives. `load` takes a path from the repository's root ("/tests/…") and gives that module. */
export async function withSources(work) {
  const server = await createServer({
    configFile: false,
    root: ROOT,
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
  });
  try {
    return await work((path) => server.ssrLoadModule(path));
  } finally {
    await server.close();
  }
}
