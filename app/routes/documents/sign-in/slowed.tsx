import { Trans } from "@lingui/react/macro";
import { TooOften } from "#app/components/documents/too-often.tsx";
import { useLocale } from "#app/components/layout/use-site-path.ts";
import { localePath } from "#app/i18n/addresses.ts";

/**
 * Says when one may try again, and the ways that need no waiting. The same whether there is such an account or not. `wait` in
 * seconds; nothing where there is none.
 */
export function Slowed({ wait }: { wait: number | null }) {
  const locale = useLocale();
  if (wait === null) return null;
  return (
    <div className="mt-8 flex flex-col gap-3">
      <TooOften wait={wait} />
      <p>
        <Trans>
          A device that you have signed in on before does not have to wait. Nor do you with a passkey, or after setting{" "}
          <a href={localePath(locale, "/forgotten-password")} className="prose-link">
            a new password
          </a>{" "}
          on this device.
        </Trans>
      </p>
    </div>
  );
}
