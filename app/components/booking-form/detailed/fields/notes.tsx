/** What is said under a field because of what was chosen in it (specification, sections 8 and 9). */
import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import type { DetailedField, DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { venueOf } from "#app/domain/venue/venues.ts";
import { optionText } from "#app/i18n/detailed/option-text.ts";
import { includedText, PLACE_TEXTS, venueInclusions } from "#app/i18n/detailed/place-texts.ts";
import { SCHEDULE_TEXTS } from "#app/i18n/detailed/schedule-texts.ts";

/** The note that belongs under `field` with these values; nothing where there is nothing to say. */
export function FieldNote({ field, values }: { field: DetailedField; values: DetailedValues }) {
  const { i18n } = useLingui();
  switch (field) {
    case "location":
      return <Inclusions location={values.location} />;
    case "duration":
    case "consecutiveDuration":
      return <p className="text-soft text-sm sm:col-span-2">{i18n._(SCHEDULE_TEXTS.halfDayIs)}</p>;
    case "timeZone":
      return values.locationType === "virtual" ? <p className="self-end text-soft text-sm">{i18n._(SCHEDULE_TEXTS.zoneHint)}</p> : null;
    case "platformPreference":
      return values.platformPreference === "client_provided" ? (
        <Warning title={i18n._(PLACE_TEXTS.noticeTitle)}>{i18n._(PLACE_TEXTS.notice)}</Warning>
      ) : null;
    case "additionalMicrophones":
      return Number(values.additionalMicrophones) > 3 ? <Warning>{i18n._(PLACE_TEXTS.technician)}</Warning> : null;
    case "transcriptDelivery":
      return values.transcriptDelivery === "no_transcript" && values.proceedingType !== "arbitration" ? (
        <Warning>{i18n._(PLACE_TEXTS.noTranscript)}</Warning>
      ) : null;
    case "transcriptSeniorServices":
      return values.proceedingType === "court_trial" ? (
        <p className="text-soft text-sm sm:col-span-2">{i18n._(PLACE_TEXTS.trialIpads)}</p>
      ) : null;
    default:
      return null;
  }
}

function Inclusions({ location }: { location: string | undefined }) {
  const { i18n } = useLingui();
  const venue = venueOf(location);
  const included = venue && venueInclusions(venue.id);
  if (!venue || !included) return null;
  return (
    <div className="sm:col-span-2">
      <p className="eyebrow">{i18n._(includedText(optionText(i18n, "location", venue.id)))}</p>
      <ul className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {included.map((one) => (
          <li key={one.id} className="flex items-start gap-2 text-sm">
            <Icon name="check" size={16} className="mt-1 text-accent" />
            {i18n._(one)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Amber, with its sign: what one should know before going on. */
export function Warning({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div role="status" className="flex gap-3 border-warning border-s-4 bg-warning-wash px-4 py-3 text-warning sm:col-span-2">
      <Icon name="alert" className="mt-1" />
      <div>
        {title ? <p className="font-semibold">{title}</p> : null}
        <p>{children}</p>
      </div>
    </div>
  );
}
