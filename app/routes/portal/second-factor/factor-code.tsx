import { useLingui } from "@lingui/react/macro";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";

interface FactorCodeProps {
  name: string;
  id?: string;
  error: string | undefined;
}

/** The code that is asked for in addition to the password, before a second factor or what replaces it changes. */
export function FactorCode({ name, id = name, error }: FactorCodeProps) {
  const { t } = useLingui();
  return (
    <Field
      name={name}
      id={id}
      label={t`Code of your second factor`}
      hint={t`From your app, or a backup code. Leave it empty if you signed in with a passkey less than ten minutes ago.`}
      error={error}
      className="w-full max-w-sm"
    >
      <Input autoComplete="one-time-code" className="tabular" />
    </Field>
  );
}
