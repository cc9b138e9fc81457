import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { type SavedView, VIEW_LIMITS } from "#app/domain/views/saved-view.ts";
import { viewText } from "#app/i18n/portal/view-texts.ts";
import type { PostedView } from "../office/saved-views/save-view-form.tsx";
import { ShareBox } from "../office/saved-views/share-box.tsx";

/** A view, with what it chooses in words. */
export interface ShownView extends SavedView {
  words: string;
}

interface ViewLineProps {
  view: ShownView;
  isEdited: boolean;
  posted: PostedView | undefined;
}

/** One view: what it shows, whose it is, and what can be done with it. */
export function ViewLine({ view, isEdited, posted }: ViewLineProps) {
  const { t } = useLingui();
  const { id, list, name, query, shared, own, by } = view;
  const whose = own ? shared ? <Trans>yours, shared with the office</Trans> : <Trans>yours alone</Trans> : <Trans>shared by {by}</Trans>;
  return (
    <li className="border-b border-hairline py-1 text-sm">
      <div className="flex flex-wrap items-center gap-x-4">
        <Link to={`/${list}?${query}`} className="prose-link inline-flex min-h-9 items-center font-semibold wrap-anywhere">
          {name}
        </Link>
        <span className="min-w-0 grow basis-60 text-soft wrap-anywhere">{view.words}</span>
        <span className="text-soft">{whose}</span>
        <Link
          to={`?${new URLSearchParams({ list, edit: id })}`}
          preventScrollReset
          aria-label={t`Edit: ${name}`}
          className="prose-link inline-flex min-h-9 items-center"
        >
          <Trans>Edit</Trans>
        </Link>
      </div>
      {isEdited && <ViewForm view={view} posted={posted} />}
    </li>
  );
}

function ViewForm({ view, posted }: Omit<ViewLineProps, "isEdited">) {
  const { i18n, t } = useLingui();
  const { id, list, name, own, version } = view;
  const busy = useNavigation().state !== "idle";
  const input = useRef<HTMLInputElement>(null);
  const [shared, setShared] = useState(posted?.shared ?? view.shared);
  useEffect(() => input.current?.focus(), []);
  const [issue] = posted?.issues ?? [];
  return (
    <Form
      method="post"
      preventScrollReset
      noValidate
      aria-label={t`Edit: ${name}`}
      className="flex flex-wrap items-end gap-x-3 gap-y-2 pt-1 pb-3"
    >
      {posted?.fault === "stale" && (
        <p role="alert" className="w-full border-s-4 border-warning bg-warning-wash px-4 py-2">
          <Trans>Someone has changed this view meanwhile; it is called “{name}” now. Saving replaces theirs.</Trans>
        </p>
      )}
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="version" value={posted?.version ?? version} />
      <Field
        id="edited-name"
        name="name"
        label={t`Name of the view`}
        className="min-w-52 grow"
        error={issue ? viewText(i18n, issue.code) : null}
      >
        <Input
          ref={input}
          maxLength={VIEW_LIMITS.name}
          defaultValue={posted?.name ?? name}
          autoComplete="off"
          className="min-h-10! py-1!"
        />
      </Field>
      {own && <ShareBox id="edited-shared" checked={shared} onChange={setShared} />}
      <Button type="submit" name="intent" value="change" size="sm" className="min-h-10!" loading={busy}>
        <Trans>Save</Trans>
      </Button>
      <ButtonLink to={`?list=${list}`} preventScrollReset size="sm" variant="secondary" className="min-h-10!">
        <Trans>Back</Trans>
      </ButtonLink>
      <Button type="submit" name="intent" value="remove" size="sm" variant="danger" className="min-h-10! ms-auto" loading={busy}>
        <Trans>Remove the view</Trans>
      </Button>
    </Form>
  );
}
