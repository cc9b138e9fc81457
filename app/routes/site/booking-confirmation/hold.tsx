/** The room of the request: held, or to be held by a link that goes to the booking's own address. */
import { Trans } from "@lingui/react/macro";
import { data, type RouterContextProvider } from "react-router";
import { HoldPanel } from "#app/components/holds/hold-panel.tsx";
import { servicesContext } from "#app/context.ts";
import type { HoldView } from "#app/domain/booking/office/hold-view.ts";
import type { AskedHold } from "#app/domain/booking/office/visitor-hold.ts";
import { AppError } from "#app/domain/errors.ts";

type Asked = AskedHold | "often" | "gone";

/** Mails the link that holds the room. */
export async function askForHold(key: string, context: Readonly<RouterContextProvider>) {
  try {
    const asked: Asked = await context.get(servicesContext).visitorHolds.ask(key);
    return data({ asked }, { status: asked === "refused" ? 409 : 200 });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "not_found") return data<{ asked: Asked }>({ asked: "gone" }, { status: 404 });
    if (error.code === "too_many_requests") return data<{ asked: Asked }>({ asked: "often" }, { status: 429 });
    throw error;
  }
}

export function Hold({ view, asked }: { view: HoldView; asked: Asked | undefined }) {
  // Asked once it is on its way: the button would send nothing new for half an hour.
  const shown = asked === "sent" ? { ...view, press: null } : view;
  return (
    <HoldPanel
      key={asked ?? ""}
      view={shown}
      news={asked ? <AskedText asked={asked} /> : null}
      good={asked === "sent" || asked === "held"}
    />
  );
}

function AskedText({ asked }: { asked: Asked }) {
  switch (asked) {
    case "sent":
      return (
        <Trans>
          The link is on its way to you. Open it and press the button there; until then no room is held. If it has not arrived in a few
          minutes, please check your junk mail.
        </Trans>
      );
    case "held":
      return <Trans>The room is held already.</Trans>;
    case "often":
      return <Trans>They were requested too often. Please wait an hour, or call us.</Trans>;
    case "gone":
      return <Trans>The links of this booking were revoked. Please call us.</Trans>;
    default:
      return <Trans>No link was sent, because no room can be held at the moment. The reason is shown below.</Trans>;
  }
}
