/** `/begin-again`: empties the visitor's request, once they have said so here, and brings the earlier one back. */
import { Trans } from "@lingui/react/macro";
import { redirect } from "react-router";
import { BOOKING_PATH } from "#app/components/layout/site-links.ts";
import { SitePage } from "#app/components/layout/site-page.tsx";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { localeContext, servicesContext } from "#app/context.ts";
import { AppError } from "#app/domain/errors.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { localePath } from "#app/i18n/addresses.ts";
import { readForm } from "#app/routes/read-form.ts";
import type { Route } from "./+types/route";

export function headers() {
  return { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };
}

export function loader({ context }: Route.LoaderArgs) {
  return context.get(servicesContext).beginAgain.standing();
}

export async function action({ request, context }: Route.ActionArgs) {
  const { beginAgain } = context.get(servicesContext);
  const at = (path: string) => redirect(localePath(context.get(localeContext), path), 303);
  const intent = (await readForm(request)).get("intent");
  if (intent === "begin") await beginAgain.begin();
  if (intent !== "back") return at("/begin-again");
  try {
    const { form } = await beginAgain.takeBack();
    return at(form === "detailed" ? BOOKING_PATH : "/fast-booking");
  } catch (error) {
    // Gone; or the session has ended meanwhile, and the page shows what its visitor holds without one.
    if (error instanceof AppError && ["not_found", "unauthenticated"].includes(error.code)) return at("/begin-again");
    throw error;
  }
}

export const meta: Route.MetaFunction = () => [{ title: PROVIDER.name }, { name: "robots", content: "noindex" }];

export default function BeginAgain({ loaderData: { isHeld, isAside } }: Route.ComponentProps) {
  const at = useSitePath();
  return (
    <SitePage>
      <div className="page py-16">
        {/* A whole document: nothing of another request stays behind. */}
        <form method="post" className="max-w-measure">
          <h1 className="text-3xl">{isHeld ? <Trans>Begin again with an empty request?</Trans> : <Trans>Your request is empty</Trans>}</h1>
          <p className="mt-4 text-soft">
            {isHeld ? (
              <Trans>
                What is filled in, and the conversation about it, is set aside. Nothing is sent, and you can bring it back here.
              </Trans>
            ) : isAside ? (
              <Trans>The earlier one is set aside, with its conversation. You can bring it back here for 14 days.</Trans>
            ) : (
              <Trans>There is nothing to set aside.</Trans>
            )}
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            {isHeld ? (
              <Button type="submit" name="intent" value="begin" size="lg">
                <Trans>Begin again</Trans>
              </Button>
            ) : null}
            <ButtonLink href={at("/fast-booking")} size="lg" variant={isHeld ? "secondary" : "primary"}>
              {isHeld ? <Trans>Keep what is filled in</Trans> : <Trans>Fill in a new request</Trans>}
            </ButtonLink>
            {isAside ? (
              <Button type="submit" name="intent" value="back" size="lg" variant="secondary">
                <Trans>Bring the earlier request back</Trans>
              </Button>
            ) : null}
          </div>
        </form>
      </div>
    </SitePage>
  );
}
