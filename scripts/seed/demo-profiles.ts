/** Profiles of the demo arbitrators, which they have written and the office has not published: invented, like them. */
import type { ProfileContent } from "#app/domain/people/roster/profile.ts";

export const DEMO_PROFILES: Readonly<Record<string, Omit<ProfileContent, "name">>> = {
  "arbitrator@concord.example": {
    role: "arbitrator",
    fields: ["commercial", "shareholder"],
    languages: ["fr", "en"],
    seats: ["arbitration_place_montreal"],
    since: 1997,
    texts: {
      en: {
        title: "Independent arbitrator",
        biography: "Étienne Lavoie decides disputes between shareholders and under commercial contracts, in French or in English.",
        appointments: "Sole arbitrator, valuation of a clinic",
        declines: "",
      },
      fr: {
        title: "Arbitre indépendant",
        biography: "Étienne Lavoie tranche des différends entre actionnaires et des litiges commerciaux, en français ou en anglais.",
        appointments: "Arbitre unique, évaluation d’une clinique",
        declines: "",
      },
    },
  },
  "arbitrator2@concord.example": {
    role: "both",
    fields: ["construction", "energy"],
    languages: ["en"],
    seats: ["arbitration_place_toronto"],
    since: 2005,
    texts: {
      en: {
        title: "Arbitrator and mediator",
        biography: "Nadia Okonjo hears construction and energy disputes, and mediates where the parties wish to go on building together.",
        appointments: "",
        declines: "Disputes about employment",
      },
    },
  },
};
