import { Trans, useLingui } from "@lingui/react/macro";
import { Beyond, Door, Label, Plan, Streets, Water, WaterLabel } from "./plan.tsx";

export function GrandCaymanMap() {
  const { t } = useLingui();
  return (
    <Plan
      name={t`Sketch map: our door is on Example Quay, by the harbour of George Town, off Harbour Drive. The bus depot is to the east, on Edward Street. The airport lies to the east, Seven Mile Beach to the north.`}
    >
      <Water
        shore="M150 0C146 24 136 40 140 62 144 84 128 92 116 104 104 118 108 142 112 158 116 176 104 196 96 212 84 236 90 256 86 280H0V0z"
        ripples="M14 30h46m-26 10h40M20 196h30m-18 10h44M26 250h34M24 98h20m30 0h14M14 160h22"
      />
      {/* A sail. */}
      <path d="M54 84V54l18 26zM52 80V60L41 80zM36 85h38l-5 6H42z" className="fill-paper" />
      <Streets
        all="M160 0C158 26 146 44 150 64 154 86 138 96 128 108 114 124 118 142 124 158 128 178 116 198 108 214 96 238 102 258 98 280M138 97H320M125 164H236M222 44V232M112 206H320"
        ours="M119 132H84"
      />
      <rect x="232" y="140" width="26" height="18" className="fill-paper" />
      <path d="M236 145h7v5h-7zM247 145h7v5h-7z" strokeWidth="0.8" />
      <Label x={232} y={174}>
        <Trans>Bus depot</Trans>
      </Label>
      <path d="M160 74h14v16h-14zM158 74l9-10 9 10M167 64v-9m-3 3h6" className="fill-paper" />
      <Label x={150} y={200}>
        Elgin Ave
      </Label>
      <Label x={150} y={158}>
        Cardinall Ave
      </Label>
      <Label x={215} y={91} upright>
        Edward St
      </Label>
      <Label x={248} y={91}>
        Shedden Rd
      </Label>
      <Label x={106} y={272}>
        Harbour Dr
      </Label>
      <Label x={130} y={136} strong>
        Example Quay
      </Label>
      <Beyond x={308} y={118} to="right">
        <Trans>Airport (GCM)</Trans>
      </Beyond>
      <Beyond x={172} y={16} to="up">
        <Trans>Seven Mile Beach</Trans>
      </Beyond>
      <WaterLabel x={54} y={184}>
        <Trans>Caribbean Sea</Trans>
      </WaterLabel>
      <Door x={92} y={131} side="left" afloat />
    </Plan>
  );
}
