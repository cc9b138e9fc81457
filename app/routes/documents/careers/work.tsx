import { Trans } from "@lingui/react/macro";
import { Register, RegisterEntry } from "#app/components/documents/register.tsx";

/** The kinds of work in a hearing venue. */
export function Work() {
  return (
    <Register id="work" sunk title={<Trans>Who works here</Trans>}>
      <RegisterEntry name={<Trans>Case coordinators</Trans>}>
        <Trans>
          Call back everyone who asks for a date, settle the room and the services, and follow the booking until the last transcript is
          delivered.
        </Trans>
      </RegisterEntry>
      <RegisterEntry name={<Trans>Hearing technicians</Trans>}>
        <Trans>Set screens, microphones and cameras, bring a remote witness into the room, and stay close by while it lasts.</Trans>
      </RegisterEntry>
      <RegisterEntry name={<Trans>Court reporters</Trans>}>
        <Trans>Take down every word, in real time where it is asked for, and turn it into a record that everyone can rely on.</Trans>
      </RegisterEntry>
      <RegisterEntry name={<Trans>Concierge</Trans>}>
        <Trans>Receive both sides alike, see that they meet only where they mean to, and think of everything from coats to lunch.</Trans>
      </RegisterEntry>
      <RegisterEntry name={<Trans>Interpreters’ desk</Trans>}>
        <Trans>
          Finds the interpreters that a case needs, spoken or signed, gives them the vocabulary beforehand, and sees to their rest.
        </Trans>
      </RegisterEntry>
    </Register>
  );
}
