import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field, FieldError } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { formatWallTime } from "#app/i18n/dates.ts";
import { venueIssueText, weekdayName } from "#app/i18n/venue-labels.ts";
import type { VenueOutcome } from "./submission.ts";
import type { VenuePage } from "./venue-page.ts";

interface PartProps {
  page: VenuePage;
  /** Of this form's last attempt, when it was not saved. */
  outcome: VenueOutcome | undefined;
}

/** Opening hours by weekday, the time between bookings, and until when a visitor changes one alone. */
export function Settings({ page, outcome }: PartProps) {
  const { i18n, t } = useLingui();
  const busy = useNavigation().formData?.get("intent") === "settings";
  const again = outcome && outcome.kind !== "saved" ? outcome : undefined;
  const entered = (name: string, stored: string) => (again ? (again.values[name]?.[0] ?? "") : stored);
  const wrong = (field: string) => {
    const issue = again?.issues.find((one) => one.field === field);
    return issue ? venueIssueText(i18n, issue.code) : null;
  };
  /** After somebody else's change: what is in force, where it is not what was entered. */
  const now = (field: string, stored: string, text = stored) =>
    again?.kind === "stale" && entered(field, stored) !== stored ? <Trans>In force now: {text || t`closed`}</Trans> : undefined;
  return (
    <section id="hours" aria-labelledby="hours-title" className="mt-12 scroll-mt-24">
      <h2 id="hours-title" className="border-hairline-strong border-b pb-3 text-xl">
        <Trans>Hours and rules</Trans>
      </h2>
      {/* Drawn again with each version, so that the fields show what is stored. */}
      <Form method="post" key={`${page.version} ${again ? "again" : ""}`} preventScrollReset className="mt-4 grid max-w-form gap-6">
        <input type="hidden" name="version" value={page.version} />
        <p className="text-soft text-sm">
          <Trans>Local time of the venue. A day without times is closed.</Trans>
        </p>
        <div className="grid gap-3">
          {[1, 2, 3, 4, 5, 6, 0].map((day) => (
            <DayHours key={day} day={day} hours={page.hours[day]} error={wrong(`hours.${day}`)} entered={entered} now={now} />
          ))}
          <FieldError>{wrong("hours")}</FieldError>
        </div>
        <div className="grid gap-6 sm:grid-cols-2">
          <Field
            name="bufferMinutes"
            label={t`Minutes between two bookings of a room`}
            hint={
              now("bufferMinutes", String(page.bufferMinutes)) ?? (
                <Trans>To clear and set it. Bookings already confirmed keep theirs.</Trans>
              )
            }
            error={wrong("bufferMinutes")}
          >
            <Input inputMode="numeric" defaultValue={entered("bufferMinutes", String(page.bufferMinutes))} />
          </Field>
          <Field
            name="changeCutoffHours"
            label={t`Hours before the start until which visitors change a booking`}
            hint={now("changeCutoffHours", String(page.changeCutoffHours)) ?? <Trans>After that they ask us.</Trans>}
            error={wrong("changeCutoffHours")}
          >
            <Input inputMode="numeric" defaultValue={entered("changeCutoffHours", String(page.changeCutoffHours))} />
          </Field>
        </div>
        <div>
          <Button type="submit" name="intent" value="settings" loading={busy}>
            <Trans>Save hours and rules</Trans>
          </Button>
        </div>
      </Form>
    </section>
  );
}

interface DayHoursProps {
  /** Of the week, Sunday being 0. */
  day: number;
  hours: VenuePage["hours"][number] | undefined;
  error: string | null;
  entered: (name: string, stored: string) => string;
  now: (field: string, stored: string, text?: string) => ReactNode;
}

/** From when to when it is open on a day of the week. */
function DayHours({ day, hours, error, entered, now }: DayHoursProps) {
  const { i18n, t } = useLingui();
  const name = weekdayName(i18n.locale, day);
  const control = (part: "opens" | "closes", label: string) => (
    <span>
      <Input
        type="time"
        name={`${part}.${day}`}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `hours-${day}-error` : undefined}
        defaultValue={entered(`${part}.${day}`, hours?.[part] ?? "")}
      />
      <span className="block text-soft text-sm">
        {now(`${part}.${day}`, hours?.[part] ?? "", hours ? formatWallTime(i18n.locale, hours[part]) : "")}
      </span>
    </span>
  );
  return (
    <fieldset className="grid grid-cols-2 items-start gap-x-4 gap-y-1 sm:grid-cols-[9rem_1fr_1fr]">
      <legend className="contents">
        <span className="font-semibold leading-12 max-sm:col-span-2 max-sm:leading-6">{name}</span>
      </legend>
      {control("opens", t`${name}, opens`)}
      {control("closes", t`${name}, closes`)}
      <div className="col-span-full">
        <FieldError id={`hours-${day}-error`}>{error}</FieldError>
      </div>
    </fieldset>
  );
}
