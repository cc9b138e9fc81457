/** The fast form's fields, in the specification's order, over one draft. Sends nothing and checks nothing itself. */
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { DraftField } from "#app/domain/booking/draft/draft-fields.ts";
import { offeredLocationTypes } from "#app/domain/booking/requests/effects.ts";
import type { FastField } from "#app/domain/booking/requests/fast.ts";
import {
  FAST_URGENCIES,
  HOME_ZONES,
  LOCATIONS,
  PROCEEDING_TYPES,
  type ProceedingType,
  WORLD_ZONES,
} from "#app/domain/booking/vocabulary.ts";
import type { MonthView } from "#app/domain/hearing-plan/month.ts";
import { askedDay, askedMonth } from "#app/domain/venue/asked-day.ts";
import { LOCATION_TYPE_LABELS, locationLabel, PROCEEDING_LABELS, URGENCY_LABELS } from "#app/i18n/booking-labels.ts";
import { formatDay, zoneCity, zoneLabel } from "#app/i18n/dates.ts";
import { MonthSlot } from "../month/month-slot.tsx";
import type { OpenPerson } from "../people/typed-person.ts";
import { FoldedRooms } from "../rooms/rooms-slot.tsx";
import { Field } from "../ui/field.tsx";
import { Input } from "../ui/input.tsx";
import { RadioCards } from "../ui/radio-cards.tsx";
import { Select } from "../ui/select.tsx";
import { Textarea } from "../ui/textarea.tsx";
import { AvailabilitySlot } from "./availability/availability-slot.tsx";
import type { DraftSnapshot } from "./draft/draft-snapshot.ts";
import { FastPeople } from "./fast/fast-people.tsx";
import { type FieldBindings, useFieldBindings } from "./fast/field-bindings.tsx";
import { fieldId, venueInForce, zoneInForce } from "./fields.ts";
import type { FieldIssues } from "./use-validation.ts";

interface FastFieldsProps {
  snapshot: DraftSnapshot;
  issues: FieldIssues;
  /** False until scripts run: then nothing is hidden that a choice could bring back. */
  live: boolean;
  /** Of a page without scripts: the month of free days that was asked for, and the person whose inputs are open. */
  posted: { month?: MonthView | null; person?: OpenPerson | null } | undefined;
  onEdit(field: DraftField, value: string): void;
  onLeave(field: FastField): void;
  onUndo(field: FastField): void;
}

interface PartProps extends Pick<FastFieldsProps, "snapshot" | "live" | "onEdit"> {
  bindings: FieldBindings;
}

export function FastFields({ posted, ...props }: FastFieldsProps) {
  const { t } = useLingui();
  const bindings = useFieldBindings(props);
  const { snapshot, live, onEdit } = props;
  const part = { bindings, snapshot, live, onEdit };
  return (
    <>
      <HearingPart {...part} />
      <ContactPart {...part} />
      <CaseAndDatePart {...part} month={posted?.month} />
      <Part title={t`Who takes part`}>
        <FastPeople values={snapshot.values} person={posted?.person} error={bindings.error("people")} onEdit={onEdit} />
      </Part>
    </>
  );
}

function HearingPart({ bindings: { error, label, origin, glow, framed, bound }, snapshot: { values }, live, onEdit }: PartProps) {
  const { t, i18n } = useLingui();
  const proceeding = isProceeding(values.proceedingType) ? values.proceedingType : undefined;
  return (
    <Part title={t`The hearing`}>
      <Field {...framed("proceedingType")}>
        <Select {...bound("proceedingType")}>
          {values.proceedingType ? null : <option value="">{t`Choose a proceeding`}</option>}
          {PROCEEDING_TYPES.map((type) => (
            <option key={type} value={type}>
              {i18n._(PROCEEDING_LABELS[type])}
            </option>
          ))}
        </Select>
        {origin("proceedingType")}
      </Field>
      <div className={`grid gap-1.5 ${glow("locationType")}`}>
        <RadioCards
          id={fieldId("locationType")}
          name="locationType"
          columns={3}
          legend={label("locationType")}
          value={values.locationType ?? ""}
          onChange={(value) => onEdit("locationType", value)}
          options={offeredLocationTypes(proceeding).map((type) => ({ value: type, label: i18n._(LOCATION_TYPE_LABELS[type]) }))}
          hint={proceeding === "court_trial" ? <Trans>A court trial is held in person, in the federal court’s own room.</Trans> : null}
          error={error("locationType")}
        />
        {origin("locationType")}
      </div>
      <Field {...framed("location", "group-has-[input[value=virtual]:checked]/form:hidden")}>
        <Select {...bound("location")}>
          {values.location ? null : <option value="">{t`No preference`}</option>}
          {LOCATIONS.map((location) => (
            <option key={location} value={location}>
              {locationLabel(i18n, location)}
            </option>
          ))}
        </Select>
        {origin("location")}
      </Field>
      <FoldedRooms asked={askedMonth(values)} live={live} />
    </Part>
  );
}

