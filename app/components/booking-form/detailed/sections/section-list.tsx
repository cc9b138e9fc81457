/** The list of sections with the state of each: next to the form where there is room, unfolded above it elsewhere. */
import { useLingui } from "@lingui/react";
import type { DetailedFormState } from "#app/components/booking-form/detailed/state/form-state.ts";
import { sectionId } from "#app/components/booking-form/detailed/state/names.ts";
import { isComplete } from "#app/components/booking-form/detailed/state/shown.ts";
import { classNames } from "#app/components/ui/class-names.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { SectionId } from "#app/domain/booking/registry/registry.ts";
import { FORM_TEXTS, sectionsCompleteText, stepText } from "#app/i18n/detailed/form-texts.ts";
import { SECTION_LABELS } from "#app/i18n/detailed/section-labels.ts";
import { SectionProgress } from "./section-progress.tsx";

interface SectionListProps {
  state: DetailedFormState;
  current: SectionId;
  onGo(section: SectionId): void;
}

/** Next to the form. */
export function SectionAside(props: SectionListProps) {
  const { i18n } = useLingui();
  const { sections } = props.state;
  return (
    // As high as the form, so that its list has the room to stay in sight.
    <nav aria-label={i18n._(FORM_TEXTS.sections)} className="hidden h-full @4xl:block">
      <div className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto pb-2">
        <p className="eyebrow tabular">{i18n._(progressText(sections))}</p>
        <Entries {...props} />
      </div>
    </nav>
  );
}

/** Above the form: where one is, and on a touch the whole list. */
export function SectionMenu(props: SectionListProps) {
  const { i18n } = useLingui();
  const { sections } = props.state;
  const at = Math.max(
    0,
    sections.findIndex(({ id }) => id === props.current),
  );
  const { live } = props.state;
  return (
    <details className="group z-10 border-hairline border-y bg-paper md:sticky md:top-18 md:max-h-[calc(100dvh-7rem)] md:overflow-y-auto @4xl:hidden">
      <summary className="flex min-h-12 flex-wrap items-center gap-x-3 py-2">
        {live ? <span className="tabular md:hidden">{i18n._(stepText(at + 1, sections.length))}</span> : null}
        <span className={classNames("tabular text-soft text-sm", live && "max-md:hidden")}>{i18n._(progressText(sections))}</span>
        <span className="ms-auto inline-flex items-center gap-1 text-accent">
          {i18n._(FORM_TEXTS.goToSection)}
          <Icon name="chevronDown" size={16} className="group-open:rotate-180" />
        </span>
      </summary>
      <nav aria-label={i18n._(FORM_TEXTS.sections)}>
        <Entries
          {...props}
          onGo={(section) => {
            document
              .querySelector(`#${sectionId(section)}`)
              ?.closest("form")
              ?.querySelector("details.group")
              ?.removeAttribute("open");
            props.onGo(section);
          }}
        />
      </nav>
    </details>
  );
}

/** Of the sections in which something is to be filled; one that is only offered is never complete. */
const progressText = (sections: SectionListProps["state"]["sections"]) =>
  sectionsCompleteText(sections.filter(isComplete).length, sections.filter(({ total }) => total > 0).length);

function Entries({ state, current, onGo }: SectionListProps) {
  const { i18n } = useLingui();
  return (
    <ol className="mt-1">
      {state.sections.map((section) => (
        <li key={section.id} className="border-hairline border-t">
          <a
            href={`#${sectionId(section.id)}`}
            aria-current={section.id === current ? "step" : undefined}
            className={classNames(
              "flex min-h-11 flex-wrap items-center justify-between gap-x-3 py-1.5 leading-6 hover:underline",
              "aria-[current]:max-md:font-semibold",
              isComplete(section) && "text-success",
            )}
            onClick={(event) => {
              event.preventDefault();
              onGo(section.id);
            }}
          >
            <span>{i18n._(SECTION_LABELS[section.id])}</span>
            <SectionProgress section={section} issues={state.issues} />
          </a>
        </li>
      ))}
    </ol>
  );
}
