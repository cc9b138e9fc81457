import { Trans, useLingui } from "@lingui/react/macro";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import {
  CASE_FOLDERS,
  type CaseFolder,
  type ExhibitSeries,
  mayFileInto,
  maySayReliedOn,
  RELIED_ON_BY,
  type ReliedOnBy,
  seriesOf,
} from "#app/domain/case/exhibits/exhibits.ts";
import { CASE_LIMITS } from "#app/domain/case/limits.ts";
import type { Filer } from "#app/domain/case/room.ts";
import { FOLDER_LABELS } from "#app/i18n/portal/exhibits/exhibit-labels.ts";
import { OWED_BY_LABELS } from "#app/i18n/portal/timetable-texts.ts";

/** What is said of a document, as forms hold it. */
export interface FilingFields {
  folder: string;
  /** "true" where it is to be numbered. */
  exhibit: string;
  description: string;
  documentDate: string;
  reliedOn: string;
}

export const NO_FIELDS: FilingFields = { folder: "other", exhibit: "", description: "", documentDate: "", reliedOn: "" };

const NOTHING_SAID = { folder: null, reliedOn: null };

interface FieldsetProps {
  /** Begins the ids of its controls. */
  id: string;
  values: FilingFields;
  /** What is said of it now; nothing of what is being filed. */
  said?: { folder: CaseFolder | null; reliedOn: ReliedOnBy | null };
  /** Who says it. */
  filer: Filer;
  /** Whether it may get a number. */
  mayNumber: boolean;
  errorOf?: (field: string) => string | undefined;
  /** Given where the page's program keeps the values; otherwise they are the form's own. */
  onChange?: (made: Partial<FilingFields>) => void;
}

/** The series that a document of this filer would be numbered in; null for none. */
export const seriesIn = (filer: Filer, folder: string): ExhibitSeries | null => (isFolder(folder) ? seriesOf(filer, folder) : null);

const isFolder = (value: string): value is CaseFolder => (CASE_FOLDERS as readonly string[]).includes(value);

/** The folder of a document, its exhibit number, what it is, its date, and who relies on it. */
export function FilingFieldset({ id, values, said = NOTHING_SAID, filer, mayNumber, errorOf = () => undefined, onChange }: FieldsetProps) {
  const { t, i18n } = useLingui();
  const series = mayNumber ? seriesIn(filer, values.folder) : null;
  // Without a program the folder may still be chosen: the box is there for every folder that has numbers.
  const offered = series ?? (onChange || !mayNumber ? null : seriesOf(filer, "procedural_orders"));
  const control = <Name extends keyof FilingFields>(name: Name) =>
    onChange
      ? { value: values[name], onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }) }
      : { defaultValue: values[name] };
  const folders = CASE_FOLDERS.filter((folder) => folder === said.folder || mayFileInto(filer, folder));
  const sides = RELIED_ON_BY.filter((by) => maySayReliedOn(filer, said.reliedOn, by));
  return (
    <div className="mt-2 grid max-w-form gap-3 sm:grid-cols-2">
      <Field name="folder" id={`${id}-folder`} label={t`Folder`} error={errorOf("folder")}>
        <Select options={folders.map((folder) => ({ value: folder, label: i18n._(FOLDER_LABELS[folder]) }))} {...control("folder")} />
      </Field>
      <Field name="documentDate" id={`${id}-date`} label={t`Date of the document`} optional error={errorOf("documentDate")}>
        <Input type="date" {...control("documentDate")} />
      </Field>
      {offered && (
        <NumberBox
          id={`${id}-exhibit`}
          series={offered}
          ticked={values.exhibit === "true"}
          error={errorOf("exhibit")}
          onChange={onChange}
        />
      )}
      <Field
        className="sm:col-span-2"
        name="description"
        id={`${id}-description`}
        label={t`What the document is`}
        optional
        error={errorOf("description")}
      >
        <Textarea rows={2} maxLength={CASE_LIMITS.documentDescription} {...control("description")} />
      </Field>
      <Field name="reliedOn" id={`${id}-relied-on`} label={t`Relied on by`} optional error={errorOf("reliedOn")}>
        <Select
          placeholder={t`Not stated`}
          options={sides.map((by) => ({ value: by, label: i18n._(OWED_BY_LABELS[by]) }))}
          {...control("reliedOn")}
        />
      </Field>
    </div>
  );
}

interface NumberBoxProps {
  id: string;
  series: ExhibitSeries;
  ticked: boolean;
  error: string | undefined;
  onChange: FieldsetProps["onChange"];
}

function NumberBox({ id, series, ticked, error, onChange }: NumberBoxProps) {
  const hint = `${id}-hint`;
  return (
    <div className="grid gap-1 sm:col-span-2">
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          id={id}
          name="exhibit"
          value="true"
          aria-describedby={hint}
          aria-invalid={error ? true : undefined}
          className="size-5 shrink-0 accent-accent"
          {...(onChange
            ? {
                checked: ticked,
                onChange: (event: { target: { checked: boolean } }) => onChange({ exhibit: event.target.checked ? "true" : "" }),
              }
            : { defaultChecked: ticked })}
        />
        {series === "PO" ? <Trans>Number it as a procedural order (PO-…)</Trans> : <Trans>Number it as an exhibit ({series}-…)</Trans>}
      </label>
      <p id={hint} className="text-sm text-soft">
        <Trans>It gets the next number, once and for good: no other document is ever given the same one.</Trans>
      </p>
      {error && (
        <p role="alert" className="font-semibold text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
