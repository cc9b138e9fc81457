/** The pictures of shared links as pages of 1200 by 630, drawn with the site's own skylines and plans. */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { RoomPlan } from "#app/components/drawings/room-plan.tsx";
import { Skyline } from "#app/components/drawings/skyline.tsx";
import type { Picture } from "#app/components/layout/sharing-pictures.ts";
import type { Locale } from "#app/domain/locale.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { OFFICES } from "#app/domain/venue/venues.ts";
import { CASE_STEPS, pictureText } from "./texts.ts";

/** The body of a picture's page. */
export function composition(picture: Picture, locale: Locale): string {
  const { title, lines } = pictureText(picture, locale);
  const city = OFFICES.find((venue) => venue.slug === picture);
  return renderToStaticMarkup(
    <div className={`picture ${city ? "city" : picture}`}>
      <header>
        <Mark />
        {PROVIDER.name}
      </header>
      <h1>{unbroken(title)}</h1>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <figure>{city ? <Skyline venue={city.id} /> : art(picture, locale)}</figure>
    </div>,
  );
}

/** A word with a hyphen stays on one line. */
function unbroken(title: string): ReactNode {
  return title.split(/(\S+-\S+)/).map((part) =>
    part.includes("-") ? (
      <span key={part} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

function art(picture: Picture, locale: Locale): ReactNode {
  switch (picture) {
    case "roster":
      return <Bench />;
    case "services":
      return (["courtroom", "u_shape", "boardroom", "exam"] as const).map((setup) => <RoomPlan key={setup} setup={setup} />);
    case "case-management":
      return <CaseLine steps={CASE_STEPS[locale]} />;
    default:
      return OFFICES.map((venue) => <Skyline key={venue.id} venue={venue.id} />);
  }
}

/** The wordmark's sign: two parties, one table. */
function Mark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="3" className="fill-accent" />
      <path d="M21.5 11.6A7 7 0 1 0 21.5 20.4" fill="none" className="stroke-on-accent" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}

/** A tribunal of three behind its bench and the two parties before it, in the manner of the room plans. */
function Bench() {
  const chairs = [400, 540, 680];
  return (
    <svg viewBox="0 0 1080 240" fill="none" stroke="currentColor" strokeWidth="2.4" aria-hidden="true">
      {chairs.map((x) => (
        <circle key={x} cx={x} cy="32" r="22" className="fill-accent" />
      ))}
      <rect x="320" y="68" width="440" height="44" rx="3" className="fill-accent-wash" />
      <rect x="190" y="160" width="250" height="36" rx="3" className="fill-accent-wash" />
      <rect x="640" y="160" width="250" height="36" rx="3" className="fill-accent-wash" />
      {[245, 315, 385, 695, 765, 835].map((x) => (
        <circle key={x} cx={x} cy="222" r="16" className="fill-paper" />
      ))}
    </svg>
  );
}

function CaseLine({ steps }: { steps: readonly string[] }) {
  return (
    <ol>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
