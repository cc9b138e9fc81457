import { describe, expect, it } from "vitest";
import { LOCALES } from "#app/domain/locale.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { VENUES, type Venue, venueOf } from "#app/domain/venue/venues.ts";
import { breadcrumbs, faqPage, legalService, person, place } from "./structured-data.ts";

const toronto = venueOf("arbitration_place_toronto") as Venue;
const cayman = venueOf("arbitration_place_cayman") as Venue;
const ottawa = venueOf("arbitration_place_ottawa") as Venue;

const PERSON = {
  name: "Mireille Castonbrise",
  path: "/fr/roster/mireille-castonbrise",
  jobTitle: "Arbitre",
  description: "Arbitre en droit commercial",
  languages: ["fr", "en"],
  knowsAbout: ["Droit commercial"],
  cities: ["Montréal"],
};

const NODES = LOCALES.flatMap((locale) => [
  legalService(locale),
  ...VENUES.map((venue) => place(venue, locale)),
  faqPage([{ question: "How do I book?", answer: "By the form." }]),
  breadcrumbs([
    { name: "Locations", path: "/locations" },
    { name: "Toronto", path: "/locations/toronto" },
  ]),
  person(PERSON),
  person({ name: "Mireille Castonbrise", path: "/roster/mireille-castonbrise" }),
]);

/** Every value in a node, with the way to it. */
function valuesOf(node: unknown, way = ""): [string, unknown][] {
  if (typeof node !== "object" || node === null) return [[way, node]];
  return Object.entries(node).flatMap(([key, value]) => valuesOf(value, `${way}.${key}`));
}

describe("structured data", () => {
  it("leaves nothing empty", () => {
    for (const node of NODES) {
      for (const [way, value] of valuesOf(node)) expect([undefined, null, ""], way).not.toContain(value);
      expect(JSON.stringify(node)).not.toContain("undefined");
    }
  });

  it("gives every node its context, and absolute addresses", () => {
    for (const node of NODES) expect(node).toMatchObject({ "@context": "https://schema.org" });
    for (const [way, value] of NODES.flatMap((node) => valuesOf(node))) {
      if (/\.(url|image|logo|item|@id)$/.test(way)) expect(value, way).toMatch(/^https:\/\/concord\.example\//);
    }
  });
});

describe("the provider", () => {
  it.each(LOCALES)("has what Google asks of a local business, in %s", (locale) => {
    const provider = legalService(locale);
    expect(provider).toMatchObject({ "@type": "LegalService", name: PROVIDER.name, telephone: PROVIDER.phone });
    expect(provider.address).toMatchObject({ "@type": "PostalAddress", addressLocality: "Toronto", addressCountry: "CA" });
    expect(provider.contactPoint.availableLanguage).toEqual(["en", "fr", "es"]);
    expect(provider).not.toHaveProperty("sameAs");
  });

  it("is at its four offices and serves their countries, named in the page's language", () => {
    expect(legalService("en").location.map((office) => office.name)).toEqual([
      "Concord Toronto",
      "Concord Montreal",
      "Concord Miami",
      "Concord Grand Cayman",
    ]);
    expect(legalService("fr").areaServed.map((country) => country.name)).toEqual(["Canada", "États-Unis", "Îles Caïmans"]);
  });
});

describe("a venue", () => {
  it("is the same place in every language, at the address of its page", () => {
    const nodes = LOCALES.map((locale) => place(toronto, locale));
    expect(new Set(nodes.map((node) => node["@id"]))).toEqual(new Set([`${PROVIDER.url}/locations/toronto#venue`]));
    expect(nodes.map((node) => node.url)).toEqual(["", "/fr", "/es"].map((prefix) => `${PROVIDER.url}${prefix}/locations/toronto`));
  });

  it.each(VENUES)("$code has its address in parts", (venue) => {
    const { address } = place(venue, "en");
    expect(address.addressLocality).toBe(venue.code === "CAY" ? "George Town" : venue.city.fr);
    expect(address.addressRegion).toBeTruthy();
    expect(address.addressCountry).toBe(venue.country);
    expect(venue.address.startsWith(address.streetAddress)).toBe(true);
    expect(address.streetAddress).not.toContain(address.addressLocality);
  });

  it("gives an address that it cannot take apart whole", () => {
    expect(place({ ...toronto, address: "Building 7" }, "en").address).toEqual({
      "@type": "PostalAddress",
      streetAddress: "Building 7",
      addressCountry: "CA",
    });
  });

  it("says the hours of its clock, days of the same hours together", () => {
    expect(place(toronto, "en").openingHoursSpecification).toEqual([
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
        opens: "07:00",
        closes: "19:00",
      },
    ]);
    const mixed = { ...toronto, hours: { ...toronto.hours, 5: { opens: "07:00", closes: "12:00" } } };
    expect(place(mixed, "en").openingHoursSpecification.map((hours) => hours.dayOfWeek.length)).toEqual([4, 1]);
  });

  it("says how many people it seats only where that is stated", () => {
    const seats = VENUES.map((venue) => [venue.code, place(venue, "en").maximumAttendeeCapacity]);
    expect(Object.fromEntries(seats)).toEqual({ TOR: 200, MTL: 150, MIA: 120, CAY: undefined, OTT: undefined });
    expect(place(cayman, "en")).not.toHaveProperty("maximumAttendeeCapacity");
  });

  it("belongs to the provider, unless it is a partner's", () => {
    expect(place(toronto, "fr").parentOrganization).toEqual({ "@id": legalService("fr")["@id"] });
    expect(place(ottawa, "fr")).not.toHaveProperty("parentOrganization");
  });

  it("counts its rooms in the page's language", () => {
    expect(place(toronto, "fr").amenityFeature).toEqual([
      { "@type": "LocationFeatureSpecification", name: "Salles d’audience", value: toronto.rooms },
    ]);
  });
});

