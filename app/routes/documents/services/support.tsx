import { Trans } from "@lingui/react/macro";
import { RoomPlan } from "#app/components/drawings/room-plan.tsx";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { CaseLine, MarkedPages } from "./drawings.tsx";
import { Ask, Book } from "./next-links.tsx";
import { Service } from "./service.tsx";

/** The three services that stand next to a proceeding. */
export function Support() {
  return (
    <>
      <DocumentReview />
      <CourtReporting />
      <CaseManagement />
    </>
  );
}

function DocumentReview() {
  return (
    <Service
      id="document-review"
      name={<Trans>Document review</Trans>}
      picture={<MarkedPages />}
      what={
        <Trans>Documents read, sorted and prepared before the hearing, so that everyone turns to the same page at the same moment.</Trans>
      }
      suits={<Trans>Cases with more paper than hearing days.</Trans>}
      way={
        <Ask>
          <Trans>Ask about document review</Trans>
        </Ask>
      }
    >
      <Trans>documents sorted, marked and put in order;</Trans>
      <Trans>a document platform for the hearing;</Trans>
      <Trans>a specialist who brings each exhibit to the screen.</Trans>
    </Service>
  );
}

function CourtReporting() {
  return (
    <Service
      id="court-reporting"
      name={<Trans>Court reporting</Trans>}
      picture={<RoomPlan setup="exam" />}
      what={<Trans>The word-for-word record of what was said, taken by a court reporter in our rooms, in yours or by video.</Trans>}
      suits={<Trans>Examinations, trials, hearings before a board, and every proceeding whose words will be read again.</Trans>}
      way={
        <Book>
          <Trans>Book a court reporter</Trans>
        </Book>
      }
    >
      <Trans>transcripts the next day, in 2, 3 or 4 days, or in the standard 5 to 10 days, electronic or on paper;</Trans>
      <Trans>real-time transcription, daily rough drafts and same-day finals;</Trans>
      <Trans>closed captions (CART) and legal videography;</Trans>
      <Trans>transcription of audio recordings, and transcripts of past proceedings.</Trans>
    </Service>
  );
}

function CaseManagement() {
  const at = useSitePath();
  return (
    <Service
      id="case-management"
      name={<Trans>Case management</Trans>}
      picture={<CaseLine />}
      what={
        <Trans>
          One place for an arbitration from its creation to its resolution: the parties file, an administrator assigns the arbitrator, the
          arbitrator decides.
        </Trans>
      }
      suits={<Trans>Parties, counsel and arbitrators who want the file and the hearing in the same hands.</Trans>}
      way={
        <ButtonLink href={at("/")} variant="secondary">
          <Trans>See how cases are managed</Trans>
        </ButtonLink>
      }
    >
      <Trans>a dashboard for each role;</Trans>
      <Trans>documents, with who did what and when next to each one;</Trans>
      <Trans>messages, and notices to those concerned;</Trans>
      <Trans>access by role: people see their own cases.</Trans>
    </Service>
  );
}
