/** Pieces of the cities' line drawings. The ground is at y 150; what stands in front covers what is behind. */
export const GROUND = 150;

interface TowerProps {
  x: number;
  width: number;
  height: number;
  /** Rows of windows are dashes on this many lines. */
  bays?: number;
}

export function Tower({ x, width, height, bays = 3 }: TowerProps) {
  const top = GROUND - height;
  return (
    <>
      <rect x={x} y={top} width={width} height={height} />
      <path
        d={Array.from({ length: bays }, (_, bay) => `M${x + ((bay + 1) * width) / (bays + 1)} ${top + 5}V${GROUND - 4}`).join("")}
        strokeWidth="0.8"
        strokeDasharray="3 3.5"
        opacity="0.7"
      />
    </>
  );
}

export function Palm({ x, height, lean = 4 }: { x: number; height: number; lean?: number }) {
  const top = GROUND - height;
  const crown = x + lean;
  const frond = (dx: number, dy: number) => `M${crown} ${top}q${dx * 0.45} ${dy - 7} ${dx} ${dy}`;
  return (
    <path
      d={`M${x} ${GROUND}q0 ${-height / 2} ${lean} ${-height}${[
        [-15, 4],
        [-12, 11],
        [-6, -6],
        [6, -7],
        [13, -2],
        [15, 6],
        [10, 12],
      ]
        .map(([dx = 0, dy = 0]) => frond(dx, dy))
        .join("")}`}
      fill="none"
    />
  );
}

/** A low house with a hipped roof and a veranda, as in George Town. */
export function House({ x, width, height }: { x: number; width: number; height: number }) {
  const eaves = GROUND - height;
  const posts = Math.max(2, Math.round(width / 12));
  return (
    <>
      <path d={`M${x} ${eaves}h${width}v${height}h${-width}z`} />
      <path d={`M${x - 5} ${eaves}l${width * 0.28} ${-height * 0.6}h${width * 0.44 + 10}l${width * 0.28} ${height * 0.6}z`} />
      <path
        d={Array.from({ length: posts - 1 }, (_, post) => `M${x + ((post + 1) * width) / posts} ${eaves}V${GROUND}`).join("")}
        strokeWidth="0.8"
      />
      <path d={`M${x} ${GROUND - 7}h${width}`} strokeWidth="0.8" />
    </>
  );
}

/** Water in front of a city: a few level strokes. */
export function Water({ from = 0, to = 360 }: { from?: number; to?: number }) {
  return (
    <path
      d={`M${from} ${GROUND}H${to}M${from + 14} 156h52m18 0h96m26 0h30m30 0h60M${from + 60} 162h34m40 0h22m50 0h70`}
      strokeWidth="1"
      fill="none"
    />
  );
}
