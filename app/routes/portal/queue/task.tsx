import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { StaffTaskRecord, TaskKind, TaskMove } from "#app/domain/booking/office/staff-task.ts";
import { PROCEEDING_LABELS } from "#app/i18n/booking-labels.ts";
import { formatInstant } from "#app/i18n/dates.ts";

interface TaskProps {
  task: StaffTaskRecord;
  /** Zone of the reader. */
  zone: string;
  now: Date;
}

const KINDS: Readonly<Record<TaskKind, ReturnType<typeof msg>>> = {
  call_booking: msg`Call about a new request`,
  call_visitor: msg`Call back a visitor of the chat`,
  change_request: msg`A client asks for a change`,
  cancel_request: msg`A client asks to cancel`,
};

/** One promise: until when, to whom, about what, in whose hands, and what to do with it. */
export function Task({ task, zone, now }: TaskProps) {
  const { i18n, t } = useLingui();
  const { contact, booking } = task;
  const title = `task-${task.id}`;
  return (
    <article aria-labelledby={title} className="grid gap-x-10 gap-y-4 border-b border-hairline py-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <div className="text-sm text-soft">
        <Clock task={task} zone={zone} now={now} />
        <p className="mt-2">
          <Trans>Since {formatInstant(i18n.locale, task.createdAt, zone)}</Trans>
        </p>
        <Hands task={task} />
      </div>
      <div>
        <p className="text-sm text-soft">{i18n._(KINDS[task.kind])}</p>
        <h2 id={title} className="text-xl [overflow-wrap:anywhere]">
          {contact.name || t`A visitor who gave no name`}
        </h2>
        <p className="mt-1 flex flex-wrap gap-x-6">
          {contact.phone && (
            <a href={`tel:${contact.phone.replace(/[^\d+]/g, "")}`} className="prose-link tabular whitespace-nowrap">
              {contact.phone}
            </a>
          )}
          {contact.email && (
            <a href={`mailto:${contact.email.split("@").map(encodeURIComponent).join("@")}`} className="prose-link break-all">
              {contact.email}
            </a>
          )}
        </p>
        {booking && (
          <p className="mt-2">
            <Link to={`/bookings/${booking.id}`} className="prose-link tabular">
              {booking.bookingNumber}
            </Link>
            <span className="text-soft">
              {" · "}
              {i18n._(PROCEEDING_LABELS[booking.proceedingType])}
            </span>
            {booking.styleOfCause && <span className="block font-serif italic">{booking.styleOfCause}</span>}
          </p>
        )}
        {task.heldUntil && (
          <p className="mt-2 flex items-start gap-1.5 font-semibold">
            <Icon name="clock" size={16} className="mt-1" />
            <Trans>Room held by the visitor until {formatInstant(i18n.locale, task.heldUntil, zone)}</Trans>
          </p>
        )}
        {task.wantsNoCall && (
          <p className="mt-2 flex items-start gap-1.5 font-semibold text-danger">
            <Icon name="alert" size={16} className="mt-1" />
            <Trans>Asks not to be called: read the remark first.</Trans>
          </p>
        )}
        {task.remark && (
          <p className="mt-2 max-w-measure whitespace-pre-line [overflow-wrap:anywhere]">
            <Trans>Special requirements: {task.remark}</Trans>
          </p>
        )}
        {task.conversation && (
          <p className="mt-2">
            {task.conversation.ref === null ? (
              <span className="text-soft">
                <Trans>The conversation is no longer kept.</Trans>
              </span>
            ) : (
              <Link to={`/admin/conversations/${encodeURIComponent(task.conversation.ref)}`} className="prose-link">
                <Trans>Read the conversation</Trans>
              </Link>
            )}
          </p>
        )}
        {task.note && <p className="mt-3 max-w-measure whitespace-pre-line [overflow-wrap:anywhere]">{task.note}</p>}
        {task.done === null && <Moves task={task} />}
      </div>
    </article>
  );
}

function Clock({ task, zone, now }: TaskProps) {
  const { i18n } = useLingui();
  if (task.done) {
    const { name } = task.done;
    const at = formatInstant(i18n.locale, task.done.at, zone);
    return (
      <p className="flex items-start gap-1.5">
        <Icon name="check" size={16} className="mt-1" />
        <span>
          {name ? (
            <Trans>
              {name}: done {at}
            </Trans>
          ) : (
            <Trans>Done with its booking {at}</Trans>
          )}
        </span>
      </p>
    );
  }
  const overdue = new Date(task.dueAt) < now;
  const due = formatInstant(i18n.locale, task.dueAt, zone);
  const there = formatInstant(i18n.locale, task.dueAt, task.zone);
  return (
    <p className={`flex items-start gap-1.5 font-semibold ${overdue ? "text-danger" : "text-ink"}`}>
      <Icon name={overdue ? "alert" : "clock"} size={16} className="mt-1" />
      <time dateTime={task.dueAt}>
        {overdue ? <Trans>Overdue: was due {due}</Trans> : <Trans>Due {due}</Trans>}
        {there !== due && (
          <span className="block font-normal text-soft">
            <Trans>{there} at the venue</Trans>
          </span>
        )}
      </time>
    </p>
  );
}

function Hands({ task: { taken, done } }: Pick<TaskProps, "task">) {
  if (done) return null;
  return (
    <p className="mt-2 flex items-start gap-1.5">
      <Icon name="person" size={16} className="mt-1" />
      {taken === null ? (
        <Trans>Unassigned</Trans>
      ) : taken.me ? (
        <span className="font-semibold text-ink">
          <Trans>Assigned to you</Trans>
        </span>
      ) : (
        <Trans>Assigned to {taken.name}</Trans>
      )}
    </p>
  );
}

function Moves({ task }: Pick<TaskProps, "task">) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const busy = (move: TaskMove) => navigation.formData?.get("id") === task.id && navigation.formData.get("move") === move;
  const name = task.contact.name || task.contact.phone;
  const holder = task.taken?.name ?? "";
  return (
    <Form method="post" preventScrollReset className="no-print mt-5 flex flex-wrap gap-3">
      <input type="hidden" name="id" value={task.id} />
      <input type="hidden" name="heldBy" value={task.taken?.id ?? ""} />
      {!task.taken?.me && (
        <Button
          type="submit"
          name="move"
          value="take"
          variant="secondary"
          loading={busy("take")}
          aria-label={task.taken ? t`Take over from ${holder}: ${name}` : t`Assign to me: ${name}`}
        >
          {task.taken ? <Trans>Take over</Trans> : <Trans>Assign to me</Trans>}
        </Button>
      )}
      <Button type="submit" name="move" value="done" loading={busy("done")} aria-label={t`Mark as done: ${name}`}>
        <Icon name="check" size={18} />
        <Trans>Mark as done</Trans>
      </Button>
      {task.taken?.me && (
        <Button type="submit" name="move" value="release" variant="quiet" loading={busy("release")} aria-label={t`Unassign: ${name}`}>
          <Trans>Unassign</Trans>
        </Button>
      )}
    </Form>
  );
}
