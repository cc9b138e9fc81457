/** What may be put into a bundle and is not in it yet. */

import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type MouseEvent, useRef, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { type BundleChoice, isTab } from "#app/domain/case/bundles/bundle.ts";
import type { Draft } from "./use-draft.ts";

export function Choices({ draft, choices }: { draft: Draft; choices: readonly BundleChoice[] }) {
  const { t } = useLingui();
  const list = useRef<HTMLFieldSetElement>(null);
  const [said, setSaid] = useState("");
  const there = new Set(draft.typed.lines.map(({ line }) => (isTab(line) ? null : line.document)));
  const left = choices.filter(({ document }) => !there.has(document));
  const add = (press: "add" | "add-all") => (event: MouseEvent) => {
    event.preventDefault();
    const ticked = list.current?.querySelectorAll<HTMLInputElement>("input:checked") ?? [];
    const chosen = Array.from(ticked, ({ value }) => value);
    draft.press(press, chosen);
    const count = press === "add" ? chosen.length : left.length;
    setSaid(t`${plural(count, { one: "# document added", other: "# documents added" })}`);
    document.getElementById("bundle-choices")?.focus();
  };
  return (
    <section aria-labelledby="bundle-choices">
      <h2 id="bundle-choices" tabIndex={-1} className="border-b border-hairline-strong pb-3 text-xl">
        <Trans>Documents to choose from</Trans>
      </h2>
      <p className="mt-3 max-w-measure text-sm text-soft">
        <Trans>These are the documents that everyone in the case sees. Others are not put into a bundle.</Trans>
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
      {left.length === 0 ? (
        <p className="py-4 text-soft">
          {choices.length === 0 ? (
            <Trans>No document was filed for everyone in the case yet.</Trans>
          ) : (
            <Trans>All of them are in the bundle.</Trans>
          )}
        </p>
      ) : (
        <>
          <fieldset ref={list} className="mt-3 max-h-96 overflow-y-auto border border-hairline px-4 py-2">
            <legend className="sr-only">{t`Documents to choose from`}</legend>
            {left.map(({ document, exhibit, description, originalName }) => (
              <label key={document} className="flex min-h-11 items-start gap-3 border-b border-hairline py-2 last:border-b-0">
                <input type="checkbox" name="choice" value={document} className="mt-1 size-5 shrink-0 accent-accent" />
                <span className="tabular w-14 shrink-0 font-semibold">{exhibit}</span>
                <span className="min-w-0 [overflow-wrap:anywhere]">{description || originalName}</span>
              </label>
            ))}
          </fieldset>
          <p className="mt-3 flex flex-wrap gap-3">
            <Button type="submit" name="press" value="add" variant="secondary" onClick={add("add")}>
              <Trans>Add the chosen</Trans>
            </Button>
            <Button type="submit" name="press" value="add-all" variant="quiet" onClick={add("add-all")}>
              <Trans>Add all of them</Trans>
            </Button>
          </p>
        </>
      )}
    </section>
  );
}
