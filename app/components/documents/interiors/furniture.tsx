import { type Block, disc, face, lid, line, project, sides } from "./camera.ts";

/** A thing of straight sides; what stands behind it is covered. */
export function Solid({ block, wash = false }: { block: Block; wash?: boolean }) {
  const top = lid(block);
  return (
    <>
      <path d={sides(block)} />
      {top && <path d={top} className={wash ? "fill-accent-wash" : undefined} />}
    </>
  );
}

/** Where whoever sits there looks. */
type Facing = "reader" | "back" | "left" | "right";

interface ChairProps {
  x: number;
  z: number;
  facing: Facing;
  /** Height of the back; a tribunal's is higher. */
  tall?: boolean;
}

const HALF = 0.24;

function chairBack({ x, z, facing, tall = false }: ChairProps): Block {
  const y = [0.56, tall ? 1.28 : 0.98] as const;
  switch (facing) {
    case "reader":
      return { x: [x - HALF, x + HALF], y, z: [z + 0.2, z + 0.27] };
    case "back":
      return { x: [x - HALF, x + HALF], y, z: [z - 0.27, z - 0.2] };
    case "left":
      return { x: [x + 0.2, x + 0.27], y, z: [z - HALF, z + HALF] };
    case "right":
      return { x: [x - 0.27, x - 0.2], y, z: [z - HALF, z + HALF] };
  }
}

/** An office chair: back, seat, stem and foot. */
export function Chair(props: ChairProps) {
  const { x, z, facing } = props;
  const seat: Block = { x: [x - HALF, x + HALF], y: [0.42, 0.5], z: [z - 0.24, z + 0.24] };
  const back = <Solid block={chairBack(props)} />;
  const farther = facing === "reader";
  return (
    <>
      {farther && back}
      <path
        d={
          line([x, 0.42, z], [x, 0.06, z]) +
          line([x - 0.24, 0, z - 0.1], [x, 0.06, z], [x + 0.24, 0, z - 0.1]) +
          line([x, 0.06, z], [x, 0, z + 0.24])
        }
        fill="none"
        strokeWidth="0.8"
      />
      <Solid block={seat} />
      {!farther && back}
    </>
  );
}

/** A table on two panels. `along` says which way it runs. */
export function Table({ x, z, along = "x", height = 0.74 }: { x: Block["x"]; z: Block["z"]; along?: "x" | "z"; height?: number }) {
  const inset = 0.18;
  const middle = (x[0] + x[1]) / 2;
  const legs: Block[] =
    along === "x"
      ? [
          { x: [x[0] + inset, x[0] + inset + 0.06], y: [0, height - 0.05], z: [z[0] + 0.1, z[1] - 0.1] },
          { x: [x[1] - inset - 0.06, x[1] - inset], y: [0, height - 0.05], z: [z[0] + 0.1, z[1] - 0.1] },
        ]
      : [
          { x: [middle - 0.22, middle + 0.22], y: [0, height - 0.05], z: [z[1] - inset - 0.12, z[1] - inset] },
          { x: [middle - 0.22, middle + 0.22], y: [0, height - 0.05], z: [z[0] + inset, z[0] + inset + 0.12] },
        ];
  return (
    <>
      {legs.map((leg) => (
        <path key={`${leg.x[0]} ${leg.z[0]}`} d={sides(leg)} />
      ))}
      <Solid block={{ x, y: [height - 0.05, height], z }} wash />
    </>
  );
}

/** A round table on one foot. */
export function RoundTable({ x, z, radius, height = 0.74 }: { x: number; z: number; radius: number; height?: number }) {
  return (
    <>
      <ellipse {...disc([x, 0, z], radius * 0.42)} strokeWidth="0.8" />
      <path d={line([x - 0.05, 0.02, z], [x - 0.05, height, z]) + line([x + 0.05, 0.02, z], [x + 0.05, height, z])} strokeWidth="0.8" />
      <ellipse {...disc([x, height - 0.04, z], radius)} />
      <ellipse {...disc([x, height, z], radius)} className="fill-accent-wash" />
    </>
  );
}

/** An armchair or, wider, a sofa. It faces the reader, or the middle of the room. */
export function Armchair({ x, z, width = 0.85, facing }: { x: number; z: number; width?: number; facing: "reader" | "left" | "right" }) {
  const deep = 0.8;
  if (facing === "reader") {
    const [left, right] = [x - width / 2, x + width / 2];
    return (
      <>
        <Solid block={{ x: [left, right], y: [0.12, 0.82], z: [z + deep - 0.18, z + deep] }} />
        <Solid block={{ x: [left + 0.14, right - 0.14], y: [0.12, 0.42], z: [z, z + deep - 0.18] }} />
        <Solid block={{ x: [left, left + 0.14], y: [0.12, 0.58], z: [z, z + deep] }} />
        <Solid block={{ x: [right - 0.14, right], y: [0.12, 0.58], z: [z, z + deep] }} />
        <path d={feet([left, z], [right, z])} strokeWidth="0.8" />
      </>
    );
  }
  const [near, far] = [z - width / 2, z + width / 2];
  const back: Block =
    facing === "right"
      ? { x: [x - deep / 2, x - deep / 2 + 0.18], y: [0.12, 0.82], z: [near, far] }
      : { x: [x + deep / 2 - 0.18, x + deep / 2], y: [0.12, 0.82], z: [near, far] };
  const seat = facing === "right" ? ([x - deep / 2 + 0.18, x + deep / 2] as const) : ([x - deep / 2, x + deep / 2 - 0.18] as const);
  return (
    <>
      <Solid block={{ x: seat, y: [0.12, 0.58], z: [far - 0.14, far] }} />
      <Solid block={back} />
      <Solid block={{ x: seat, y: [0.12, 0.42], z: [near + 0.14, far - 0.14] }} />
      <Solid block={{ x: seat, y: [0.12, 0.58], z: [near, near + 0.14] }} />
      <path d={feet([x - deep / 2, near], [x + deep / 2, near])} strokeWidth="0.8" />
    </>
  );
}

const feet = (...at: (readonly [x: number, z: number])[]): string =>
  at.map(([x, z], index) => line([x + (index ? -0.08 : 0.08), 0.12, z], [x + (index ? -0.08 : 0.08), 0, z])).join("");

/** A tall plant in a pot. */
export function Plant({ x, z }: { x: number; z: number }) {
  const [rootX, rootY] = project([x, 0.5, z]);
  const leaf = (dx: number, dy: number) => {
    const [tipX, tipY] = project([x + dx, 0.5 + dy, z]);
    return `M${rootX} ${rootY}Q${rootX + (tipX - rootX) * 0.15} ${tipY} ${tipX} ${tipY}Q${rootX + (tipX - rootX) * 0.5} ${tipY + (rootY - tipY) * 0.2} ${rootX} ${rootY}`;
  };
  return (
    <>
      <path d={leaf(-0.42, 0.55) + leaf(0.44, 0.5) + leaf(-0.26, 0.95) + leaf(0.3, 0.9) + leaf(0.04, 1.2)} />
      <path d={face([x - 0.2, 0.5, z], [x + 0.2, 0.5, z], [x + 0.14, 0, z], [x - 0.14, 0, z])} />
    </>
  );
}
