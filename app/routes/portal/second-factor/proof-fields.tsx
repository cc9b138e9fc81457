import { useLingui } from "@lingui/react/macro";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { FactorCode } from "./factor-code.tsx";

/** What is asked of somebody once more. */
export interface Proving {
  email: string;
  secondFactor: boolean;
}

interface ProofFieldsProps extends Proving {
  /** Begins the ids of its fields: several forms of a page ask. */
  id: string;
  /** Why it is asked for. */
  hint?: string;
  /** What is wrong with a field, in words. */
  issue: (field: string) => string | undefined;
}

/** The reader's own password, and the code where they have a second factor. */
export function ProofFields({ id, email, secondFactor, hint, issue }: ProofFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <Field
        name="password"
        id={`${id}-password`}
        label={t`Your own password`}
        {...(hint === undefined ? {} : { hint })}
        error={issue("password") ?? issue("passkey")}
        className="w-full max-w-sm"
      >
        <Input type="password" autoComplete="current-password" />
      </Field>
      {secondFactor && <FactorCode name="code" id={`${id}-code`} error={issue("code")} />}
    </>
  );
}

/** The id of the control of `ProofFields` that an issue is about. */
export const proofPlace = (id: string, field: string): string => `${id}-${field === "passkey" ? "password" : field}`;
