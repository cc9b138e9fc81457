/** The configuration that the build has written, completed by what only a deployment knows. */
import type { Settings } from "./settings.ts";

interface BuiltConfig {
  vars: Record<string, string>;
  kv_namespaces: { binding: string; id?: string }[];
  routes?: { pattern: string; custom_domain: boolean }[];
  workers_dev: boolean;
}

interface Known {
  /** What `/api/health` answers as its version, so that the smoke test knows whose answer it reads. */
  release: string;
  /** The namespace that is there under our title; null where wrangler is to make it. */
  namespaceId: string | null;
}

/** `built` with the answers, the release, the domain that the address asks for, and the namespace where it is there. */
export function completed(built: string, { ORIGIN, MAIL_FROM, target }: Settings, { release, namespaceId }: Known): string {
  const config = JSON.parse(built) as BuiltConfig & { targetEnvironment?: string };
  if (config.targetEnvironment !== undefined && config.targetEnvironment !== target)
    throw new Error(`The build is for ${config.targetEnvironment}, and not for ${target}`);
  const { hostname } = new URL(ORIGIN);
  const onWorkersDev = hostname.endsWith(".workers.dev");
  return JSON.stringify({
    ...config,
    vars: { ...config.vars, ORIGIN, MAIL_FROM, RELEASE: release },
    workers_dev: onWorkersDev,
    ...(onWorkersDev ? {} : { routes: [{ pattern: hostname, custom_domain: true }] }),
    kv_namespaces: config.kv_namespaces.map((namespace) => ({ ...namespace, ...(namespaceId === null ? {} : { id: namespaceId }) })),
  });
}
