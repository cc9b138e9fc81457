import { useLingui } from "@lingui/react/macro";
import miami from "#app/components/drawings/maps/miami.svg?raw";
import { SketchMap } from "./sketch-map.tsx";

export function MiamiMap() {
  const { t } = useLingui();
  return (
    <SketchMap
      file={miami}
      name={t`Sketch map: our door is on Example Avenue, south of Flagler Street and west of Biscayne Boulevard. Government Center and MiamiCentral stations are to the north-west; the Miami River is to the south and Biscayne Bay to the east. The airport lies to the north-west.`}
      texts={{
        "airport-mia": t`Airport (MIA)`,
        "biscayne-bay": t`Biscayne Bay`,
        "miami-river": t`Miami River`,
      }}
    />
  );
}
