import { GROUND, Tower, Water } from "./parts.tsx";

export function Toronto() {
  return (
    <>
      <Tower x={8} width={24} height={40} />
      <Tower x={60} width={28} height={52} />
      <Tower x={34} width={22} height={72} bays={2} />
      {/* The tower: shaft, pod, upper deck, mast. */}
      <path d="M111 150c4-30 5-60 5.5-92h7c.5 32 1.5 62 5.5 92z" />
      <path d="M118 150c1-32 1.5-60 1.5-92M122 150c-.6-32-1-60-1-92" strokeWidth="0.8" />
      <path d="M108 56c0-6 5-9 12-9s12 3 12 9c-2 3-6 5-12 5s-10-2-12-5zM109 55h22" />
      <path d="M117 47l1-15h4l1 15M115.5 32h9l-1.5-4h-6zM119 28l1-24 1 24" />
      {/* The dome. */}
      <path d="M134 150v-15c0-17 15-27 34-27s34 10 34 27v15z" />
      <path d="M134 135h68M148 113c-3 6-4 13-4 22M168 108v27M188 113c3 6 4 13 4 22" strokeWidth="0.8" />
      <Tower x={262} width={30} height={84} bays={4} />
      <Tower x={214} width={28} height={112} bays={4} />
      <path d="M226 38V24M231 38V28" />
      <Tower x={240} width={24} height={92} />
      {/* A roof that curves away. */}
      <path d="M290 150V96c0-12 8-22 20-28v82z" />
      <path d="M297 147V84M304 147V75" strokeWidth="0.8" strokeDasharray="3 3.5" opacity="0.7" />
      <Tower x={308} width={24} height={60} />
      <Tower x={334} width={20} height={36} bays={2} />
      <Water />
    </>
  );
}

export function Montreal() {
  return (
    <>
      {/* The mountain and its cross. */}
      <path d={`M0 ${GROUND}c26-10 44-54 96-62 50-8 72 6 104 26 30 18 60 24 108 36`} />
      <path d="M92 88V66M86 72h12" strokeWidth="1.6" />
      <path d="M30 128c10-8 16-18 28-24M58 132c8-10 18-16 30-18M196 126c-8-6-18-10-30-12" strokeWidth="0.8" />
      <Tower x={112} width={22} height={64} />
      <path d="M138 150V58l16-12 16 12v92z" />
      <path d="M138 58h32M146 147V64M154 147V64M162 147V64" strokeWidth="0.8" strokeDasharray="3 3.5" opacity="0.7" />
      <Tower x={174} width={34} height={76} bays={5} />
      <Tower x={206} width={24} height={100} />
      <path d="M218 50V34" />
      {/* Twin gothic towers. */}
      <path d="M58 150v-44l3-5 3 5 4-5 4 5 3-5 3 5v44zM94 150v-44l3-5 3 5 4-5 4 5 3-5 3 5v44z" />
      <path
        d="M78 150v-30l8-8 8 8v30M82 150v-14c0-5 8-5 8 0v14M64 112v9M72 112v9M100 112v9M108 112v9M64 130v8M72 130v8M100 130v8M108 130v8"
        strokeWidth="0.8"
      />
      {/* The sphere on its island. */}
      <circle cx="262" cy="128" r="25" />
      <path d="M237 128h50M241 114h42M241 142h42M249 107l26 42M275 107l-26 42M262 103v50" strokeWidth="0.7" opacity="0.8" />
      {/* The leaning tower of the stadium. */}
      <path d="M296 150c8-12 46-12 56 0z" />
      <path d="M322 150c-6-30 2-62 22-86l8 5c-14 22-18 50-12 81z" />
      <path d="M346 66c-22 26-34 52-44 76M349 68c-6 26-6 52-4 76" strokeWidth="0.7" />
      <Water />
    </>
  );
}

export function Ottawa() {
  return (
    <>
      <path d="M30 150v-34l6-18h20l6 18v34zM62 150v-30h80v30zM298 150v-34l6-18h20l6 18v34zM218 150v-30h80v30z" />
      <path d="M62 120l6-12h74v12M298 120l-6-12h-74v12" />
      <path d="M142 150v-48l8-10h60l8 10v48zM166 150V52l4-6 10-26 10 26 4 6v98z" />
      <path d="M180 20V8M180 9h9v4h-9M166 62h28M166 96h28M174 70v18M180 70v18M186 70v18" />
      <circle cx="180" cy="56" r="4" />
      <path
        d="M72 128v14M84 128v14M96 128v14M108 128v14M120 128v14M132 128v14M228 128v14M240 128v14M252 128v14M264 128v14M276 128v14M288 128v14M150 110v30M158 110v30M202 110v30M210 110v30M174 150v-20c0-8 12-8 12 0v20"
        strokeWidth="0.8"
      />
      <Water />
    </>
  );
}
