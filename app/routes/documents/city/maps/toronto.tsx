import { useLingui } from "@lingui/react/macro";
import toronto from "#app/components/drawings/maps/toronto.svg?raw";
import { SketchMap } from "./sketch-map.tsx";

export function TorontoMap() {
  const { t } = useLingui();
  return (
    <SketchMap
      file={toronto}
      name={t`Sketch map: our door is on Example Street West, between Queen Street and King Street, west of Bay Street. Union Station is to the south, on Front Street; the law courts are to the north-west. Pearson airport lies to the north-west, Lake Ontario to the south.`}
      texts={{
        "union-station": t`Union Station`,
        "cn-tower": t`CN Tower`,
        courts: t`Courts`,
        "lake-ontario": t`Lake Ontario`,
      }}
    />
  );
}
