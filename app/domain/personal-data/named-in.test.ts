import { expect, test } from "vitest";
import { namedInDetails } from "./named-in.ts";

test("of those who take part, only who has the address is given, with what stands with it", () => {
  const details = {
    claimantName: "Ana Alba",
    claimantEmail: "Ana@alba.example",
    claimantPhone: "+1 416 555 0170",
    respondentName: "Bruno Stone",
    respondentEmail: "bruno@stone.example",
    courtFileNumber: "CV-1",
    people: JSON.stringify([
      { name: "Ana Alba", email: "ana@alba.example" },
      { name: "Clara Roche", email: "clara@roche.example" },
    ]),
  };
  expect(namedInDetails(details, "ana@alba.example")).toEqual({
    claimantName: "Ana Alba",
    claimantEmail: "Ana@alba.example",
    claimantPhone: "+1 416 555 0170",
    people: [{ name: "Ana Alba", email: "ana@alba.example" }],
  });
  expect(namedInDetails(details, "nobody@alba.example")).toEqual({});
  // A piece of an address is no address.
  expect(namedInDetails(details, "a@alba.example")).toEqual({});
});

test("of a list as a record holds it, too", () => {
  const people = [
    { name: "Ana Alba", part: "counsel", email: "ana@alba.example", note: "lands at nine" },
    { name: "Bruno Stone", part: "witness" },
  ];
  expect(namedInDetails({ people }, "ana@alba.example")).toEqual({ people: [people[0]] });
});

test("a list that is no list gives nothing", () => {
  expect(namedInDetails({ people: "[ana@alba.example", notes: "ana@alba.example" }, "ana@alba.example")).toEqual({});
});
