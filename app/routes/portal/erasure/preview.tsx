import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { OutcomeBox } from "#app/components/ui/outcome-box.tsx";
import { type BarKind, CASE_KEPT_YEARS, type ErasureBar, type ErasurePreview } from "#app/domain/personal-data/erasure.ts";
import { erasedTableText } from "#app/i18n/portal/personal-data/erasure-texts.ts";

/** What an erasure would do now, in numbers, and what speaks against it. */
export function Preview({ preview: { email, bars, removed, replaced, kept } }: { preview: ErasurePreview }) {
  const nothing = removed.length + replaced.length === 0;
  return (
    <section aria-labelledby="preview" className="mt-12">
      <h2 id="preview" className="wrap-anywhere border-hairline-strong border-b pb-3 text-xl">
        <Trans>What is held about {email}</Trans>
      </h2>
      {bars.length > 0 && (
        <div className="mt-6">
          <OutcomeBox key={email} tone="warning">
            <p className="font-semibold">
              <Trans>This person cannot be erased now:</Trans>
            </p>
            <BarList bars={bars} />
          </OutcomeBox>
        </div>
      )}
      {nothing && (
        <p className="mt-6">
          <Trans>There is nothing to erase under this address.</Trans>
        </p>
      )}
      <div className="grid items-start gap-x-12 lg:grid-cols-2">
        <Rows title={<Trans>Removed</Trans>} rows={removed} />
        <div>
          <Rows title={<Trans>Written over by “(erased)”</Trans>} rows={replaced} />
          <Rows title={<Trans>Kept</Trans>} rows={kept} />
          <div className="mt-6 grid gap-3 text-sm text-soft">
            <h3 className="font-semibold text-ink">
              <Trans>What is kept, and why</Trans>
            </h3>
            <p>
              <Trans>
                The record of a case is evidence: its entries, messages and documents are hashed one upon another, names included, so
                nothing of them can be taken out. Histories of accounts and bookings are chained in the same way.
              </Trans>
            </p>
            <p>
              <Trans>No number here counts what is private in a case, or what only the person sees.</Trans>
            </p>
            <p>
              <Trans>
                What others have written of the person in their own bookings stays with them. Hashes of addresses and networks, which name
                nobody, end at their time. Backups hold everything until they are deleted.
              </Trans>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

function Rows({ title, rows }: { title: ReactNode; rows: ErasurePreview["removed"] }) {
  const { i18n } = useLingui();
  if (rows.length === 0) return null;
  return (
    <div className="mt-6">
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-2 border-hairline border-t">
        {rows.map(({ table, rows: n }) => (
          <li key={table} className="flex items-baseline justify-between gap-4 border-hairline border-b py-2">
            <span className="min-w-0 wrap-anywhere">{erasedTableText(i18n, table)}</span>
            <span className="tabular">{new Intl.NumberFormat(i18n.locale).format(n)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What speaks against it, each with what it is. */
export function BarList({ bars }: { bars: readonly ErasureBar[] }) {
  return (
    <ul className="mt-2 grid gap-1">
      {bars.map((bar) => (
        <li key={bar.kind} className="wrap-anywhere">
          <BarText bar={bar} />
        </li>
      ))}
    </ul>
  );
}

function BarText({ bar: { kind, names } }: { bar: ErasureBar }) {
  const { i18n } = useLingui();
  const n = names.length;
  const list = new Intl.ListFormat(i18n.locale).format(names);
  const texts: Readonly<Record<BarKind, ReactNode>> = {
    case_open: <Plural value={n} one={`A case is open: ${list}`} other={`Cases are open: ${list}`} />,
    case_kept: (
      <Trans>
        Resolved cases are kept for {CASE_KEPT_YEARS} years: {list}
      </Trans>
    ),
    hearing: <Plural value={n} one={`A confirmed hearing is to come: ${list}`} other={`Confirmed hearings are to come: ${list}`} />,
    legal_hold: <Trans>A legal hold is in force on {list}. See the legal holds.</Trans>,
    too_many: (
      <Trans>This address is the contact of {list} bookings, too many for one erasure. Give some of them to another contact first.</Trans>
    ),
    administrator: <Trans>The account is an administrator’s. Change its role or deactivate it first.</Trans>,
  };
  return texts[kind];
}
