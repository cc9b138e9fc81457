import { Trans, useLingui } from "@lingui/react/macro";
import { Beyond, Door, Label, Plan, Railway, Streets, Water, WaterLabel } from "./plan.tsx";

export function TorontoMap() {
  const { t } = useLingui();
  return (
    <Plan
      name={t`Sketch map: our door is on Example Street West, between Queen Street and King Street, west of Bay Street. Union Station is to the south, on Front Street; the law courts are to the north-west. Pearson airport lies to the north-west, Lake Ontario to the south.`}
    >
      <Water
        shore="M0 254C50 246 96 256 150 250S262 246 320 252V280H0z"
        ripples="M16 266h44m20 0h26M150 262h30m104 4h28M54 274h50m34 0h40m120 0h14"
      />
      <Streets all="M0 62H320M0 142H320M0 196H320M104 0V196M204 0V250M270 0V250" ours="M0 102H320" />
      <Railway d="M0 215H120M190 215H320" />
      <rect x="120" y="206" width="70" height="18" className="fill-paper" />
      <path d="M130 206v18M140 206v18M150 206v18M160 206v18M170 206v18M180 206v18" strokeWidth="0.8" />
      <Label x={155} y={238} anchor="middle">
        <Trans>Union Station</Trans>
      </Label>
      {/* The tower. */}
      <path d="M82 249c1-10 2-16 2-30h2c0 14 1 20 2 30zM79 220c0-3 3-5 6-5s6 2 6 5zM85 215v-10" className="fill-paper" />
      <Label x={76} y={240} anchor="end">
        <Trans>CN Tower</Trans>
      </Label>
      <rect x="116" y="30" width="24" height="18" className="fill-paper" />
      <path d="M116 30l12-7 12 7M121 34v10M128 34v10M135 34v10" strokeWidth="0.8" />
      <Label x={146} y={43}>
        <Trans>Courts</Trans>
      </Label>
      <Label x={214} y={56}>
        Queen St
      </Label>
      <Label x={113} y={117} strong>
        Example St W
      </Label>
      <Label x={8} y={136}>
        King St W
      </Label>
      <Label x={8} y={190}>
        Front St W
      </Label>
      <Label x={97} y={188} upright>
        University
      </Label>
      <Label x={197} y={190} upright>
        Bay St
      </Label>
      <Label x={263} y={190} upright>
        Yonge St
      </Label>
      <Beyond x={12} y={22} to="left">
        Pearson (YYZ)
      </Beyond>
      <WaterLabel x={232} y={271}>
        <Trans>Lake Ontario</Trans>
      </WaterLabel>
      <Door x={142} y={102} />
    </Plan>
  );
}
