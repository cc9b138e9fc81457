import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { ContactWay } from "#app/domain/booking/contact-way.ts";
import type { StaffTaskRecord, TaskKind, TaskMove } from "#app/domain/booking/office/staff-task.ts";
import { todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { locationLabel, PROCEEDING_LABELS } from "#app/i18n/booking-labels.ts";
import { contactTask } from "#app/i18n/contact-promise.ts";
import { formatAt, formatInstant, formatWallTime, namedDay } from "#app/i18n/dates.ts";
import { phoneText } from "#app/i18n/phone-text.ts";
import { ChooseBox } from "../office/bulk/choose-box.tsx";

export interface TaskProps {
  task: StaffTaskRecord;
  /** Zone of the reader. */
  zone: string;
  now: Date;
}

export const TASK_KINDS_TEXT: Readonly<Record<TaskKind, ReturnType<typeof msg>>> = {
  call_booking: msg`Call about a new request`,
  call_visitor: msg`Call back a visitor of the chat`,
  change_request: msg`A client asks for a change`,
  cancel_request: msg`A client asks to cancel`,
};

/** A request whose contact is written to, or reached in either way. */
const NEW_REQUEST_TEXT: Readonly<Record<ContactWay["by"], ReturnType<typeof msg>>> = {
  phone: TASK_KINDS_TEXT.call_booking,
  mail: msg`Write an e-mail about a new request`,
  message: msg`Send a message about a new request`,
  any: msg`Call or write about a new request`,
};

/** What is to be done, in the way in which the contact wants to be reached. */
export const taskText = ({ kind, way }: Pick<StaffTaskRecord, "kind" | "way">) =>
  kind === "call_booking" && way ? NEW_REQUEST_TEXT[way.by] : TASK_KINDS_TEXT[kind];

interface TaskLineProps extends TaskProps {
  /** Its detail is shown. */
  isCurrent: boolean;
  /** The address that shows it. */
  address: string;
  onShow: () => void;
  /** Where several can be chosen. */
  choosing?: { isChosen: boolean; toggle: () => void };
}

/** One promise in one line: until when, to whom, about what, in whose hands, and what to do with it. */
export function TaskLine({ task, zone, now, isCurrent, address, onShow, choosing }: TaskLineProps) {
  const { t } = useLingui();
  const { contact } = task;
  const title = `task-${task.id}`;
  const who = contact.name || t`A visitor who gave no name`;
  return (
    <article
      aria-labelledby={title}
      data-row={task.id}
      aria-current={isCurrent ? "true" : undefined}
      className="relative grid items-center gap-x-4 gap-y-1 border-b border-hairline py-3 text-sm max-md:-mx-3 max-md:px-3 hover:bg-accent-wash/60 aria-[current=true]:bg-accent-wash aria-[current=true]:shadow-[inset_2px_0_0_var(--accent)] md:h-10 md:grid-cols-[1.75rem_13rem_minmax(0,1fr)_auto] md:@min-[60rem]:grid-cols-[1.75rem_12.5rem_minmax(0,1.2fr)_minmax(0,1.9fr)_auto] md:px-2 md:py-0"
    >
      <span className="max-md:hidden">
        {choosing && <ChooseBox label={t`Choose ${who}`} checked={choosing.isChosen} onChange={choosing.toggle} />}
      </span>
      <Clock task={task} zone={zone} now={now} />
      <div className="flex min-w-0 items-baseline gap-3">
        <h2 id={title} className="min-w-0 font-sans text-sm font-semibold tracking-normal md:truncate">
          <Link
            to={address}
            preventScrollReset
            data-row-link
            className="text-ink no-underline hover:underline"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onShow();
            }}
          >
            {who}
          </Link>
        </h2>
        {contact.phone && <Phone number={contact.phone} />}
      </div>
      <Subject task={task} />
      <div className="flex items-center gap-3 md:justify-end">
        <span className="md:hidden md:@min-[60rem]:inline">
          <Hands task={task} />
        </span>
        {task.done === null && <Moves task={task} />}
      </div>
    </article>
  );
}

/** What it is about, and what to know before one calls. */
function Subject({ task }: Pick<TaskProps, "task">) {
  const { i18n } = useLingui();
  return (
    <p className="flex min-w-0 items-baseline gap-2 text-soft md:hidden md:truncate md:@min-[60rem]:flex">
      {task.wantsNoCall && (
        <span className="inline-flex items-center gap-1 font-semibold text-danger">
          <Icon name="alert" size={14} />
          <span className="md:sr-only">
            <Trans>Asks not to be called: read the remark first.</Trans>
          </span>
        </span>
      )}
      {task.way && task.way.by !== "phone" && (
        <span className="font-semibold text-ink">{contactTask(i18n, { ...task.way, when: null })}</span>
      )}
      <span className="min-w-0 md:truncate">
        <About task={task} brief /> <span className="sr-only">{i18n._(taskText(task))}</span>
      </span>
      <People people={task.booking?.people ?? null} />
      {task.booking && (
        <Link to={`/bookings/${task.booking.id}`} className="prose-link tabular shrink-0 whitespace-nowrap">
          {task.booking.bookingNumber}
        </Link>
      )}
    </p>
  );
}

