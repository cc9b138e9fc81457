/**
 * Leaves out the AI SDK's default provider, a paid gateway that answers where a model is named by a string (18 kB of the Worker, gzip): ours
 * are always given as models. What takes its place refuses, and names its reason.
 */
import type { Plugin } from "vite";

const FILE = "/@ai-sdk/gateway/dist/index.js";

/** What the AI SDK imports of it; held against the SDK by a test. */
export const INSTEAD = `export class GatewayError extends Error {
  static isInstance() { return false; }
}
export class GatewayAuthenticationError extends GatewayError {}
export const gateway = () => { throw new Error("A model is given as a model and not by its name (scripts/vite/no-gateway.ts)."); };
export const createGateway = gateway;`;

export function noGateway(): Plugin {
  return {
    name: "concord:no-gateway",
    load: (id) => ((id.split("?")[0] ?? id).endsWith(FILE) ? INSTEAD : undefined),
  };
}
