import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { RadioCards } from "#app/components/ui/radio-cards.tsx";
import { MAIL_SAYS, type MailSays } from "#app/domain/case/vocabulary.ts";
import type { Refused } from "./action.ts";
import { RefusalBox } from "./refusal-box.tsx";

/** How much mails say of the case, for administrators. */
export function MailSaysForm({ mailSays, refused }: { mailSays: MailSays; refused: Refused | undefined }) {
  const { t } = useLingui();
  const busy = useNavigation().formData?.get("intent") === "set-mail-says";
  const names: Readonly<Record<MailSays, { label: string; description: string }>> = {
    nothing: { label: t`Nothing`, description: t`Only that there is something new, without the case’s number.` },
    kind: { label: t`The kind`, description: t`The case’s number and what kind of thing happened.` },
    outcome: { label: t`The outcome`, description: t`Also what came of it, with titles and names.` },
  };
  return (
    <section id="mail" aria-labelledby="mail-title" className="no-print scroll-mt-6">
      <h2 id="mail-title" className="border-hairline-strong border-b pb-3 text-xl">
        <Trans>E-mail</Trans>
      </h2>
      <RefusalBox refused={refused} intents={["set-mail-says"]} />
      <Form method="post" preventScrollReset className="mt-4 grid gap-4">
        <input type="hidden" name="intent" value="set-mail-says" />
        <RadioCards
          key={mailSays}
          legend={t`What messages say of this case`}
          name="mailSays"
          hint={<Trans>Notices and invitations alike. What was filed or written is in none of them.</Trans>}
          options={MAIL_SAYS.map((value) => ({ value, ...names[value] }))}
          defaultValue={mailSays}
        />
        <Button type="submit" variant="secondary" loading={busy} className="justify-self-start">
          <Trans>Save</Trans>
        </Button>
      </Form>
    </section>
  );
}
