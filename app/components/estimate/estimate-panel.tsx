/** An estimate as its view says it: by day, the total, who pays, what is on request. Its texts come from the server. */
import { useId } from "react";
import type { AmountRow, EstimateView } from "#app/domain/estimate/estimate-view.ts";

interface EstimatePanelProps {
  view: EstimateView;
  /** Of its heading on the page. */
  level?: 2 | 3;
  className?: string;
}

export function EstimatePanel({ view, level = 2, className }: EstimatePanelProps) {
  const id = useId();
  const Title = level === 2 ? "h2" : "h3";
  const Part = level === 2 ? "h3" : "h4";
  return (
    <section aria-labelledby={id} className={className}>
      <Title id={id} className="border-hairline-strong border-b pb-2 text-xl">
        {view.title}
      </Title>
      <p className="mt-2 text-soft">{view.lead}</p>
      {view.groups.map(({ label, amount, rows }) => (
        <div key={label} className="keep-together mt-4">
          <Part className="flex flex-wrap justify-between gap-x-6 font-semibold">
            <span>{label}</span>
            <span className="tabular">{amount}</span>
          </Part>
          <Rows rows={rows} />
        </div>
      ))}
      <dl className="mt-4 border-hairline-strong border-t">
        <Row row={view.total} strong />
      </dl>
      {view.shares ? (
        <div className="keep-together mt-4">
          <Part className="font-semibold">{view.shares.title}</Part>
          {view.shares.before ? <p className="wrap-anywhere text-soft text-sm">{view.shares.before}</p> : null}
          <Rows rows={view.shares.rows} />
        </div>
      ) : null}
      {view.open ? (
        <div className="keep-together mt-4">
          <Part className="font-semibold">{view.open.title}</Part>
          <p className="text-soft text-sm">{view.open.lead}</p>
          <ul className="mt-1 list-disc ps-5">
            {view.open.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className="mt-4 text-soft text-sm">
        {view.notes.map((note) => (
          <p key={note} className="wrap-anywhere">
            {note}
          </p>
        ))}
      </div>
    </section>
  );
}

function Rows({ rows }: { rows: readonly AmountRow[] }) {
  return (
    <dl>
      {rows.map((row) => (
        <Row key={row.label} row={row} />
      ))}
    </dl>
  );
}

function Row({ row: { label, how, amount }, strong = false }: { row: AmountRow; strong?: boolean }) {
  return (
    <div className={`grid grid-cols-[1fr_auto] items-baseline gap-x-6 border-hairline border-b py-2 ${strong ? "font-semibold" : ""}`}>
      <dt className="wrap-anywhere">
        {label} {how ? <span className="block text-soft text-sm sm:inline">{how}</span> : null}
      </dt>
      <dd className="tabular text-end">{amount}</dd>
    </div>
  );
}
