import { expect, it, test } from "vitest";
import { momentView } from "./moments.ts";

const plain = (text: string | null) => text?.replace(/\s/g, " ") ?? null;
const at = (iso: string) => Date.parse(iso);

test.each([
  ["2027-03-14T06:30:00Z", "Sunday, March 14, 2027 at 1:30 a.m. EST, Toronto"],
  ["2027-03-14T07:30:00Z", "Sunday, March 14, 2027 at 3:30 a.m. EDT, Toronto"],
  ["2027-11-07T05:30:00Z", "Sunday, November 7, 2027 at 1:30 a.m. EDT, Toronto"],
  ["2027-11-07T06:30:00Z", "Sunday, November 7, 2027 at 1:30 a.m. EST, Toronto"],
])("%s names the zone in force at that moment, not at noon", (iso, text) => {
  expect(plain(momentView("en", at(iso), "America/Toronto", "America/Toronto").own)).toBe(text);
});

it("adds the reader's clock where it shows something else", () => {
  const summer = momentView("en", at("2027-07-13T22:00:00Z"), "America/Cayman", "America/Toronto");
  expect(plain(summer.own)).toBe("Tuesday, July 13, 2027 at 5:00 p.m. EST, Grand Cayman");
  expect(plain(summer.reader)).toBe("Tuesday, July 13, 2027 at 6:00 p.m. EDT, Toronto");
  expect(momentView("en", at("2027-01-12T22:00:00Z"), "America/Cayman", "America/Toronto").reader).toBeNull();
  // Both clocks show 1:30 once more after Toronto has gone back; before, they differ.
  expect(momentView("en", at("2027-11-07T06:30:00Z"), "America/Toronto", "America/Cayman").reader).toBeNull();
  expect(momentView("en", at("2027-11-07T05:30:00Z"), "America/Toronto", "America/Cayman").reader).not.toBeNull();
});

it("is written as each language writes it", () => {
  expect(plain(momentView("fr", at("2027-03-15T21:00:00Z"), "America/Toronto", "America/Toronto").own)).toMatch(
    /^lundi 15 mars 2027 à 17 h HAE, Toronto$/,
  );
  expect(plain(momentView("es", at("2027-03-15T21:00:00Z"), "America/Cayman", "America/Cayman").own)).toMatch(
    /15 de marzo de 2027.*, Gran Caimán$/,
  );
});
