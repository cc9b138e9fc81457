import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import type { Issue } from "#app/domain/errors.ts";
import { VIEW_LIMITS, type ViewList } from "#app/domain/views/saved-view.ts";
import { viewText } from "#app/i18n/portal/view-texts.ts";
import { ShareBox } from "./share-box.tsx";

/** What came back of a form of views that was refused, with what was typed. */
export interface PostedView {
  /** Null for a new one. */
  id: string | null;
  name: string;
  shared: boolean;
  version: number;
  issues: readonly Issue[];
  /** What was in its way: somebody's change, or that it is no longer there. */
  fault: "stale" | "gone" | null;
}

interface SaveViewFormProps {
  list: ViewList;
  query: string;
  /** Where it is left to: an address without a script, else what closes it. */
  onLeave: (() => void) | string;
  posted?: PostedView | undefined;
}

/** Keeps the filter that is shown under a name. It leads to the list with that filter. */
export function SaveViewForm({ list, query, onLeave, posted }: SaveViewFormProps) {
  const { i18n, t } = useLingui();
  const fetcher = useFetcher<PostedView>();
  const refused = fetcher.data ?? posted;
  const input = useRef<HTMLInputElement>(null);
  const [shared, setShared] = useState(posted?.shared ?? false);
  useEffect(() => {
    // At first, and whenever it was refused.
    if (fetcher.state === "idle") input.current?.focus();
  }, [fetcher.state]);
  const [issue] = refused?.issues ?? [];
  return (
    <fetcher.Form
      method="post"
      action="/admin/views"
      noValidate
      aria-label={t`Save this view`}
      className="mt-1 flex flex-wrap items-end gap-x-3 gap-y-2 border border-hairline bg-raised px-4 py-3"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || typeof onLeave === "string") return;
        event.preventDefault();
        onLeave();
      }}
    >
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="query" value={query} />
      <Field
        id="view-name"
        name="name"
        label={t`Name of the view`}
        className="min-w-52 grow"
        error={issue ? viewText(i18n, issue.code) : null}
      >
        <Input ref={input} maxLength={VIEW_LIMITS.name} defaultValue={posted?.name ?? ""} autoComplete="off" className="min-h-10! py-1!" />
      </Field>
      <ShareBox id="view-shared" checked={shared} onChange={setShared} />
      <Button type="submit" size="sm" className="min-h-10!" loading={fetcher.state !== "idle"}>
        <Trans>Save the view</Trans>
      </Button>
      {typeof onLeave === "string" ? (
        <ButtonLink to={onLeave} size="sm" variant="secondary" className="min-h-10!">
          <Trans>Back</Trans>
        </ButtonLink>
      ) : (
        <Button size="sm" variant="secondary" className="min-h-10!" onClick={onLeave}>
          <Trans>Back</Trans>
        </Button>
      )}
    </fetcher.Form>
  );
}
