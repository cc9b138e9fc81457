import { expect, it } from "vitest";
import { mailText } from "./text.ts";

const MAIL = {
  subject: "s",
  heading: "h",
  greeting: null,
  paragraphs: [],
  sections: [{ title: "t", rows: [{ label: "État", text: "Confirmée" }] }],
  links: [{ label: "Ouvrir", href: "https://concord.example/" }],
  footer: [],
};

it("sets a space that does not break before a French colon, and none in English", () => {
  expect(mailText(MAIL, "fr")).toContain("État\u00A0: Confirmée");
  expect(mailText(MAIL, "fr")).toContain("Ouvrir\u00A0:\nhttps://concord.example/");
  expect(mailText(MAIL, "en")).toContain("État: Confirmée");
});