describe("questions and answers", () => {
  it("each have a name and one accepted answer", () => {
    expect(faqPage([{ question: "How do I book?", answer: "By the form." }])).toMatchObject({
      "@type": "FAQPage",
      mainEntity: [{ "@type": "Question", name: "How do I book?", acceptedAnswer: { "@type": "Answer", text: "By the form." } }],
    });
  });

  it("are no page when there are none", () => {
    expect(faqPage([])).toBeNull();
  });
});

describe("breadcrumbs", () => {
  it("count from one and name every step's address", () => {
    const trail = breadcrumbs([
      { name: "Salles", path: "/fr/locations" },
      { name: "Toronto", path: "/fr/locations/toronto" },
    ]);
    expect(trail?.itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Salles", item: `${PROVIDER.url}/fr/locations` },
      { "@type": "ListItem", position: 2, name: "Toronto", item: `${PROVIDER.url}/fr/locations/toronto` },
    ]);
  });

  it("are no trail with one step", () => {
    expect(breadcrumbs([{ name: "Toronto", path: "/locations/toronto" }])).toBeNull();
  });
});

describe("an arbitrator", () => {
  it("is one person in every language, affiliated with the provider", () => {
    const node = person(PERSON);
    expect(node["@id"]).toBe(`${PROVIDER.url}/roster/mireille-castonbrise#person`);
    expect(node.url).toBe(`${PROVIDER.url}/fr/roster/mireille-castonbrise`);
    expect(node.affiliation).toMatchObject({ "@id": legalService("fr")["@id"], name: PROVIDER.name });
    expect(node.workLocation).toEqual([{ "@type": "Place", name: "Montréal" }]);
  });

  it("has no property for what is not said", () => {
    const bare = person({ name: "Mireille Castonbrise", path: "/roster/mireille-castonbrise", languages: [], jobTitle: "" });
    expect(Object.keys(bare)).toEqual(["@context", "@type", "@id", "name", "url", "affiliation"]);
  });
});
