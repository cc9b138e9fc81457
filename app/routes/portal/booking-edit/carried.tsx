import type { DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { type Basis, CARRIED } from "./steps.ts";

/** What a step hands on to the next: the version that it is based on, what that held, and what was typed over it. */
export function Carried({ basis, mine }: { basis: Basis; mine?: DetailedValues }) {
  return (
    <>
      <input type="hidden" name={CARRIED.version} value={basis.version} />
      <input type="hidden" name={CARRIED.basis} value={JSON.stringify(basis.values)} />
      {mine ? <input type="hidden" name={CARRIED.mine} value={JSON.stringify(mine)} /> : null}
    </>
  );
}
