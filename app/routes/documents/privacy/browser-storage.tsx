/** What this site puts into a browser, by its true names (`visitor-state.server.ts`, `better-auth.server.ts`, `known-devices.server.ts`, `chat-state.ts`, `app/site-program`). */
import { Trans } from "@lingui/react/macro";
import { Fragment } from "react";
import { type RegisterRow, RegisterTable } from "#app/components/documents/register-table.tsx";
import { DRAFT_DAYS } from "#app/domain/booking/draft/draft.ts";
import { DEVICE_DAYS } from "#app/domain/people/device.ts";

type Column = "name" | "begins" | "purpose" | "lasts";

/** A name that may break only where its parts meet. */
const Code = ({ parts }: { parts: readonly string[] }) => (
  <code className="font-mono text-xs font-normal">
    {parts.map((part) => (
      <Fragment key={part}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </code>
);

const ROWS: readonly RegisterRow<Column>[] = [
  {
    id: "visitor",
    name: <Code parts={["__Host-", "concord-visitor"]} />,
    begins: <Trans>With a draft or a conversation</Trans>,
    purpose: <Trans>A random identifier, signed, by which the server finds your draft and your conversation</Trans>,
    lasts: <Trans>{DRAFT_DAYS} days</Trans>,
  },
  {
    id: "visitor-late",
    name: <Code parts={["__Host-", "concord-visitor-", "late"]} />,
    begins: <Trans>With a draft or a conversation, for one request</Trans>,
    purpose: <Trans>A mark without content, so that the server looks for what was saved last in its database first</Trans>,
    lasts: <Trans>{DRAFT_DAYS} days, mostly until the next request</Trans>,
  },
  {
    id: "session",
    name: <Code parts={["__Host-", "concord.", "session_token"]} />,
    begins: <Trans>When you sign in</Trans>,
    purpose: <Trans>Keeps you signed in</Trans>,
    lasts: <Trans>7 days, renewed while you use the site, 30 days at most; until you sign out</Trans>,
  },
  {
    id: "left",
    name: <Code parts={["__Host-", "concord-left"]} />,
    begins: <Trans>When you sign in or out</Trans>,
    purpose: (
      <Trans>
        A random mark, new when you sign out or someone else signs in, with a hash of who signed in last: a page opened before that can’t
        save anything afterwards
      </Trans>
    ),
    lasts: <Trans>400 days</Trans>,
  },
  {
    id: "second-factor",
    name: <Code parts={["__Host-", "concord.", "two_factor"]} />,
    begins: <Trans>When your password was right and your second factor is asked for</Trans>,
    purpose: <Trans>A random identifier, signed, by which the code follows the password</Trans>,
    lasts: <Trans>10 minutes, or until the code was right</Trans>,
  },
  {
    id: "passkey",
    name: <Code parts={["__Host-", "concord.", "passkey"]} />,
    begins: <Trans>When a passkey is added or used</Trans>,
    purpose: <Trans>A random identifier, signed, by which the server knows what it asked your device</Trans>,
    lasts: <Trans>5 minutes</Trans>,
  },
  {
    id: "device",
    name: <Code parts={["__Host-", "concord.", "device"]} />,
    begins: <Trans>When you sign in</Trans>,
    purpose: (
      <Trans>
        A random identifier, new each time, by which we know that you have signed in on this device: you are not made to wait while someone
        else guesses at your password
      </Trans>
    ),
    lasts: <Trans>{DEVICE_DAYS} days; useless once you sign out your other devices or change your password elsewhere</Trans>,
  },
  {
    id: "chat",
    name: <Code parts={["concord-", "chat"]} />,
    begins: <Trans>When you open the assistant</Trans>,
    purpose: <Trans>One word, in the browser’s session storage: whether the assistant’s panel is open, minimized or closed</Trans>,
    lasts: <Trans>Until you close the tab</Trans>,
  },
  {
    id: "chat-words",
    name: <Code parts={["concord-", "chat-", "words"]} />,
    begins: <Trans>When you tell us about your hearing on a page that leads to the assistant</Trans>,
    purpose: <Trans>What you wrote, in the session storage, so that the next page hands it to the assistant</Trans>,
    lasts: <Trans>Until the next page has opened</Trans>,
  },
  {
    id: "chat-first",
    name: <Code parts={["concord-", "chat-", "first"]} />,
    begins: <Trans>When you write to the assistant before its conversation has loaded</Trans>,
    purpose: <Trans>What you wrote, in the session storage, so that it is sent as soon as the conversation is there</Trans>,
    lasts: <Trans>Until the conversation has loaded</Trans>,
  },
  {
    id: "chat-written",
    name: <Code parts={["concord-", "chat-", "written"]} />,
    begins: <Trans>When you write to the assistant</Trans>,
    purpose: <Trans>Your message, in the session storage, so that leaving the page loses nothing of it</Trans>,
    lasts: <Trans>Until it is answered, or you close the tab</Trans>,
  },
  {
    id: "draft-saving",
    name: <Code parts={["concord-", "draft-", "saving"]} />,
    begins: <Trans>When you leave a page while your draft is being saved</Trans>,
    purpose: <Trans>A mark, in the session storage, so that the next page asks for what was saved last; nothing of the draft itself</Trans>,
    lasts: <Trans>Until the next page has opened</Trans>,
  },
  {
    id: "draft-saved",
    name: <Code parts={["concord-", "draft-", "saved"]} />,
    begins: <Trans>When your draft has been saved</Trans>,
    purpose: <Trans>The time of it, in the session storage, so that a page asked for before then asks once more</Trans>,
    lasts: <Trans>Until you close the tab</Trans>,
  },
  {
    id: "notice",
    name: <Code parts={["concord-", "notice"]} />,
    begins: <Trans>When you send a booking request</Trans>,
    purpose: <Trans>That it has been received, in the session storage, so that the next page says so</Trans>,
    lasts: <Trans>Until the next page has opened</Trans>,
  },
  {
    id: "place",
    name: <Code parts={["concord-", "place"]} />,
    begins: <Trans>When you change the language of a page</Trans>,
    purpose: <Trans>The section that you were reading, in the session storage, so that the other language opens there</Trans>,
    lasts: <Trans>Until the next page has opened</Trans>,
  },
  {
    id: "list-keys",
    name: <Code parts={["concord-", "list-", "keys"]} />,
    begins: <Trans>When you turn off the keyboard shortcuts of lists</Trans>,
    purpose: <Trans>That keyboard shortcuts are off in the lists of the signed-in area, in the local storage</Trans>,
    lasts: <Trans>Until you turn them on again</Trans>,
  },
  {
    id: "film",
    name: <Code parts={["concord-", "film"]} />,
    begins: <Trans>When you stop the film of the landing</Trans>,
    purpose: <Trans>One word, in the session storage, so that the film does not start again by itself</Trans>,
    lasts: <Trans>Until you close the tab</Trans>,
  },
  {
    id: "signed-out",
    name: <Code parts={["concord-", "signed-out"]} />,
    begins: <Trans>When you sign out</Trans>,
    purpose: <Trans>The moment, in the browser’s local storage, so that your other tabs close what they show</Trans>,
    lasts: <Trans>Until you delete it</Trans>,
  },
  {
    id: "typed",
    name: <Code parts={["concord-", "typed"]} />,
    begins: <Trans>When your session has ended while you were filling in a form of the portal</Trans>,
    purpose: (
      <Trans>What you had typed, in the session storage, so that it is back in its form once you have signed in again; for you alone</Trans>
    ),
    lasts: <Trans>Until it is back, someone else signs in there, or you close the tab; after an hour it is not used</Trans>,
  },
  {
    id: "language",
    name: <Code parts={["concord-", "language-", "declined"]} />,
    begins: <Trans>When you have chosen a language or answered the offer of one</Trans>,
    purpose: <Trans>A mark, in the browser’s local storage, so that the offer is not made again</Trans>,
    lasts: <Trans>Until you delete it</Trans>,
  },
];

export function BrowserStorage() {
  return (
    <>
      <p>
        <Trans>
          Nothing is set before it is needed, so there is no banner to agree to. The seven cookies, named first, belong to this site alone.
          This site’s own scripts can read one of them, the mark of who signed in last; no script can read the others.
        </Trans>
      </p>
      <RegisterTable
        caption={<Trans>Cookies and storage in your browser</Trans>}
        columns={[
          { key: "name", label: <Trans>Name</Trans> },
          { key: "begins", label: <Trans>When it is set</Trans> },
          { key: "purpose", label: <Trans>Purpose</Trans> },
          { key: "lasts", label: <Trans>Duration</Trans> },
        ]}
        rows={ROWS}
      />
      <p>
        <Trans>
          You may delete them at any time in your browser. A draft whose cookie is gone can no longer be reached and is removed in its time.
        </Trans>
      </p>
    </>
  );
}
