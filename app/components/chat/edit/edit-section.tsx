/** One part of a sheet: a line that says what is noted, which opens to its fields. What has something missing or not sure is open. */
import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { isLocale } from "#app/domain/locale.ts";
import type { LabelledCard } from "#app/i18n/detailed/edit/edit-card.ts";
import { outlineOf } from "./outline.ts";
import type { Lists, Values } from "./typed.ts";

interface EditSectionProps extends Pick<LabelledCard, "fields" | "rows"> {
  part: string;
  title: string;
  open: boolean;
  values: Values;
  lists: Lists;
  children: ReactNode;
}

export function EditSection({ part, title, open, fields, rows, values, lists, children }: EditSectionProps) {
  const { i18n } = useLingui();
  const [isFirst] = useState(
    () => open || fields.some(isToSee) || rows.some((list) => isToSee(list) || Object.keys(list.errors).length > 0),
  );
  const outline = outlineOf(isLocale(i18n.locale) ? i18n.locale : "en", fields, rows, values, lists);
  return (
    <details data-section={part} open={isFirst} className="group min-w-0 border-hairline border-t">
      <summary className="flex min-h-11 cursor-pointer list-none items-baseline gap-3 py-2.5 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{title}</span>
          <span className="line-clamp-3 block text-soft text-sm wrap-anywhere group-open:hidden">
            {outline || <Trans>Nothing noted</Trans>}
          </span>
        </span>
        <Icon name="chevronDown" size={16} className="shrink-0 self-center text-accent group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pt-1 pb-4">{children}</div>
    </details>
  );
}

const isToSee = ({ mark, error }: { mark?: unknown; error?: unknown }): boolean => mark !== undefined || error !== undefined;
