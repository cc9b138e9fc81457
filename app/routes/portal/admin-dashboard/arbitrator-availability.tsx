import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { formatDate } from "#app/i18n/dates.ts";
import { SidePanel } from "#app/routes/portal/dashboard/side-panels.tsx";

interface Arbitrator {
  id: string;
  name: string;
  openCases: number;
  away: { from: string; until: string; now: boolean } | null;
}

/** Arbitrators with the cases that they have open and their next absence. */
export function ArbitratorAvailability({ arbitrators, more }: { arbitrators: readonly Arbitrator[]; more: boolean }) {
  const { length } = arbitrators;
  return (
    <SidePanel id="arbitrators" title={<Trans>Arbitrator availability</Trans>}>
      {arbitrators.length === 0 ? (
        <p className="mt-3 text-soft">
          <Trans>No arbitrator has an account yet. Invite one as a user.</Trans>
        </p>
      ) : (
        <ul className="mt-3 border-t border-hairline">
          {arbitrators.map((arbitrator) => (
            <Line key={arbitrator.id} arbitrator={arbitrator} />
          ))}
        </ul>
      )}
      {more && (
        <p className="py-2 text-sm text-soft">
          <Trans>The first {length} by name.</Trans>{" "}
          <Link to="/users?role=arbitrator" className="prose-link">
            <Trans>All are among the users</Trans>
          </Link>
        </p>
      )}
    </SidePanel>
  );
}

function Line({ arbitrator: { name, openCases, away } }: { arbitrator: Arbitrator }) {
  const { i18n, t } = useLingui();
  const [from, until] = [away ? formatDate(i18n.locale, away.from) : "", away ? formatDate(i18n.locale, away.until) : ""];
  return (
    <li className="border-b border-hairline py-3 text-sm">
      <p className="flex justify-between gap-4">
        <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
        <span className="tabular shrink-0 text-soft">{t`${plural(openCases, { 0: "no open case", one: "# open case", other: "# open cases" })}`}</span>
      </p>
      <p className={`mt-1 ${away?.now ? "text-warning" : "text-soft"}`}>
        {!away && <Trans>Available</Trans>}
        {away?.now && <Trans>Away until {until}</Trans>}
        {away && !away.now && (
          <Trans>
            Available; away from {from} to {until}
          </Trans>
        )}
      </p>
    </li>
  );
}
