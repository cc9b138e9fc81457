import { useLingui } from "@lingui/react/macro";
import cayman from "#app/components/drawings/maps/grand-cayman.svg?raw";
import { SketchMap } from "./sketch-map.tsx";

export function GrandCaymanMap() {
  const { t } = useLingui();
  return (
    <SketchMap
      file={cayman}
      name={t`Sketch map: our door is on Example Quay, by the harbour of George Town, off Harbour Drive. The bus depot is to the east, on Edward Street. The airport lies to the east, Seven Mile Beach to the north.`}
      texts={{
        "bus-depot": t`Bus depot`,
        "airport-gcm": t`Airport (GCM)`,
        "seven-mile-beach": t`Seven Mile Beach`,
        "caribbean-sea": t`Caribbean Sea`,
      }}
    />
  );
}
