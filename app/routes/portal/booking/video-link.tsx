/** The address of the video room, for staff to enter: the booking's own people read it, and nobody else. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { VIDEO_LINK_MAX } from "#app/domain/booking/office/video-link.ts";
import { threadText } from "#app/i18n/portal/thread-texts.ts";
import type { PostedMessage } from "./thread/message-action.ts";
import { useSentForm } from "./use-sent-form.ts";

interface VideoLinkProps {
  link: string | null;
  /** The client has been notified of it. */
  isTold: boolean;
  posted: PostedMessage | undefined;
}

export function VideoLink({ link, isTold, posted }: VideoLinkProps) {
  return (
    <section id="video" aria-labelledby="video-title" className="no-print scroll-mt-6">
      <h2 id="video-title" className="border-hairline-strong border-b pb-2 text-xl">
        <Trans>Video link</Trans>
      </h2>
      <p className="py-2 text-sm wrap-anywhere">
        {link ? (
          <a href={link} target="_blank" rel="noreferrer" className="prose-link">
            {link}
          </a>
        ) : (
          <span className="text-soft">
            <Trans>No link entered.</Trans>
          </span>
        )}
      </p>
      <details open={posted !== undefined}>
        <summary className="cursor-pointer text-accent text-sm underline decoration-accent-line underline-offset-4">
          {link ? <Trans>Change the link</Trans> : <Trans>Enter the link</Trans>}
        </summary>
        <LinkForm link={link} isTold={isTold} posted={posted} />
      </details>
    </section>
  );
}

function LinkForm({ link, isTold, posted }: VideoLinkProps) {
  const { i18n, t } = useLingui();
  const issue = posted?.issues.find(({ field }) => field === "videoLink");
  const { form, busy } = useSentForm(["video-link"], "", posted !== undefined);
  return (
    <Form ref={form} method="post" preventScrollReset className="mt-3 grid gap-3">
      <input type="hidden" name="shown" value={link ?? ""} />
      <Field
        name="videoLink"
        label={t`Video link to join by`}
        optional="unmarked"
        hint={
          isTold ? (
            <Trans>E-mailed to the client when you save it. Empty removes it.</Trans>
          ) : (
            <Trans>E-mailed to the client with the confirmation. Empty removes it.</Trans>
          )
        }
        error={issue && threadText(i18n, issue.code)}
      >
        <Input
          type="url"
          inputMode="url"
          maxLength={VIDEO_LINK_MAX}
          aria-required={false}
          autoComplete="off"
          placeholder="https://"
          defaultValue={posted?.text ?? link ?? ""}
        />
      </Field>
      {posted?.stale ? (
        <p role="alert" className="text-danger text-sm">
          <Trans>Someone changed the booking at the same moment. Please save it again.</Trans>
        </p>
      ) : null}
      <Button type="submit" name="intent" value="video-link" variant="secondary" size="sm" loading={busy}>
        <Trans>Save the link</Trans>
      </Button>
    </Form>
  );
}
