import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form, Link, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import type { ContactWay } from "#app/domain/booking/contact-way.ts";
import { AGAIN_IN, type CallOutcome, type StaffTaskRecord } from "#app/domain/booking/office/staff-task.ts";
import { contactTask } from "#app/i18n/contact-promise.ts";
import { formatInstant } from "#app/i18n/dates.ts";
import { Fact } from "../office/side-panel.tsx";
import { About, Phone, type TaskProps, taskText } from "./task.tsx";

const OUTCOMES: Readonly<Record<CallOutcome, MessageDescriptor>> = {
  reached: msg`Reached`,
  no_answer: msg`No answer`,
  message: msg`Left a message`,
};

/** All of a promise: what was asked for, the talk and the plan behind it, the calls so far, and what became of the next one. */
export function TaskPanel({ task, zone }: Omit<TaskProps, "now">) {
  const { i18n, t } = useLingui();
  const { contact, booking } = task;
  return (
    <div>
      <h2 className="text-lg wrap-anywhere">{contact.name || t`A visitor who gave no name`}</h2>
      <p className="text-sm text-soft">{i18n._(taskText(task))}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        {booking && (
          <ButtonLink to={`/bookings/${booking.id}`} size="sm">
            <Trans>Open the booking</Trans>
          </ButtonLink>
        )}
        {task.conversation?.ref && (
          <ButtonLink to={`/admin/conversations/${encodeURIComponent(task.conversation.ref)}`} size="sm" variant="secondary">
            <Trans>Read the conversation</Trans>
          </ButtonLink>
        )}
      </p>
      <TaskFacts task={task} zone={zone} />
      <Calls task={task} zone={zone} />
      {task.done === null && <CallForm task={task} />}
    </div>
  );
}

/** Whom to reach and how, by when, and what the talk has left to know. */
function TaskFacts({ task, zone }: Omit<TaskProps, "now">) {
  const { i18n } = useLingui();
  const { contact, booking } = task;
  const when = (at: string) => formatInstant(i18n.locale, at, zone);
  return (
    <dl className="mt-4 border-t border-hairline">
      <Fact name={<Trans>Phone</Trans>}>{contact.phone && <Phone number={contact.phone} />}</Fact>
      <Fact name={<Trans>E-mail</Trans>}>
        {contact.email && (
          <a href={`mailto:${contact.email.split("@").map(encodeURIComponent).join("@")}`} className="prose-link break-all">
            {contact.email}
          </a>
        )}
      </Fact>
      <Fact name={<Trans>How to reach them</Trans>}>{task.way && isSaid(task.way) && contactTask(i18n, task.way)}</Fact>
      <Fact name={<Trans>Due</Trans>}>
        {when(task.dueAt)}
        {task.promisedAt && (
          <span className="block text-soft">
            <Trans>Promised by {when(task.promisedAt)}</Trans>
          </span>
        )}
      </Fact>
      <Fact name={<Trans>At the venue</Trans>}>{task.zone === zone ? null : formatInstant(i18n.locale, task.dueAt, task.zone)}</Fact>
      <Fact name={<Trans>Since</Trans>}>{when(task.createdAt)}</Fact>
      <Fact name={<Trans>Booking</Trans>}>
        {booking && (
          <>
            <Link to={`/bookings/${booking.id}`} className="prose-link">
              {booking.bookingNumber}
            </Link>
            {booking.styleOfCause && <span className="block font-serif italic">{booking.styleOfCause}</span>}
          </>
        )}
      </Fact>
      <Fact name={<Trans>Hearing</Trans>}>{booking && <About task={task} year />}</Fact>
      <Fact name={<Trans>Room</Trans>}>{task.heldUntil && <Trans>Held by the visitor until {when(task.heldUntil)}</Trans>}</Fact>
      <Fact name={<Trans>Caution</Trans>}>
        {task.wantsNoCall && (
          <strong className="text-danger">
            <Trans>Asks not to be called: read the remark first.</Trans>
          </strong>
        )}
      </Fact>
      <Fact name={<Trans>Requirements</Trans>}>{task.remark && <span className="whitespace-pre-line">{task.remark}</span>}</Fact>
      <Fact name={<Trans>Note</Trans>}>{task.note && <span className="whitespace-pre-line">{task.note}</span>}</Fact>
      <Fact name={<Trans>Conversation</Trans>}>
        {task.conversation && task.conversation.ref === null && <Trans>The conversation is no longer kept.</Trans>}
      </Fact>
    </dl>
  );
}

/** Who has said nothing of it is called, as ever. */
const isSaid = ({ by, when }: ContactWay) => by !== "phone" || when !== null;

/** The calls so far, the newest first. */
function Calls({ task: { calls }, zone }: Omit<TaskProps, "now">) {
  const { i18n } = useLingui();
  if (calls.length === 0) return null;
  return (
    <section className="mt-5">
      <h3 className="font-sans text-sm font-semibold">
        <Trans>Calls</Trans>
      </h3>
      <ul className="mt-1 text-sm">
        {calls.map(({ at, by, outcome, againAt }) => {
          const again = againAt && formatInstant(i18n.locale, againAt, zone);
          return (
            <li key={at} className="border-t border-hairline py-1.5">
              <span className="font-semibold">{i18n._(OUTCOMES[outcome])}</span>{" "}
              <span className="text-soft">
                {formatInstant(i18n.locale, at, zone)}, {by}
                {again && (
                  <span className="block">
                    <Trans>Again at {again}</Trans>
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What became of a call: reached ends the task; else it has another clock. */
function CallForm({ task }: { task: StaffTaskRecord }) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const busy = (outcome: CallOutcome) => navigation.formData?.get("id") === task.id && navigation.formData.get("outcome") === outcome;
  const names: Readonly<Record<(typeof AGAIN_IN)[number], string>> = {
    30: t`in half an hour`,
    60: t`in an hour`,
    120: t`in two hours`,
    240: t`in four hours`,
    1440: t`tomorrow at this time`,
  };
  return (
    <Form method="post" preventScrollReset className="no-print mt-5 grid gap-3 border-t border-hairline pt-4">
      <input type="hidden" name="id" value={task.id} />
      <input type="hidden" name="heldBy" value={task.taken?.id ?? ""} />
      <p className="text-sm font-semibold">
        {task.way && task.way.by !== "phone" ? <Trans>What came of it?</Trans> : <Trans>What came of the call?</Trans>}
      </p>
      <Button type="submit" name="outcome" value="reached" size="sm" loading={busy("reached")}>
        <Trans>Reached: done</Trans>
      </Button>
      <Field id="again-in" name="again" label={t`Not reached: try again`} optional="unmarked">
        <Select
          className="min-h-10! py-1!"
          defaultValue="60"
          options={AGAIN_IN.map((minutes) => ({ value: String(minutes), label: names[minutes] }))}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="outcome" value="no_answer" size="sm" variant="secondary" loading={busy("no_answer")}>
          <Trans>No answer</Trans>
        </Button>
        <Button type="submit" name="outcome" value="message" size="sm" variant="secondary" loading={busy("message")}>
          <Trans>Left a message</Trans>
        </Button>
      </div>
    </Form>
  );
}
