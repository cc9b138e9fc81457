import { Trans } from "@lingui/react/macro";
import { RoomPlan } from "#app/components/drawings/room-plan.tsx";
import { ExpertTable, ScreenOfFaces } from "./drawings.tsx";
import { Ask, Book } from "./next-links.tsx";
import { Service } from "./service.tsx";

/** The five services that are proceedings. What is included: the booking form's own choices (specification, section 3). */
export function Proceedings() {
  return (
    <>
      <CommercialArbitration />
      <InvestmentDisputes />
      <Mediation />
      <ExpertDetermination />
      <VirtualHearings />
    </>
  );
}

function CommercialArbitration() {
  return (
    <Service
      id="commercial-arbitration"
      name={<Trans>Commercial arbitration</Trans>}
      picture={<RoomPlan setup="u_shape" />}
      what={
        <Trans>
          The parties put their dispute before a sole arbitrator or a tribunal, which hears the evidence and decides it by an award. We host
          the hearing; we do not decide it.
        </Trans>
      }
      suits={
        <Trans>Counsel with an arbitration clause, domestic or international, for half a day or for many days in a row or apart.</Trans>
      }
      way={
        <Book>
          <Trans>Book an arbitration</Trans>
        </Book>
      }
    >
      <Trans>a hearing room set as the tribunal wishes, with breakout rooms for the tribunal and each side;</Trans>
      <Trans>a court reporter, with a transcript in real time, the next day, or within the standard 5 to 10 days;</Trans>
      <Trans>screens, microphones, a document platform and a specialist who presents the evidence;</Trans>
      <Trans>interpretation in the languages that you name.</Trans>
    </Service>
  );
}

function InvestmentDisputes() {
  return (
    <Service
      id="investment-disputes"
      name={<Trans>Investment disputes</Trans>}
      picture={<RoomPlan setup="courtroom" />}
      what={
        <Trans>
          An investor and a state, with large teams, several languages and a long record. More rooms, more days, and more care with who may
          read what.
        </Trans>
      }
      suits={<Trans>Tribunals and teams that come from several countries and sit for days on end.</Trans>}
      way={
        <Ask>
          <Trans>Ask about an investment dispute</Trans>
        </Ask>
      }
    >
      <Trans>a large room, and additional rooms for the tribunal, each side and the witnesses;</Trans>
      <Trans>simultaneous or consecutive interpretation;</Trans>
      <Trans>real-time transcription, daily rough drafts and same-day finals;</Trans>
      <Trans>documents that only those entitled to them can open.</Trans>
    </Service>
  );
}

function Mediation() {
  return (
    <Service
      id="mediation"
      name={<Trans>International mediation</Trans>}
      picture={<RoomPlan setup="boardroom" />}
      what={
        <Trans>
          A negotiation led by a neutral mediator between parties of different countries, languages or laws. The mediator helps; the
          agreement is the parties’ own.
        </Trans>
      }
      suits={<Trans>Parties who want to settle, keep the outcome in their own hands, and perhaps work together again.</Trans>}
      way={
        <Book>
          <Trans>Book a mediation</Trans>
        </Book>
      }
    >
      <Trans>one table for all, and a room for each side;</Trans>
      <Trans>case management support, with every mediation;</Trans>
      <Trans>full technical support whenever someone joins by video;</Trans>
      <Trans>interpretation, spoken or signed.</Trans>
    </Service>
  );
}

function ExpertDetermination() {
  return (
    <Service
      id="expert-determination"
      name={<Trans>Expert determination</Trans>}
      picture={<ExpertTable />}
      what={
        <Trans>
          An independent expert in the field decides one question of fact, of value or of technique, often on documents and after a single
          meeting.
        </Trans>
      }
      suits={<Trans>Questions of price, quantity, quality or accounts, where knowledge of the trade counts for more than a hearing.</Trans>}
      way={
        <Book>
          <Trans>Book an expert determination</Trans>
        </Book>
      }
    >
      <Trans>a meeting room, or a virtual one, for the parties and the expert;</Trans>
      <Trans>the documents put in order beforehand;</Trans>
      <Trans>a record of the meeting, where the parties want one.</Trans>
    </Service>
  );
}

function VirtualHearings() {
  return (
    <Service
      id="virtual-hearings"
      name={<Trans>Virtual hearings</Trans>}
      picture={<ScreenOfFaces />}
      what={<Trans>Everyone by video, or some in a room and others on its screen: the same care, whichever way people attend.</Trans>}
      suits={<Trans>Witnesses, counsel or arbitrators in different cities and time zones.</Trans>}
      way={
        <Book>
          <Trans>Book a virtual hearing</Trans>
        </Book>
      }
    >
      <Trans>a video platform, set up for you or supported throughout;</Trans>
      <Trans>a 65-inch conferencing unit in the room of a hybrid hearing;</Trans>
      <Trans>the record by video, with real-time transcription and closed captions;</Trans>
      <Trans>streaming, and your choice of time zone.</Trans>
    </Service>
  );
}
