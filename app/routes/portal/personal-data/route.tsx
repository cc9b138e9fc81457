/** `/admin/personal-data`: a copy of everything held about a person, when they ask us for it (privacy page, "Your rights"). */
import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { KEEPING_TEXTS } from "#app/i18n/catalogues/portal/keeping.ts";
import { orNotFound } from "../or-not-found.ts";
import type { Route } from "./+types/route";
import { ExportForm } from "./export-form.tsx";

export const handle = KEEPING_TEXTS;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { people, personalData, account } = context.get(servicesContext);
  await orNotFound(personalData.mayExport());
  const id = url.searchParams.get("person")?.slice(0, 100);
  const [own, found] = await Promise.all([account.get(), id ? orNotFound(people.get(id)) : null]);
  return {
    email: found?.person.email ?? "",
    person: found?.person.id ?? null,
    secondFactor: own.secondFactor,
    title: `${context.get(i18nContext)._(msg`Personal information`)} – ${PROVIDER.name}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

export default function PersonalData({ loaderData: { email, person, secondFactor } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title={<Trans>Personal information</Trans>}
        lead={<Trans>A copy of everything held about one person, when they ask us for it. We answer within 30 days.</Trans>}
      />
      <section aria-labelledby="copy" className="mt-10 grid gap-x-12 gap-y-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <div className="max-w-measure text-sm text-soft">
          <h2 id="copy" className="mb-2 text-xl text-ink">
            <Trans>Make a copy</Trans>
          </h2>
          <p>
            <Trans>
              Make sure that it is this person who asks: from the address that they gave us, or by a call to a number that we know.
            </Trans>
          </p>
          <p className="mt-3">
            <Trans>
              What only their own side reads in a case is not in it: people with an account download that themselves, in their settings.
              Read the parts “named in” before you send them: others have written them.
            </Trans>
          </p>
          <p className="mt-3">
            <Trans>That you made it is entered in the history of the account; without an account, in your own.</Trans>
          </p>
        </div>
        <ExportForm key={email} email={email} secondFactor={secondFactor} />
      </section>
      <section aria-labelledby="erasing" className="no-print mt-12 max-w-measure">
        <h2 id="erasing" className="mb-2 text-xl">
          <Trans>Erase it</Trans>
        </h2>
        <p className="mb-4 text-sm text-soft">
          <Trans>When a person asks us to erase what is held about them. You see first what would go and what speaks against it.</Trans>
        </p>
        <ButtonLink to={person ? `/admin/erasure?person=${encodeURIComponent(person)}` : "/admin/erasure"} variant="secondary">
          <Trans>Erase personal information</Trans>
        </ButtonLink>
      </section>
    </>
  );
}
