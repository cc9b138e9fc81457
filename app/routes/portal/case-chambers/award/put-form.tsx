import { Trans, useLingui } from "@lingui/react/macro";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import { CASE_LIMITS } from "#app/domain/case/limits.ts";
import type { AwardView } from "#app/domain/case/tribunal/declared.ts";
import type { RefusedPost } from "../actions.ts";
import { useWrongAward } from "./use-wrong-award.ts";

/** Who presides puts a document of theirs to the panel. */
export function PutForm({ caseId, award, refused }: { caseId: string; award: AwardView; refused: RefusedPost | undefined }) {
  const { t } = useLingui();
  const { wrong, typed } = useWrongAward(refused, "put-award");
  const busy = useNavigation().formData?.get("intent") === "put-award";
  const documents = (
    <Link to={`/cases/${encodeURIComponent(caseId)}#documents`} className="prose-link">
      <Trans>documents of the case</Trans>
    </Link>
  );
  if (award.choices.length === 0)
    return (
      <p className="mt-4 max-w-measure">
        <Trans>File the award first among the {documents}, for yourself alone. Then put it to the panel here.</Trans>
      </p>
    );
  return (
    <Form method="post" preventScrollReset className="no-print mt-5 grid max-w-form gap-4">
      <input type="hidden" name="intent" value="put-award" />
      <Field
        id="award-document"
        name="documentId"
        label={t`Document of the award`}
        hint={<Trans>One of your documents that you alone see. When the award is issued, everyone in the case gets a copy.</Trans>}
        error={wrong("documentId")}
      >
        <Select
          placeholder={t`Please choose`}
          defaultValue={typed.documentId ?? ""}
          options={award.choices.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      <Field
        id="award-outcome"
        name="outcome"
        label={t`Outcome`}
        hint={t`Everyone in the case can read this once the award is issued.`}
        error={wrong("outcome")}
        optional
      >
        <Textarea rows={3} maxLength={CASE_LIMITS.description} defaultValue={typed.outcome ?? ""} />
      </Field>
      <Button type="submit" className="justify-self-start" loading={busy}>
        <Trans>Put the award to the panel</Trans>
      </Button>
    </Form>
  );
}
