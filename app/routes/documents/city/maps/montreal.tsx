import { Trans, useLingui } from "@lingui/react/macro";
import { Beyond, Door, Label, Plan, Railway, Streets, Water, WaterLabel } from "./plan.tsx";

export function MontrealMap() {
  const { t } = useLingui();
  return (
    <Plan
      name={t`Sketch map: our door is on rue de l’Exemple, between rue Sainte-Catherine and boulevard René-Lévesque. Central Station and the métro at Bonaventure are to the south; the mountain is to the north-west, Old Montreal and the river to the south-east. The airport lies to the west.`}
    >
      <Water
        shore="M320 194C292 212 268 222 244 250 236 262 230 270 226 280H320z"
        ripples="M276 230h34M250 262h18m26 4h20M240 272h26m18 2h20"
      />
      {/* The mountain, its slope in strokes, and the cross. */}
      <path d="M0 62C26 66 60 58 92 42 110 32 124 16 128 0" />
      <path
        d="M14 63l-2-11M32 64l-3-12M50 61l-5-11M68 54l-6-10M84 46l-7-9M98 38l-8-8M110 27l-9-7M119 15l-10-5"
        strokeWidth="0.8"
        opacity="0.8"
      />
      <path d="M92 20V6m-4 4h8" strokeWidth="1.4" />
      <Label x={8} y={30}>
        <Trans>Mount Royal</Trans>
      </Label>
      <Streets all="M0 90H320M0 132H320M0 178H240M98 62V280M236 0V216" ours="M144 90V178" />
      <Railway d="M176 214V280" />
      <rect x="146" y="192" width="58" height="22" className="fill-paper" />
      <path d="M156 192v22M166 192v22M176 192v22M186 192v22M196 192v22" strokeWidth="0.8" />
      <Label x={182} y={230}>
        <Trans>Central Station</Trans>
      </Label>
      <circle cx="128" cy="224" r="7.5" className="fill-paper" />
      <path d="M124.5 227.5v-7l3.5 4.5 3.5-4.5v7" />
      <g lang="fr">
        <Label x={106} y={247}>
          Bonaventure
        </Label>
        <Label x={8} y={84}>
          Sherbrooke
        </Label>
        <Label x={8} y={126}>
          Ste-Catherine
        </Label>
        <Label x={8} y={172}>
          René-Lévesque
        </Label>
        <Label x={91} y={272} upright>
          Peel
        </Label>
        <Label x={229} y={126} upright>
          Aylmer
        </Label>
        <Label x={152} y={170} strong>
          rue de l’Exemple
        </Label>
      </g>
      <Label x={248} y={188}>
        <Trans>Old Montreal</Trans>
      </Label>
      <Beyond x={12} y={210} to="left">
        <Trans>Airport (YUL)</Trans>
      </Beyond>
      <WaterLabel x={278} y={255}>
        <Trans>St. Lawrence</Trans>
      </WaterLabel>
      <Door x={144} y={136} />
    </Plan>
  );
}
