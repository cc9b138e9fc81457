import { useRef, useState } from "react";
import type { PasskeyFailure } from "#app/api-client/passkeys.ts";

type Program = typeof import("#app/api-client/passkeys.ts");
/** `at` makes two of the same trouble two. */
export type PasskeyError = PasskeyFailure & { at: number };

/** Runs what asks the authenticator, fetched when it is first needed; one at a time. `run` gives true when it is done. */
export function usePasskeyProgram() {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<PasskeyError | null>(null);
  const running = useRef(false);

  async function run(work: (program: Program) => Promise<PasskeyFailure | null>): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    const found = await import("#app/api-client/passkeys.ts").then(work).catch((error): PasskeyFailure => {
      console.error(error);
      return { why: "unreachable" };
    });
    running.current = false;
    setTrouble(found && { ...found, at: Date.now() });
    setBusy(false);
    return found === null;
  }
  return { busy, trouble, run };
}
