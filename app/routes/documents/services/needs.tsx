import { Trans } from "@lingui/react/macro";
import { type RegisterRow, RegisterTable } from "#app/components/documents/register-table.tsx";

type Column = "proceeding" | "room" | "besides" | "record" | "remember";

/** What people usually ask for; the booking form's rules say what is required. */
const ROWS: readonly RegisterRow<Column>[] = [
  {
    id: "arbitration",
    proceeding: <Trans>Commercial arbitration</Trans>,
    room: <Trans>U-shape or courtroom</Trans>,
    besides: <Trans>One for the tribunal, one for each side</Trans>,
    record: <Trans>Court reporter, transcript ordered beforehand</Trans>,
    remember: <Trans>Evidence on screen, interpretation</Trans>,
  },
  {
    id: "investment",
    proceeding: <Trans>Investment dispute</Trans>,
    room: <Trans>Courtroom, for many seats</Trans>,
    besides: <Trans>For the tribunal, each side, witnesses and interpreters</Trans>,
    record: <Trans>Real time, with daily rough drafts</Trans>,
    remember: <Trans>Simultaneous interpretation, document platform</Trans>,
  },
  {
    id: "mediation",
    proceeding: <Trans>Mediation</Trans>,
    room: <Trans>Boardroom</Trans>,
    besides: <Trans>One for each side</Trans>,
    record: <Trans>None, as a rule</Trans>,
    remember: <Trans>Meals, and time for a late agreement</Trans>,
  },
  {
    id: "expert",
    proceeding: <Trans>Expert determination</Trans>,
    room: <Trans>Boardroom</Trans>,
    besides: <Trans>None, as a rule</Trans>,
    record: <Trans>Only if agreed</Trans>,
    remember: <Trans>Documents in order, a large screen</Trans>,
  },
  {
    id: "examination",
    proceeding: <Trans>Examination</Trans>,
    room: <Trans>Examination</Trans>,
    besides: <Trans>One to confer in</Trans>,
    record: <Trans>Court reporter</Trans>,
    remember: <Trans>Videography, interpreter for the witness</Trans>,
  },
  {
    id: "board",
    proceeding: <Trans>Hearing before a board</Trans>,
    room: <Trans>Courtroom</Trans>,
    besides: <Trans>One for the panel</Trans>,
    record: <Trans>Court reporter</Trans>,
    remember: <Trans>With more than three microphones, an AV technician</Trans>,
  },
  {
    id: "virtual",
    proceeding: <Trans>Virtual hearing</Trans>,
    room: <Trans>A video platform</Trans>,
    besides: <Trans>Breakout rooms on the platform</Trans>,
    record: <Trans>Court reporter by video</Trans>,
    remember: <Trans>Time zone, closed captions, a test beforehand</Trans>,
  },
];

export function Needs() {
  return (
    <section id="needs" aria-labelledby="needs-title" className="border-t border-hairline">
      <div className="page py-16 md:py-20">
        <h2 id="needs-title" className="text-3xl">
          <Trans>What each proceeding usually needs</Trans>
        </h2>
        <p className="mt-4 mb-10 max-w-[33rem] text-soft">
          <Trans>A place to begin, not a rule: your own proceeding decides.</Trans>
        </p>
        <RegisterTable
          caption={<Trans>What each proceeding usually needs</Trans>}
          columns={[
            { key: "proceeding", label: <Trans>Proceeding</Trans> },
            { key: "room", label: <Trans>Main room</Trans> },
            { key: "besides", label: <Trans>Further rooms</Trans> },
            { key: "record", label: <Trans>The record</Trans> },
            { key: "remember", label: <Trans>Also think of</Trans> },
          ]}
          rows={ROWS}
        />
      </div>
    </section>
  );
}
