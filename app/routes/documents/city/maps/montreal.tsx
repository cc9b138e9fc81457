import { useLingui } from "@lingui/react/macro";
import montreal from "#app/components/drawings/maps/montreal.svg?raw";
import { SketchMap } from "./sketch-map.tsx";

export function MontrealMap() {
  const { t } = useLingui();
  return (
    <SketchMap
      file={montreal}
      name={t`Sketch map: our door is on rue de l’Exemple, between rue Sainte-Catherine and boulevard René-Lévesque. Central Station and the métro at Bonaventure are to the south; the mountain is to the north-west, Old Montreal and the river to the south-east. The airport lies to the west.`}
      texts={{
        "mount-royal": t`Mount Royal`,
        "central-station": t`Central Station`,
        "old-montreal": t`Old Montreal`,
        "airport-yul": t`Airport (YUL)`,
        "st-lawrence": t`St. Lawrence`,
      }}
    />
  );
}
