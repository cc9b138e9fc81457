import type { ComponentType } from "react";
import type { OfficeId } from "#app/domain/venue/cities.ts";
import { GrandCaymanMap } from "./grand-cayman.tsx";
import { MiamiMap } from "./miami.tsx";
import { MontrealMap } from "./montreal.tsx";
import { TorontoMap } from "./toronto.tsx";

/** The offices' sketch maps; a partner venue has no page and no map. */
export const MAPS: Readonly<Record<OfficeId, ComponentType>> = {
  arbitration_place_toronto: TorontoMap,
  arbitration_place_montreal: MontrealMap,
  arbitration_place_miami: MiamiMap,
  arbitration_place_cayman: GrandCaymanMap,
};