function ContactPart({ bindings: { origin, framed, bound } }: PartProps) {
  const { t } = useLingui();
  return (
    <Part title={t`Your contact details`}>
      <Field {...framed("contactName")}>
        <Input {...bound("contactName")} autoComplete="name" />
        {origin("contactName")}
      </Field>
      <Field {...framed("contactFirm")}>
        <Input {...bound("contactFirm")} autoComplete="organization" />
        {origin("contactFirm")}
      </Field>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field {...framed("contactEmail")}>
          <Input {...bound("contactEmail")} type="email" autoComplete="email" />
          {origin("contactEmail")}
        </Field>
        <Field {...framed("contactPhone")}>
          <Input {...bound("contactPhone")} type="tel" autoComplete="tel" />
          {origin("contactPhone")}
        </Field>
      </div>
    </Part>
  );
}

function CaseAndDatePart({ month, ...part }: PartProps & { month: MonthView | null | undefined }) {
  const { t, i18n } = useLingui();
  const { bindings, snapshot, onEdit } = part;
  const { error, label, origin, glow, framed, bound } = bindings;
  const { values } = snapshot;
  return (
    <Part title={t`The case and the date`}>
      <Field {...framed("caseDescription")} hint={<Trans>In a sentence or two: what it is about and who takes part.</Trans>}>
        <Textarea {...bound("caseDescription")} rows={4} />
        {origin("caseDescription")}
      </Field>
      <DayAndHour {...part} month={month} />
      <ZoneField {...part} />
      <div className={`grid gap-1.5 ${glow("urgencyLevel")}`}>
        <RadioCards
          id={fieldId("urgencyLevel")}
          name="urgencyLevel"
          columns={3}
          optional
          legend={label("urgencyLevel")}
          value={values.urgencyLevel || "standard"}
          onChange={(value) => onEdit("urgencyLevel", value)}
          options={FAST_URGENCIES.map((level) => ({ value: level, label: i18n._(URGENCY_LABELS[level]) }))}
          error={error("urgencyLevel")}
        />
        {origin("urgencyLevel")}
      </div>
      <Field
        {...framed("specialRequirements")}
        hint={<Trans>Interpreters, accessibility, a court reporter: anything we should prepare.</Trans>}
      >
        <Textarea {...bound("specialRequirements")} rows={3} />
        {origin("specialRequirements")}
      </Field>
    </Part>
  );
}

/** The day and its hour, with what is free then. */
function DayAndHour({
  bindings: { origin, framed, bound },
  snapshot: { values },
  live,
  onEdit,
  month,
}: PartProps & { month: MonthView | null | undefined }) {
  const { i18n } = useLingui();
  const zone = zoneInForce(values);
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Field {...framed("preferredDate")}>
        <Input {...bound("preferredDate")} type="date" />
        {values.preferredDate ? <Reading>{formatDay(i18n.locale, values.preferredDate)}</Reading> : null}
        {origin("preferredDate")}
      </Field>
      <Field {...framed("startTime")}>
        <Input {...bound("startTime")} type="time" />
        <Reading>{zoneLabel(i18n.locale, zone, values.preferredDate, venueInForce(values)?.id)}</Reading>
        {origin("startTime")}
      </Field>
      <AvailabilitySlot
        asked={askedDay(values)}
        live={live}
        className="sm:col-span-2 empty:hidden"
        onChoose={(date) => onEdit("preferredDate", date)}
      />
      <MonthSlot
        asked={askedMonth(values)}
        posted={month}
        live={live}
        className="sm:col-span-2"
        chosen={values.preferredDate ? [values.preferredDate] : []}
        onChoose={(date) => onEdit("preferredDate", date)}
      />
    </div>
  );
}

/** Asked of a virtual hearing alone, which has no city of its own. */
function ZoneField({ bindings: { origin, framed, bound }, snapshot: { values }, live }: PartProps) {
  const { t, i18n } = useLingui();
  return (
    <Field
      {...framed("timeZone", `hidden ${live && !values.startTime ? "" : "group-has-[input[value=virtual]:checked]/form:flex"}`)}
      hint={<Trans>A virtual hearing has no city of its own: choose the time zone of the start time.</Trans>}
    >
      <Select {...bound("timeZone")} value={zoneInForce(values)}>
        {HOME_ZONES.map((each) => (
          <option key={each} value={each} suppressHydrationWarning>
            {zoneLabel(i18n.locale, each, values.preferredDate)}
          </option>
        ))}
        <optgroup label={t`Elsewhere`}>
          {WORLD_ZONES.map((each) => (
            <option key={each} value={each}>
              {zoneCity(i18n.locale, each)}
            </option>
          ))}
        </optgroup>
      </Select>
      {origin("timeZone")}
    </Field>
  );
}

/** A date or a clock as people say it, under the control that has its own way of writing it. */
function Reading({ children }: { children: string }) {
  return (
    <p className="tabular text-soft text-sm" suppressHydrationWarning>
      {children}
    </p>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-6 border-hairline border-t pt-6">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

function isProceeding(value: string | undefined): value is ProceedingType {
  return (PROCEEDING_TYPES as readonly string[]).includes(value ?? "");
}
