import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { OutcomeBox } from "#app/components/ui/outcome-box.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import { STAFF_MESSAGE_MAX } from "#app/domain/assistant/staffed.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { formatAt } from "#app/i18n/dates.ts";
import type { Refused } from "./action.ts";
import type { ShownConversation } from "./shown-conversation.ts";

interface HandoffPanelProps {
  conversation: ShownConversation;
  zone: string;
  refused: Refused | undefined;
}

/** In whose hands the conversation is: the way in, the answer, the way out. */
export function HandoffPanel({ conversation, zone, refused }: HandoffPanelProps) {
  const { staff, version } = conversation;
  return (
    <section aria-labelledby="hands" className="no-print mt-10 border-t border-hairline-strong pt-6">
      <h2 id="hands" className="sr-only">
        <Trans>Answer</Trans>
      </h2>
      {refused?.why === "legal_hold" && (
        <div className="mb-6">
          <OutcomeBox tone="warning">
            <Trans>This conversation is under a legal hold: nothing of it is deleted until the hold has ended.</Trans>
          </OutcomeBox>
        </div>
      )}
      {refused?.why === "hands" && (
        // Each refusal is announced again.
        <div className="mb-6" key={`${refused.intent} ${version}`}>
          <OutcomeBox tone="warning">
            <p>
              <Trans>Someone else has taken over this conversation, so nothing was done. It is shown as it is now.</Trans>
            </p>
            {refused.intent === "say" && !staff?.me && (
              <>
                <p className="mt-2">
                  <Trans>Your message was not sent:</Trans>
                </p>
                <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{refused.message}</p>
              </>
            )}
          </OutcomeBox>
        </div>
      )}
      {staff?.me ? <Reply conversation={conversation} zone={zone} refused={refused} /> : <WayIn conversation={conversation} />}
    </section>
  );
}

function WayIn({ conversation: { staff, version } }: Pick<HandoffPanelProps, "conversation">) {
  const navigation = useNavigation();
  const name = staff?.name ?? "";
  return (
    <Form method="post" preventScrollReset className="grid justify-items-start gap-3">
      <input type="hidden" name="version" value={version} />
      <p className="max-w-measure">
        {staff ? (
          <Trans>
            {name} is in this conversation and answers. If you take over, {name} can write nothing more.
          </Trans>
        ) : (
          <Trans>The assistant answers. If you join, it is silent, and the visitor reads your name.</Trans>
        )}
      </p>
      <Button type="submit" name="intent" value="join" loading={navigation.formData?.get("intent") === "join"}>
        {staff ? <Trans>Take over from {name}</Trans> : <Trans>Join the conversation</Trans>}
      </Button>
    </Form>
  );
}

function Reply({ conversation: { staff, version, lines }, zone, refused }: HandoffPanelProps) {
  const { i18n, t } = useLingui();
  const navigation = useNavigation();
  const intent = navigation.formData?.get("intent");
  // The same until a message of ours is in: what is typed meanwhile stays, and a second press of one form says nothing twice.
  const key = `${version}-${lines.findLast(({ role }) => role === "colleague")?.seq ?? 0}`;
  const input = useFocusAfter(key);
  const kept = refused?.intent === "say" ? refused : undefined;
  const until = staff ? formatAt(i18n.locale, staff.until, zone, { hour: "numeric", minute: "2-digit" }) : "";
  const provider = PROVIDER.name;
  const name = staff?.name ?? "";
  return (
    <>
      <Form method="post" preventScrollReset key={key} className="grid gap-3">
        <input type="hidden" name="intent" value="say" />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="key" value={key} />
        <Field
          name="message"
          label={t`Your message`}
          hint={t`The visitor reads it as from ${name} of ${provider}.`}
          error={kept?.why === "required" ? t`Please write something.` : kept?.why === "too_long" ? t`This is too long.` : undefined}
        >
          {(control) => <Textarea {...control} ref={input} rows={4} maxLength={STAFF_MESSAGE_MAX} defaultValue={kept?.message ?? ""} />}
        </Field>
        <Button type="submit" className="justify-self-start" loading={intent === "say"}>
          <Trans>Send</Trans>
        </Button>
      </Form>
      <Form method="post" preventScrollReset className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
        <input type="hidden" name="version" value={version} />
        <Button type="submit" name="intent" value="leave" variant="secondary" loading={intent === "leave"}>
          <Trans>Hand back to the assistant</Trans>
        </Button>
        <p className="text-sm text-soft">
          <Trans>If you write nothing by {until}, the assistant answers again by itself.</Trans>
        </p>
      </Form>
    </>
  );
}

/** Once a message is sent, the next one is typed where that was. */
function useFocusAfter(key: string) {
  const input = useRef<HTMLTextAreaElement>(null);
  const first = useRef(key);
  useEffect(() => {
    if (first.current !== key) input.current?.focus({ preventScroll: true });
    first.current = key;
  }, [key]);
  return input;
}
