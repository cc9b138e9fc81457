/**
 * What a page says to machines (schema.org in JSON-LD; Google Search Central, "Structured data"): pure
 * functions that each give one node for `metaTags(…, { data })`. Nothing is said here that the provider and
 * the venues do not say of themselves, but for what the caller gives.
 */
import { LOCALES, type Locale, type Localized } from "#app/domain/locale.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { publishes } from "#app/domain/venue/published.ts";
import { HEAD_OFFICE, OFFICES, type Venue } from "#app/domain/venue/venues.ts";
import { localePath, splitLocale } from "#app/i18n/addresses.ts";
import { cityPicture, picturePath } from "../layout/sharing-pictures.ts";
import type {
  BreadcrumbList,
  Context,
  FaqPage,
  LegalService,
  OpeningHours,
  Person,
  PostalAddress,
  VenueNode,
} from "./structured-data-nodes.ts";

const CONTEXT: Context = "https://schema.org";

/** What identifies the provider in every node that names it. */
const PROVIDER_ID = `${PROVIDER.url}/#provider`;

const absolute = (path: string) => PROVIDER.url + path;

const HEARING_ROOMS: Localized = { en: "Hearing rooms", fr: "Salles d’audience", es: "Salas de audiencia" };

/** The provider and its offices. The partner venue is not an office, so it is not among them. */
export function legalService(locale: Locale): LegalService {
  const countries = [...new Set(OFFICES.map((venue) => venue.country))];
  const names = new Intl.DisplayNames([locale], { type: "region" });
  return {
    "@context": CONTEXT,
    "@type": "LegalService",
    "@id": PROVIDER_ID,
    name: PROVIDER.name,
    legalName: PROVIDER.legalName,
    url: absolute(localePath(locale, "/public")),
    logo: absolute("/icons/icon-512.png"),
    image: absolute(picturePath("default", locale)),
    telephone: PROVIDER.phone,
    email: PROVIDER.email,
    address: postalAddress(HEAD_OFFICE),
    openingHoursSpecification: openingHours(HEAD_OFFICE),
    areaServed: countries.map((code) => ({ "@type": "Country", name: names.of(code) ?? code, identifier: code })),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "reservations",
      telephone: PROVIDER.phone,
      email: PROVIDER.email,
      availableLanguage: LOCALES,
    },
    location: OFFICES.map((venue) => venueNode(venue, locale)),
  };
}

/** One venue, for its own page. */
export function place(venue: Venue, locale: Locale): VenueNode & { "@context": Context } {
  return { "@context": CONTEXT, ...venueNode(venue, locale) };
}

function venueNode(venue: Venue, locale: Locale): VenueNode {
  return {
    "@type": ["EventVenue", "LocalBusiness"],
    // The same in each language: it is the same place.
    "@id": absolute(venue.slug ? `/locations/${venue.slug}#venue` : `/locations#${venue.code.toLowerCase()}`),
    name: `${PROVIDER.name} ${venue.city[locale]}`,
    url: absolute(localePath(locale, venue.slug ? `/locations/${venue.slug}` : "/locations")),
    image: absolute(picturePath(cityPicture(venue.slug), locale)),
    telephone: venue.phone,
    email: venue.email,
    address: postalAddress(venue),
    openingHoursSpecification: openingHours(venue),
    amenityFeature: [{ "@type": "LocationFeatureSpecification", name: HEARING_ROOMS[locale], value: venue.rooms }],
    ...(publishes(venue, "capacity") && { maximumAttendeeCapacity: venue.capacity.to }),
    ...(venue.slug !== null && { parentOrganization: { "@id": PROVIDER_ID } }),
  };
}

/** An address ends in ", city, region", or in French in ", ville (Province)"; one that does not is given whole. */
function postalAddress(venue: Venue): PostalAddress {
  const parts = /^(.+), ([^,(]+) \(([^)]+)\)$/.exec(venue.address) ?? /^(.+), ([^,]+), ([^,]+)$/.exec(venue.address);
  const [, streetAddress, addressLocality, addressRegion] = parts ?? [];
  if (!streetAddress) return { "@type": "PostalAddress", streetAddress: venue.address, addressCountry: venue.country };
  return { "@type": "PostalAddress", streetAddress, addressLocality, addressRegion, addressCountry: venue.country };
}

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Days that keep the same hours stand together; the times are the venue's own. */
function openingHours(venue: Venue): OpeningHours[] {
  const groups = new Map<string, OpeningHours>();
  for (const [index, dayOfWeek] of DAYS.entries()) {
    const hours = venue.hours[index];
    if (!hours) continue;
    const key = `${hours.opens}-${hours.closes}`;
    const group = groups.get(key);
    if (group) group.dayOfWeek.push(dayOfWeek);
    else groups.set(key, { "@type": "OpeningHoursSpecification", dayOfWeek: [dayOfWeek], ...hours });
  }
  return [...groups.values()];
}

/** Questions and answers that stand on the page, as it words them; null where there are none. */
export function faqPage(entries: readonly { question: string; answer: string }[]): FaqPage | null {
  if (entries.length === 0) return null;
  return {
    "@context": CONTEXT,
    "@type": "FAQPage",
    mainEntity: entries.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/**
 * The way to a page, from the top, the page itself last. `path` is an address with its language, as
 * `useSitePath()` gives it. Null for fewer than two steps, which are no trail.
 */
export function breadcrumbs(items: readonly { name: string; path: string }[]): BreadcrumbList | null {
  if (items.length < 2) return null;
  return {
    "@context": CONTEXT,
    "@type": "BreadcrumbList",
    itemListElement: items.map(({ name, path }, index) => ({ "@type": "ListItem", position: index + 1, name, item: absolute(path) })),
  };
}

/** What a page says of an arbitrator, in the page's language. */
export interface ArbitratorFacts {
  name: string;
  /** The address of the page with its language. */
  path: string;
  jobTitle?: string;
  description?: string;
  /** Language codes (BCP 47). */
  languages?: readonly string[];
  knowsAbout?: readonly string[];
  /** Cities where the person sits. */
  cities?: readonly string[];
}

/** An arbitrator of the roster: affiliated with the provider, not employed by it. */
export function person(arbitrator: ArbitratorFacts): Person {
  return {
    "@context": CONTEXT,
    "@type": "Person",
    "@id": `${absolute(splitLocale(arbitrator.path).path)}#person`,
    name: arbitrator.name,
    url: absolute(arbitrator.path),
    affiliation: { "@type": "LegalService", "@id": PROVIDER_ID, name: PROVIDER.name },
    ...(arbitrator.jobTitle && { jobTitle: arbitrator.jobTitle }),
    ...(arbitrator.description && { description: arbitrator.description }),
    ...(arbitrator.languages?.length && { knowsLanguage: arbitrator.languages }),
    ...(arbitrator.knowsAbout?.length && { knowsAbout: arbitrator.knowsAbout }),
    ...(arbitrator.cities?.length && { workLocation: arbitrator.cities.map((name) => ({ "@type": "Place" as const, name })) }),
  };
}
