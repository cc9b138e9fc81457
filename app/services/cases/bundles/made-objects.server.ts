import { removingVolumes } from "#app/db/cases/case-bundles.repo.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** Where a volume lies, in the folder of its bundle. */
export const volumeKey = (folder: string, number: number): string => `${folder}/${number}`;

/** Removes what was made of a bundle under a key that it has let go of: its PDF, or its volumes, also one that was put and never written down. */
export async function discardMade({ db, env }: Pick<ServiceContext, "db" | "env">, id: string, objectKey: string): Promise<void> {
  await removingVolumes(db, id, objectKey);
  const { objects } = await env.FILES.list({ prefix: `${objectKey}/` });
  await env.FILES.delete([objectKey, ...objects.map(({ key }) => key)]);
}
