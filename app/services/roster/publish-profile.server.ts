import { refusedField } from "#app/domain/parse-input.ts";
import { isComplete } from "#app/domain/people/roster/profile.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { changeProfile } from "./change-profile.server.ts";

/** Everybody reads the working copy of the version that was seen. For administrators. Throws as `changeProfile`, and `invalid_input` on `form`. */
export async function publishProfile(context: ServiceContext, id: string, version: number): Promise<void> {
  const who = await administratorOf(context);
  await changeProfile(context, id, version, who, ({ content }) => {
    if (!isComplete(content)) throw refusedField("form", "profile_incomplete");
    return { action: "published", columns: { published: content, publishedAt: context.clock().getTime() } };
  });
}

/** Nobody reads it any more; the working copy stays. For administrators. Throws as `changeProfile`. */
export async function withdrawProfile(context: ServiceContext, id: string, version: number): Promise<void> {
  const who = await administratorOf(context);
  await changeProfile(context, id, version, who, () => ({ action: "withdrawn", columns: { published: null } }));
}
