import { unbrokenTime, unbrokenZone } from "#app/components/documents/cities/opening-hours.tsx";
import type { CityParticulars } from "#app/components/documents/cities/particulars.ts";
import { bilingualWelcome, type Welcome as WelcomeText } from "#app/components/documents/cities/welcome.ts";
import type { Venue } from "#app/domain/venue/venues.ts";
import { Fact } from "./fact.tsx";

/** Montreal's welcome and key facts in French and in English, side by side, French first. */
export function Welcome({ city }: { city: CityParticulars }) {
  const languages = bilingualWelcome(city.venue.id);
  if (!languages) return null;
  return (
    <div className="page grid gap-y-16 py-16 md:py-20 lg:grid-cols-2">
      {languages.map((welcome, index) => (
        <section
          key={welcome.lang}
          lang={welcome.lang}
          aria-labelledby={`welcome-${welcome.lang}`}
          className={index === 0 ? "lg:pr-14" : "border-hairline lg:border-l lg:pl-14"}
        >
          <h2 id={`welcome-${welcome.lang}`} className="text-3xl">
            {welcome.title}
          </h2>
          <p className="mt-5 max-w-measure">{welcome.text}</p>
          <WelcomeFacts welcome={welcome} venue={city.venue} />
        </section>
      ))}
    </div>
  );
}

function WelcomeFacts({ welcome, venue }: { welcome: WelcomeText; venue: Venue }) {
  const { lang, labels } = welcome;
  const monday = venue.hours[1];
  return (
    <dl className="mt-8 grid grid-cols-2 gap-x-8 gap-y-6">
      <Fact label={labels.rooms} figure={venue.rooms} />
      <Fact label={labels.people} figure={welcome.people(venue.capacity.from, venue.capacity.to)} />
      {monday && (
        <Fact
          wide
          label={labels.hours}
          value={
            <span className="tabular">
              {welcome.hours(unbrokenTime(lang, monday.opens), unbrokenTime(lang, monday.closes), unbrokenZone(lang, venue))}
            </span>
          }
          note={
            <>
              {welcome.week}. {welcome.clock}
            </>
          }
        />
      )}
      <Fact wide label={labels.languages} value={welcome.languages} />
    </dl>
  );
}
