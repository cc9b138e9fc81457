import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { isWholeList, type SavedView, type ViewList } from "#app/domain/views/saved-view.ts";
import { SaveViewForm } from "./save-view-form.tsx";

interface SavedViewsProps {
  list: ViewList;
  views: readonly SavedView[];
  /** The filter that the list shows, as `viewQuery` writes it. */
  query: string;
}

/** So many are in sight; the others are on the page of all views. */
const IN_SIGHT = 10;

/** The views of a list, each an address; and what keeps the filter that is shown. Nothing while there is neither. */
export function SavedViews({ list, views, query }: SavedViewsProps) {
  const { t } = useLingui();
  const [saving, setSaving] = useState<string | null>(null);
  const row = useRef<HTMLElement>(null);
  const isSaved = views.some((view) => view.query === query);
  const isOpen = saving === query && !isSaved;
  useEffect(() => {
    // It was saved: on with it, where its form was.
    if (saving === query && isSaved) {
      row.current?.querySelector<HTMLElement>("[aria-current]")?.focus();
      setSaving(null);
    }
  }, [saving, query, isSaved]);
  const current = views.findIndex((view) => view.query === query);
  const shown = views.filter((_, at) => at < IN_SIGHT || at === current);
  const mayBeSaved = !isSaved && !isWholeList(list, query);
  if (views.length === 0 && !mayBeSaved) return null;
  return (
    <div className="no-print">
      <nav ref={row} aria-label={t`Saved views`} className="flex flex-wrap items-center gap-x-5 text-sm">
        {shown.map((view) => (
          <Link
            key={view.id}
            to={`?${view.query}`}
            data-view
            preventScrollReset
            aria-current={view.query === query ? "page" : undefined}
            className="inline-flex min-h-9 items-center gap-1.5 text-soft hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_-2px_0_var(--accent)] [overflow-wrap:anywhere]"
          >
            {view.name}
            {view.shared && <SharedMark view={view} />}
          </Link>
        ))}
        {mayBeSaved && !isOpen && (
          <Link
            to={`/admin/views?${new URLSearchParams({ list, save: query })}`}
            data-view
            className="prose-link inline-flex min-h-9 items-center gap-1.5"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              setSaving(query);
            }}
          >
            <Icon name="plus" size={14} />
            <Trans>Save this view</Trans>
          </Link>
        )}
        {views.length > 0 && (
          <Link to={`/admin/views?list=${list}`} className="prose-link inline-flex min-h-9 items-center">
            {views.length > shown.length ? <Trans>All {views.length} views</Trans> : <Trans>Edit the views</Trans>}
          </Link>
        )}
      </nav>
      {isOpen && <SaveViewForm list={list} query={query} onLeave={() => setSaving(null)} />}
    </div>
  );
}

function SharedMark({ view: { own, by } }: { view: SavedView }) {
  const { t } = useLingui();
  const says = own ? t`Shared by you with the office` : t`Shared with the office by ${by}`;
  return (
    <span title={says} className="inline-flex">
      <Icon name="person" size={13} />
      <span className="sr-only">({says})</span>
    </span>
  );
}

/** To the first of the views, or to what saves one. */
export const toViews = (): void => document.querySelector<HTMLElement>("[data-view]")?.focus();
