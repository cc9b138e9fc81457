/**
 * The place of a hearing's people in a form. The editor's code is fetched when somebody is listed or the first is added; without
 * scripts its button posts the form, which comes back with the inputs open and everything that was typed.
 */
import { Trans } from "@lingui/react/macro";
import { Suspense, useState } from "react";
import { LatePart, late } from "#app/components/hydration/late-part.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { addPart } from "#app/i18n/catalogues/page-parts.ts";
import type { PeopleEditorProps } from "./people-editor.tsx";

const EDITOR = late<PeopleEditorProps>({
  name: "people",
  // With its words.
  fetch: async () => (await Promise.all([import("./people-editor.tsx"), addPart("detailed")]))[0].PeopleEditor,
  failed: Unreachable,
  served: import.meta.env.SSR ? (await import("./people-editor.tsx")).PeopleEditor : null,
});

/** Who is listed stays listed: what is sent holds them. */
function Unreachable({ name, value }: PeopleEditorProps) {
  return (
    <>
      <Failure />
      <input type="hidden" name={name} value={value} />
    </>
  );
}

function Failure() {
  return (
    <p role="status">
      <Trans>This part could not be loaded. Check your connection and press the button again.</Trans>
    </p>
  );
}

export function PeopleSlot(props: PeopleEditorProps) {
  const { value, posted, id, name } = props;
  const held = Boolean(posted) || (value !== "" && value !== "[]");
  // Served with the page, it is there before scripts run, and waits for none of them.
  const [fromStart] = useState(held);
  const [wanted, setWanted] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  if (fromStart) return <LatePart of={EDITOR} given={props} />;
  if (held || wanted) {
    return (
      <Suspense fallback={<div className="col-span-full min-h-40" />}>
        <LatePart of={EDITOR} given={{ ...props, begins: wanted }} />
      </Suspense>
    );
  }
  return (
    <div id={id} tabIndex={-1} className="col-span-full outline-none">
      <Button
        type="submit"
        name="intent"
        value="new-person"
        variant="secondary"
        onClick={(event) => {
          event.preventDefault();
          void EDITOR.load().then((isThere) => (isThere ? setWanted(true) : setFailed(true)));
        }}
      >
        <Icon name="plus" />
        <Trans>Add a participant</Trans>
      </Button>
      <input type="hidden" name={name} value={value} />
      {hasFailed ? <Failure /> : null}
    </div>
  );
}
