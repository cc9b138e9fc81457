import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { PICTURE_ACCEPTED } from "#app/domain/people/picture.ts";
import { Section, SmallForm, useBusy, useIssue } from "./section.tsx";
import type { SettingsPosted } from "./submission.ts";

interface PictureFormProps {
  account: { firstName: string; lastName: string; image: string | null };
  posted: SettingsPosted | null;
}

export function PictureForm({ account, posted }: PictureFormProps) {
  const { t } = useLingui();
  const issue = useIssue(posted, "picture");
  const [busy, removing] = [useBusy("picture"), useBusy("remove_picture")];
  const initials = `${account.firstName.charAt(0)}${account.lastName.charAt(0)}`;
  return (
    <Section id="picture-title" title={<Trans>Picture</Trans>} text={<Trans>PNG or JPEG, at most 2 MB.</Trans>}>
      <div className="flex flex-wrap items-start gap-8">
        {account.image ? (
          <img
            src={account.image}
            alt={`${account.firstName} ${account.lastName}`}
            width={96}
            height={96}
            className="size-24 rounded-full border border-hairline object-cover"
          />
        ) : (
          <span
            aria-hidden="true"
            className="flex size-24 items-center justify-center rounded-full border border-accent-line text-2xl font-semibold text-accent"
          >
            {initials}
          </span>
        )}
        <div className="grid min-w-0 grow gap-4">
          <SmallForm form="picture" encType="multipart/form-data">
            <Field name="picture" label={account.image ? t`Another picture` : t`Picture`} error={issue("picture")} className="w-full">
              <Input type="file" accept={PICTURE_ACCEPTED} className="file:mr-4 file:border-0 file:bg-transparent file:font-semibold" />
            </Field>
            <Button type="submit" loading={busy}>
              <Trans>Upload the picture</Trans>
            </Button>
          </SmallForm>
          {account.image && (
            <SmallForm form="remove_picture">
              <Button type="submit" variant="danger" loading={removing}>
                <Trans>Remove the picture</Trans>
              </Button>
            </SmallForm>
          )}
        </div>
      </div>
    </Section>
  );
}
