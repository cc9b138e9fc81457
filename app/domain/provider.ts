/**
 * The provider's brand: one typed object, so that a deployment changes its name in one place
 * (rulings, "Names and brand"). The defaults are obviously fictional.
 */
export const PROVIDER = {
  name: "Concord",
  legalName: "Concord Hearing Venues (demonstration)",
  phone: "+1 416 555 0100",
  /** As people read it; `phone` is what a telephone link dials. */
  phoneDisplay: "+1 (416) 555-0100",
  email: "info@concord.example",
  url: "https://concord.example",
} as const;

/** What the provider claims of itself (specification, section 1); each of them "more than", but for the years. */
export const PROVIDER_FIGURES = { hosted: 80_000, years: 30, firms: 4_500 } as const;
