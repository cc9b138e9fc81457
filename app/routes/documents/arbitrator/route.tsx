import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { data, redirect } from "react-router";
import { Monogram } from "#app/components/documents/monogram.tsx";
import { ProfileTitle } from "#app/components/documents/profile-title.tsx";
import { ErrorBoundary } from "#app/components/layout/error-page.tsx";
import { metaTags } from "#app/components/layout/page-meta.ts";
import { BOOKING_PATH } from "#app/components/layout/site-links.ts";
import { SitePage } from "#app/components/layout/site-page.tsx";
import { useLocale, useSitePath } from "#app/components/layout/use-site-path.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { i18nContext, localeContext, type Services, servicesContext } from "#app/context.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Locale } from "#app/domain/locale.ts";
import { loggable } from "#app/domain/loggable.ts";
import { capacitiesOf } from "#app/domain/people/roster/roster.ts";
import { type Capacity, linesOf, type PublicProfile, textFor } from "#app/domain/people/roster/roster-vocabulary.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { localePath } from "#app/i18n/addresses.ts";
import { readForm } from "#app/routes/read-form.ts";
import type { Route } from "./+types/route";
import { Facts } from "./facts.tsx";
import { personNodes } from "./person-nodes.ts";
import { type Refusal, RequestForm } from "./request-form.tsx";

export { ErrorBoundary };

async function personAt({ roster }: Services, slug: string) {
  const person = await roster.person(slug);
  if (!person) throw data(null, { status: 404 });
  return person;
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const person = await personAt(context.get(servicesContext), params.slug);
  const locale = context.get(localeContext);
  const description = descriptionOf(person.name, textFor(person.texts, locale).text);
  return {
    title: `${person.name} – ${PROVIDER.name}`,
    description,
    nodes: personNodes(person, description, context.get(i18nContext), locale),
    person,
  };
}

/** Fewer letters say nothing of a person in a list of pages. */
const LEAST_SAID = 50;

/** What a person's page says of itself: how their biography begins, with who they are where that is short. */
function descriptionOf(name: string, { title, biography }: { title: string; biography: string }): string {
  const [first = ""] = biography.split(/(?<=\.)\s/);
  return first.length < LEAST_SAID ? `${name}, ${title}. ${biography}` : first;
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  metaTags(loaderData, location.pathname, { picture: "roster", data: loaderData?.nodes ?? [] });

/** Notes the request in the visitor's draft and goes on to the booking form; nothing is sent to anyone yet. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const person = await personAt(services, params.slug);
  const form = await readForm(request);
  const locale = context.get(localeContext);
  try {
    const among = (await services.roster.published()).map(({ name }) => name);
    await services.drafts.requestArbitrator({ name: person.name, capacity: chosenCapacity(person, form), among }, locale);
  } catch (error) {
    const code = error instanceof AppError ? error.code : null;
    if (error instanceof AppError && code === "too_many_requests") {
      const headers = { "Retry-After": String(error.detail.retryAfter ?? 60) };
      return data<Refusal>("too_many", { status: 429, headers });
    }
    if (code === "invalid_input") return data<Refusal>("no_room", { status: 400 });
    if (code !== "stale_version") console.error(loggable(error));
    return data<Refusal>("failed", { status: code === "stale_version" ? 409 : 503 });
  }
  return redirect(localePath(locale, BOOKING_PATH), 303);
}

/** What the pressed button asked for; for anything else, what the person is asked for first. */
function chosenCapacity(person: PublicProfile, form: URLSearchParams): Capacity {
  const offered = capacitiesOf(person);
  return offered.find((capacity) => capacity === form.get("capacity")) ?? offered[0] ?? "arbitrator";
}

/** One person of the roster, and the request for them. */
export default function ArbitratorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const at = useSitePath();
  const locale = useLocale();
  const { person } = loaderData;
  const { text, language } = textFor(person.texts, locale);
  const lang = language === locale ? undefined : language;
  const appointments = linesOf(text.appointments);
  return (
    <SitePage>
      <article>
        <header className="page pt-8 pb-12 md:pt-12 md:pb-16">
          <nav aria-label={t`Back`}>
            <a href={at("/roster")} className="inline-flex min-h-11 items-center gap-2 text-sm text-soft hover:underline">
              <Icon name="arrowLeft" size={16} />
              <Trans>Our Roster</Trans>
            </a>
          </nav>
          <div className="mt-6 flex flex-col gap-6 sm:flex-row sm:items-center sm:gap-8">
            <Monogram name={person.name} className="size-20 sm:size-24" />
            <div>
              <h1 className="text-3xl sm:text-4xl">{person.name}</h1>
              <ProfileTitle person={person} className="mt-3 text-lg text-soft" />
            </div>
          </div>
        </header>
        <div className="border-t border-hairline">
          <div className="page grid gap-x-16 gap-y-12 pt-10 pb-16 md:pb-20 lg:grid-cols-[1.7fr_1fr]">
            <div className="max-w-measure">
              {lang && (
                <p className="mb-4 text-sm text-soft">
                  <OtherLanguage language={language} />
                </p>
              )}
              <p lang={lang} className="whitespace-pre-line font-serif text-lg leading-9">
                {text.biography}
              </p>
              {appointments.length > 0 && <Lines title={<Trans>Appointments by kind</Trans>} lines={appointments} lang={lang} />}
              {text.declines && <Lines title={<Trans>Does not take</Trans>} lines={linesOf(text.declines)} lang={lang} />}
              {person.invented && (
                <p className="mt-6 text-sm text-soft">
                  <Trans>This person and these appointments are invented, to show how a roster reads.</Trans>
                </p>
              )}
            </div>
            <Facts person={person} />
          </div>
        </div>
      </article>
      <RequestForm person={person} refusal={actionData ?? null} />
    </SitePage>
  );
}

/** Of prose that was not written in the reader's language. */
function OtherLanguage({ language }: { language: Locale }) {
  if (language === "fr") return <Trans>This profile is written in French.</Trans>;
  if (language === "es") return <Trans>This profile is written in Spanish.</Trans>;
  return <Trans>This profile is written in English.</Trans>;
}

interface LinesProps {
  title: ReactNode;
  lines: readonly string[];
  lang: Locale | undefined;
}

function Lines({ title, lines, lang }: LinesProps) {
  return (
    <>
      <h2 className="mt-12 text-xl">{title}</h2>
      <ul lang={lang} className="mt-4">
        {lines.map((line) => (
          <li key={line} className="border-t border-hairline py-3 last:border-b">
            {line}
          </li>
        ))}
      </ul>
    </>
  );
}
