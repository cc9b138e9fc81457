import { Trans } from "@lingui/react/macro";
import type { Pressed } from "./press.ts";

/** What is said of a press. */
export function PressedText({ pressed }: { pressed: Pressed }) {
  switch (pressed) {
    case "held":
      return <Trans>The room is held for you. We have written to you about it.</Trans>;
    case "given_back":
      return <Trans>The room is released. Your request stays as it is.</Trans>;
    case "often":
      return <Trans>Too many requests. Please wait and try again.</Trans>;
    case "closed":
      return <Trans>This request is no longer open, so no room can be held for it.</Trans>;
    case "gone":
      return <Trans>This link no longer works</Trans>;
    default:
      return <Trans>No room was held. The reason is shown below.</Trans>;
  }
}

export const isGood = (pressed: Pressed): boolean => pressed === "held" || pressed === "given_back";