export function Phone({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replace(/[^\d+]/g, "")}`} className="prose-link tabular whitespace-nowrap">
      {phoneText(number)}
    </a>
  );
}

/** How many people come, where somebody said so: never cut off, however narrow the line. */
function People({ people }: { people: number | null }) {
  const { t } = useLingui();
  if (people === null) return null;
  const text = t`${plural(people, { one: "# person", other: "# people" })}`;
  return (
    <span title={text} className="tabular inline-flex shrink-0 items-baseline gap-1">
      <Icon name="person" size={14} className="self-center" />
      <span aria-hidden="true">{people}</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}

/** When, where, for how many, and what kind of hearing: as far as it is known. `brief`: how many is next to it. */
export function About({ task, year = false, brief = false }: Pick<TaskProps, "task"> & { year?: boolean; brief?: boolean }) {
  const { i18n, t } = useLingui();
  const { booking } = task;
  if (!booking) return i18n._(taskText(task));
  const { date, startTime, location, people } = booking;
  const parts = [
    date ? namedDay(i18n.locale, date, year) : t`no date yet`,
    startTime ? formatWallTime(i18n.locale, startTime) : null,
    location ? locationLabel(i18n, location) : null,
    people === null || brief ? null : t`${plural(people, { one: "# person", other: "# people" })}`,
    i18n._(PROCEEDING_LABELS[booking.proceedingType]),
  ];
  return parts.filter(Boolean).join(" · ");
}

export function Clock({ task, zone, now }: TaskProps) {
  const { i18n } = useLingui();
  if (task.done) {
    const { name } = task.done;
    const at = formatInstant(i18n.locale, task.done.at, zone);
    return (
      <p className="flex items-center gap-1.5 md:truncate">
        <Icon name="check" size={15} />
        <span className="md:truncate">
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
  const due = dueText(i18n.locale, task.dueAt, zone, now);
  return (
    <p className={`flex items-center gap-1.5 font-semibold md:truncate ${overdue ? "text-danger" : "text-ink"}`}>
      <Icon name={overdue ? "alert" : "clock"} size={15} />
      <time dateTime={task.dueAt} className="tabular md:truncate">
        {overdue ? <Trans>Was due {due}</Trans> : <Trans>Due {due}</Trans>}
      </time>
    </p>
  );
}

/** The clock alone for today, else with its day. */
function dueText(locale: string, at: string, zone: string, now: Date): string {
  const isToday = todayIn(zone, new Date(at)) === todayIn(zone, now);
  return formatAt(locale, at, zone, {
    hour: "numeric",
    minute: "2-digit",
    ...(isToday ? {} : { month: "short", day: "numeric" }),
  });
}

function Hands({ task: { taken, done } }: Pick<TaskProps, "task">) {
  if (done) return null;
  if (taken === null)
    return (
      // Its own button says it, where the line is narrow.
      <span className="text-soft md:sr-only md:@min-[80rem]:not-sr-only">
        <Trans>Unassigned</Trans>
      </span>
    );
  return taken.me ? (
    <span className="font-semibold">
      <Trans>Assigned to you</Trans>
    </span>
  ) : (
    <span className="text-soft">
      <Trans>Assigned to {taken.name}</Trans>
    </span>
  );
}

const PRESS = "min-h-8! px-2! py-0!";

/** Taking, giving back and ticking off: each names its task, since a list has many. */
export function Moves({ task }: Pick<TaskProps, "task">) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const busy = (move: TaskMove) => navigation.formData?.get("id") === task.id && navigation.formData.get("move") === move;
  const name = task.contact.name || task.contact.phone;
  const holder = task.taken?.name ?? "";
  return (
    <Form method="post" preventScrollReset className="no-print flex gap-2">
      <input type="hidden" name="id" value={task.id} />
      <input type="hidden" name="heldBy" value={task.taken?.id ?? ""} />
      {!task.taken?.me && (
        <Button
          type="submit"
          name="move"
          value="take"
          variant="secondary"
          size="sm"
          className={PRESS}
          loading={busy("take")}
          aria-label={task.taken ? t`Take over from ${holder}: ${name}` : t`Assign to me: ${name}`}
        >
          {task.taken ? <Trans>Take over</Trans> : <Trans>Assign to me</Trans>}
        </Button>
      )}
      {task.taken?.me && (
        <Button
          type="submit"
          name="move"
          value="release"
          variant="secondary"
          size="sm"
          className={PRESS}
          loading={busy("release")}
          aria-label={t`Unassign: ${name}`}
        >
          <Trans>Unassign</Trans>
        </Button>
      )}
      <Button
        type="submit"
        name="move"
        value="done"
        size="sm"
        className={PRESS}
        loading={busy("done")}
        aria-label={t`Mark as done: ${name}`}
      >
        <Icon name="check" size={15} />
        <Trans>Done</Trans>
      </Button>
    </Form>
  );
}
