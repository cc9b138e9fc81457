import { Trans, useLingui } from "@lingui/react/macro";
import { Beyond, Door, Label, Plan, Railway, Streets, Water, WaterLabel } from "./plan.tsx";

export function MiamiMap() {
  const { t } = useLingui();
  return (
    <Plan
      name={t`Sketch map: our door is on Example Avenue, south of Flagler Street and west of Biscayne Boulevard. Government Center and MiamiCentral stations are to the north-west; the Miami River is to the south and Biscayne Bay to the east. The airport lies to the north-west.`}
    >
      <Water
        shore="M252 0C248 40 258 70 254 110 252 150 244 176 242 190 220 196 196 206 176 206 140 206 122 190 84 192 54 194 30 208 0 210V224C34 222 58 208 88 206 122 204 140 222 176 222 200 222 226 214 242 210 242 230 236 252 230 280H320V0z"
        ripples="M268 60h34m-22 10h34M270 150h30m-22 10h40M256 236h40m-28 10h44M266 104h20"
      />
      <Streets all="M0 112H252M0 160H246M134 0V190M232 0V192M206 222V280M0 258H234" ours="M172 24V196" />
      <Railway d="M106 0V280" />
      <rect x="94" y="78" width="24" height="18" className="fill-paper" />
      <rect x="94" y="36" width="24" height="18" className="fill-paper" />
      <path d="M94 87h24M94 45h24" strokeWidth="0.8" />
      <Label x={88} y={85} anchor="end">
        Government
      </Label>
      <Label x={88} y={98} anchor="end">
        Center
      </Label>
      <Label x={88} y={50} anchor="end">
        MiamiCentral
      </Label>
      <Label x={8} y={126}>
        Flagler St
      </Label>
      <Label x={225} y={100} upright>
        Biscayne Blvd
      </Label>
      <Label x={128} y={186} upright>
        Miami Ave
      </Label>
      <Label x={165} y={104} upright strong>
        Example Ave
      </Label>
      <Label x={200} y={276} upright>
        Brickell
      </Label>
      <Label x={8} y={252}>
        SW 8th St
      </Label>
      <Beyond x={12} y={20} to="left">
        <Trans>Airport (MIA)</Trans>
      </Beyond>
      <WaterLabel x={281} y={196}>
        <Trans>Biscayne Bay</Trans>
      </WaterLabel>
      <WaterLabel x={152} y={240} ashore>
        <Trans>Miami River</Trans>
      </WaterLabel>
      <Door x={172} y={146} />
    </Plan>
  );
}
