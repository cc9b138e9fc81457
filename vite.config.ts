import { cloudflare } from "@cloudflare/vite-plugin";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { BROWSER_PACKAGES } from "./scripts/vite/browser-packages.ts";
import { fewFonts } from "./scripts/vite/few-fonts.ts";
import { leakedPasswords } from "./scripts/vite/leaked-passwords.ts";
import { noAttestation } from "./scripts/vite/no-attestation.ts";
import { noDescriptions } from "./scripts/vite/no-descriptions.ts";
import { noGateway } from "./scripts/vite/no-gateway.ts";
import { noMimeTable } from "./scripts/vite/no-mime-table.ts";
import { oneDatabase } from "./scripts/vite/one-database.ts";
import { oneRenderer } from "./scripts/vite/one-renderer.ts";
import { pageChunks } from "./scripts/vite/page-chunks.ts";
import { recordVerifier } from "./scripts/vite/record-verifier.ts";
import { siteProgram } from "./scripts/vite/site-program.ts";
import { smallReact } from "./scripts/vite/small-react.ts";
import { laterTexts } from "./scripts/vite/texts/later-texts.ts";
import { portalTexts } from "./scripts/vite/texts/portal-texts.ts";

export default defineConfig(({ command }) => ({
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      remoteBindings: false,
      // In development the files of the page are Vite's own, under addresses of its own, and the port is the one asked for.
      config: (worker) =>
        command === "serve"
          ? {
              assets: { ...worker.assets, run_worker_first: false },
              vars: { ...worker.vars, ...(process.env.ORIGIN ? { ORIGIN: process.env.ORIGIN } : {}) },
            }
          : undefined,
    }),
    tailwindcss(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    smallReact(),
    siteProgram(),
    recordVerifier(),
    fewFonts(),
    leakedPasswords(),
    noAttestation(),
    noDescriptions(),
    noGateway(),
    noMimeTable(),
    oneDatabase(),
    oneRenderer(),
    reactRouter(),
    pageChunks(),
    laterTexts(),
    portalTexts(),
  ],
  // React has had this hook itself since its version 18; the shim is for those before.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: "react" }] },
  optimizeDeps: { include: BROWSER_PACKAGES },
  build: { target: "es2022" },
  // A Worker is loaded whole on a cold start: its size is latency. Traces are read with the source maps.
  environments: { ssr: { build: { minify: true } } },
}));
