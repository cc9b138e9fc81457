/** The head of the form: what it is, Live Help, the other way to fill it, and which fields are shown. */
import { useLingui } from "@lingui/react";
import type { FieldsMode } from "#app/components/booking-form/detailed/state/shown.ts";
import { modeAddress } from "#app/components/booking-form/detailed/state/use-steps.ts";
import { setChatState } from "#app/components/chat/chat-state.ts";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { PROVIDER } from "#app/domain/provider.ts";
import { FORM_TEXTS } from "#app/i18n/detailed/form-texts.ts";
import { BeginAgainLink } from "../begin-again-link.tsx";
import type { DraftSnapshot } from "../draft/draft-snapshot.ts";

interface FormHeadProps {
  title: string;
  level: 1 | 2;
  live: boolean;
  mode: FieldsMode;
  /** The toggle is there once any field is mandatory (specification, section 2). */
  toggle: boolean;
  /** Further on in the steps of a phone there is no room to say it all again. */
  short: boolean;
  snapshot: DraftSnapshot;
  onMode(mode: FieldsMode): void;
}

export function FormHead({ title, level, live, mode, toggle, short, snapshot, onMode }: FormHeadProps) {
  const { i18n } = useLingui();
  const at = useSitePath();
  const Title = level === 1 ? "h1" : "h2";
  const away = short ? "max-md:hidden" : "";
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <Title className={classNames("text-3xl", short && "max-md:text-xl")}>{title}</Title>
        <ButtonLink href={`tel:${PROVIDER.phone.replace(/\s/g, "")}`} variant="secondary" className={away}>
          <Icon name="phone" />
          {i18n._(FORM_TEXTS.liveHelp)}
          <span className="tabular font-normal max-sm:sr-only">{PROVIDER.phoneDisplay}</span>
        </ButtonLink>
      </div>
      <p className={classNames("max-w-prose text-soft", away)}>{i18n._(FORM_TEXTS.lead)}</p>
      {snapshot.sentAs || snapshot.sentElsewhere ? (
        <div role="status" className="border-success border-s-4 bg-success-wash p-4">
          <p className="font-semibold">{i18n._(snapshot.sentElsewhere ? FORM_TEXTS.sentElsewhere : FORM_TEXTS.received)}</p>
          {snapshot.sentElsewhere ? <p>{i18n._(FORM_TEXTS.beginsNew)}</p> : null}
          {snapshot.sentAs ? (
            <ButtonLink href={at(`/booking-confirmation/${snapshot.sentAs}`)} variant="quiet" size="sm" className="-ms-3">
              {i18n._(FORM_TEXTS.seeConfirmation)}
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
      <p role="status" className="font-semibold empty:hidden">
        {snapshot.continuedElsewhere ? i18n._(FORM_TEXTS.continuedElsewhere) : null}
      </p>
      <div className="flex min-h-11 flex-wrap items-center gap-x-5 gap-y-2">
        {/* Without scripts there is nobody to talk to; its place is kept, so that nothing moves. */}
        <Button variant="secondary" className={classNames(live ? "" : "invisible", away)} onClick={() => setChatState("open")}>
          <Icon name="chat" />
          {i18n._(FORM_TEXTS.tellAssistant)}
        </Button>
        <Saving snapshot={snapshot} />
        {snapshot.draft.version > 0 ? <BeginAgainLink className={away} /> : null}
        {toggle ? <ModeToggle mode={mode} onMode={onMode} /> : null}
      </div>
    </div>
  );
}

function Saving({ snapshot: { draft, unsaved, saving } }: { snapshot: DraftSnapshot }) {
  const { i18n } = useLingui();
  if (draft.version === 0 && unsaved.size === 0) return null;
  return (
    <p role="status" className="text-soft text-sm">
      {i18n._(saving === "failed" ? FORM_TEXTS.notSaved : unsaved.size > 0 ? FORM_TEXTS.saving : FORM_TEXTS.saved)}
    </p>
  );
}

function ModeToggle({ mode, onMode }: { mode: FieldsMode; onMode(mode: FieldsMode): void }) {
  const { i18n } = useLingui();
  return (
    <fieldset className="ms-auto flex max-sm:ms-0 max-sm:w-full" aria-label={i18n._(FORM_TEXTS.fieldsShown)}>
      {(["required", "all"] as const).map((each) => (
        <Button
          key={each}
          type="submit"
          name="intent"
          value="show"
          formAction={modeAddress(each)}
          variant={each === mode ? "primary" : "secondary"}
          aria-pressed={each === mode}
          className={classNames("px-4 max-sm:grow", each === "required" ? "rounded-e-none" : "rounded-s-none border-s-0")}
          onClick={(event) => {
            event.preventDefault();
            onMode(each);
          }}
        >
          {each === mode ? <Icon name="check" size={16} /> : null}
          {i18n._(each === "required" ? FORM_TEXTS.requiredOnly : FORM_TEXTS.allFields)}
        </Button>
      ))}
    </fieldset>
  );
}
