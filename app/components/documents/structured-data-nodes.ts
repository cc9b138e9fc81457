/** The nodes of schema.org that pages give, with the properties used here (https://schema.org; Google Search Central). */
import type { Locale } from "#app/domain/locale.ts";

export type Context = "https://schema.org";

export interface Reference {
  "@id": string;
}

export interface PostalAddress {
  "@type": "PostalAddress";
  streetAddress: string;
  addressLocality?: string;
  addressRegion?: string;
  addressCountry: string;
}

export interface OpeningHours {
  "@type": "OpeningHoursSpecification";
  dayOfWeek: string[];
  opens: string;
  closes: string;
}

export interface VenueNode {
  "@type": readonly ["EventVenue", "LocalBusiness"];
  "@id": string;
  name: string;
  url: string;
  image: string;
  telephone: string;
  email: string;
  address: PostalAddress;
  openingHoursSpecification: OpeningHours[];
  amenityFeature: { "@type": "LocationFeatureSpecification"; name: string; value: number }[];
  maximumAttendeeCapacity?: number;
  parentOrganization?: Reference;
}

export interface LegalService {
  "@context": Context;
  "@type": "LegalService";
  "@id": string;
  name: string;
  legalName: string;
  url: string;
  logo: string;
  image: string;
  telephone: string;
  email: string;
  address: PostalAddress;
  openingHoursSpecification: OpeningHours[];
  areaServed: { "@type": "Country"; name: string; identifier: string }[];
  contactPoint: {
    "@type": "ContactPoint";
    contactType: "reservations";
    telephone: string;
    email: string;
    availableLanguage: readonly Locale[];
  };
  location: VenueNode[];
}

export interface FaqPage {
  "@context": Context;
  "@type": "FAQPage";
  mainEntity: { "@type": "Question"; name: string; acceptedAnswer: { "@type": "Answer"; text: string } }[];
}

export interface BreadcrumbList {
  "@context": Context;
  "@type": "BreadcrumbList";
  itemListElement: { "@type": "ListItem"; position: number; name: string; item: string }[];
}

export interface Person {
  "@context": Context;
  "@type": "Person";
  "@id": string;
  name: string;
  url: string;
  affiliation: Reference & { "@type": "LegalService"; name: string };
  jobTitle?: string;
  description?: string;
  knowsLanguage?: readonly string[];
  knowsAbout?: readonly string[];
  workLocation?: { "@type": "Place"; name: string }[];
}
