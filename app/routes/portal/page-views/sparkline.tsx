import { useLingui } from "@lingui/react/macro";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { formatCount } from "#app/i18n/numbers.ts";

const WIDTH = 150;
const HEIGHT = 32;
const MARGIN = 2;

/** Views of each day as a line, drawn to its own highest day; its name says which that was. */
export function Sparkline({ byDay, days }: { byDay: readonly number[]; days: readonly LocalDate[] }) {
  const { i18n, t } = useLingui();
  const most = Math.max(...byDay, 0);
  const on = formatDate(i18n.locale, days[byDay.indexOf(most)] ?? "");
  const step = (WIDTH - 2 * MARGIN) / Math.max(byDay.length - 1, 1);
  const points = byDay.map((views, index) => {
    const x = MARGIN + index * step;
    const y = HEIGHT - MARGIN - (most === 0 ? 0 : (views / most) * (HEIGHT - 2 * MARGIN));
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg
      role="img"
      aria-label={t`Views per day; most on ${on}: ${formatCount(i18n.locale, most)}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      className="max-w-full text-accent"
    >
      <line x1={MARGIN} x2={WIDTH - MARGIN} y1={HEIGHT - 1} y2={HEIGHT - 1} className="stroke-hairline" />
      <polyline
        points={points.join(" ")}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
