/** The room of the request on the page of the link for changes, whose address is proven: one button holds it, another gives it back. */
import { Trans } from "@lingui/react/macro";
import { data, Form, type RouterContextProvider, useNavigation } from "react-router";
import { HoldPanel } from "#app/components/holds/hold-panel.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { servicesContext } from "#app/context.ts";
import type { HoldView } from "#app/domain/booking/office/hold-view.ts";
import { PRESSED_STATUS, type Pressed, pressed as press } from "../hold/press.ts";
import { isGood, PressedText } from "../hold/pressed-text.tsx";

/** Null for what is posted about anything else. */
export async function takeHold(token: string, intent: string | null, context: Readonly<RouterContextProvider>) {
  if (intent !== "hold" && intent !== "give-back") return null;
  const { visitorHolds } = context.get(servicesContext);
  const pressed =
    intent === "hold"
      ? await press(() => visitorHolds.place(token), "held")
      : await press(() => visitorHolds.giveBack(token), "given_back");
  return data({ pressed }, { status: PRESSED_STATUS[pressed] });
}

export function Hold({ view, pressed }: { view: HoldView | null; pressed: Pressed | null }) {
  const busy = useNavigation().state !== "idle";
  if (!view) return null;
  return (
    <HoldPanel
      key={pressed ?? ""}
      view={view}
      news={pressed ? <PressedText pressed={pressed} /> : null}
      good={pressed !== null && isGood(pressed)}
    >
      {view.state === "held" && view.byVisitor ? (
        <Form method="post" preventScrollReset className="no-print mt-4">
          <Button type="submit" name="intent" value="give-back" variant="secondary" loading={busy}>
            <Trans>Release the room</Trans>
          </Button>
        </Form>
      ) : null}
    </HoldPanel>
  );
}
