import { House, Palm, Tower, Water } from "./parts.tsx";

export function Miami() {
  return (
    <>
      <circle cx="72" cy="74" r="24" />
      <Tower x={18} width={22} height={58} />
      <Tower x={44} width={26} height={82} />
      <Tower x={72} width={20} height={46} bays={2} />
      {/* A condominium that bends to the bay. */}
      <path d="M98 150V62c10-8 24-8 32 0v88z" />
      <path
        d="M98 72c10-6 24-6 32 0M98 84c10-6 24-6 32 0M98 96c10-6 24-6 32 0M98 108c10-6 24-6 32 0M98 120c10-6 24-6 32 0M98 132c10-6 24-6 32 0"
        strokeWidth="0.8"
      />
      {/* The stepped tower with its lantern. */}
      <path d="M138 150v-36h52v36zM146 114V72h36v42zM152 72V50h24v22zM157 50V36h14v14zM160 36l4-10 4 10zM164 26V14" />
      <path
        d="M152 110V78M158 110V78M164 110V56M170 110V78M176 110V78M146 146v-26M154 146v-26M164 146v-26M174 146v-26M182 146v-26"
        strokeWidth="0.8"
        strokeDasharray="3 3.5"
        opacity="0.7"
      />
      <Tower x={194} width={24} height={104} />
      <Tower x={220} width={30} height={70} bays={4} />
      {/* The hotel by the sea: brows over the windows, a fin for the sign. */}
      <path d="M256 150v-42h18V92h12v-8h6v8h12v16h18v42z" />
      <path
        d="M289 84V70M260 118h14M304 118h14M260 130h14M304 130h14M281 100v46M289 96v50M297 100v46M260 142h14M304 142h14"
        strokeWidth="0.9"
      />
      <Palm x={14} height={36} lean={-3} />
      <Palm x={252} height={44} />
      <Palm x={330} height={56} lean={6} />
      <Palm x={346} height={38} lean={3} />
      <Water />
    </>
  );
}

export function GrandCayman() {
  return (
    <>
      <path d="M0 118h44M58 118h40M300 112h60" strokeWidth="0.7" opacity="0.8" />
      {/* A sail far out. */}
      <path d="M30 132V92l22 36zM28 128V98l-14 28zM12 134h44l-6 8H19z" />
      <House x={92} width={52} height={28} />
      {/* The church by the harbour. */}
      <path d="M158 150v-46h18v46zM156 104h22l-11-38zM167 66V54M163 58h8M176 150v-28l22-16 22 16v28z" />
      <path d="M164 118v-7c0-4 6-4 6 0v7zM186 150v-14c0-7 12-7 12 0v14M204 134v-5c0-4 7-4 7 0v5z" strokeWidth="0.8" />
      <House x={230} width={64} height={34} />
      <House x={308} width={40} height={24} />
      <Palm x={84} height={58} lean={-6} />
      <Palm x={152} height={40} />
      <Palm x={224} height={66} lean={5} />
      <Palm x={302} height={48} lean={-4} />
      <Palm x={354} height={54} lean={-5} />
      {/* The quay. */}
      <path d="M40 146h52M46 146v9M58 146v9M70 146v9M82 146v9" />
      <Water from={0} />
    </>
  );
}
