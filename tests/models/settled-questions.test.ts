/** A question that is open closes once its thing is settled by anything, and nothing old is quoted as if it were said now. */
import { describe, expect, test } from "vitest";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { type Answer, value } from "./begun.ts";

const NOW = new Date("2026-11-30T15:00:00Z");
const say = (talk: MemoryTalk, message: string, answer: Answer) => talk.say(message, {}, { values: [], ...answer });
const open = (talk: MemoryTalk) => (talk.visitor.state.talk?.state.points ?? []).map(({ kind, quote }) => `${kind}: ${quote}`);

const lawyers = (count: number, side: string) => ({ count, part: "counsel", side, quote: `${count} lawyers for the ${side}` });

/** Two groups of which another number was read: one is asked about, the other waits. */
async function begun() {
  const talk = new MemoryTalk("en", NOW);
  await say(
    talk,
    "Arbitration in Toronto on February 9, 2027. There will be 4 lawyers for the claimant and 6 lawyers for the respondent.",
    {
      values: [
        value("proceedingType", "arbitration", "Arbitration"),
        value("location", "arbitration_place_toronto", "Toronto"),
        value("preferredDate", "2027-02-09", "February 9, 2027"),
      ],
      people: [lawyers(4, "claimant"), lawyers(6, "respondent")],
    },
  );
  await say(talk, "We bring 3 lawyers for the claimant. They bring 5 lawyers for the respondent.", {
    people: [lawyers(3, "claimant"), lawyers(5, "respondent")],
  });
  return talk;
}

describe("another number of a group, which waits to be asked", () => {
  test("is asked no more once the group is gone", async () => {
    const talk = await begun();
    expect(open(talk)).toEqual(["change_value: 3 lawyers for the claimant", "change_value: 5 lawyers for the respondent"]);
    await say(talk, "Take the 6 lawyers for the respondent out.", {
      edits: [{ handle: "person2", does: "remove", quote: "Take the 6 lawyers for the respondent out" }],
    });
    expect(open(talk).join()).not.toContain("respondent");
  });

  test("is asked no more once the noted one is said to be right", async () => {
    const talk = await begun();
    const turn = await say(talk, "The 6 lawyers for the respondent are right. It's about a crane.", {
      edits: [{ handle: "person2", does: "keep", quote: "The 6 lawyers for the respondent are right" }],
      values: [value("caseDescription", "a crane")],
    });
    expect(open(talk).join()).not.toContain("respondent");
    expect(turn.text).not.toContain("You now say “5 lawyers");
  });
});

describe("how many the room is for", () => {
  async function eight() {
    const talk = new MemoryTalk("es", NOW);
    await say(talk, "Mediación presencial en Miami el 24 de febrero de 2027. Somos ocho en la sala.", {
      values: [
        value("proceedingType", "mediation", "Mediación"),
        value("locationType", "in_person", "presencial"),
        value("location", "arbitration_place_miami", "Miami"),
        value("preferredDate", "2027-02-24", "24 de febrero de 2027"),
        value("mainRoomCapacity", "8", "Somos ocho en la sala"),
      ],
    });
    return talk;
  }

  test("is said to be exceeded by a list that has grown, and is asked with no sentence of theirs", async () => {
    const talk = await eight();
    const turn = await say(talk, "Vienen nueve abogados y el mediador Todd Brannigan.", {
      people: [
        { count: 9, part: "counsel", quote: "nueve abogados" },
        { name: "Todd Brannigan", part: "neutral", quote: "el mediador Todd Brannigan" },
      ],
    });
    expect(turn.text).toContain("suma 10 en la sala");
    expect(turn.text).not.toContain("Ahora dice");
    expect(open(talk)).toEqual([]);
    expect(talk.values().mainRoomCapacity).toBe("8");
    const next = await say(talk, "El asunto son dos contenedores de café.", {
      values: [value("caseDescription", "dos contenedores de café")],
    });
    expect(next.text).not.toContain("suma 10");
  });

  test("is the visitor's own sum where one message says both", async () => {
    const talk = new MemoryTalk("es", NOW);
    const turn = await say(talk, "Mediación en Miami el 24 de febrero de 2027. Vienen nueve abogados. En la sala somos ocho.", {
      values: [value("proceedingType", "mediation", "Mediación"), value("mainRoomCapacity", "8", "En la sala somos ocho")],
      people: [{ count: 9, part: "counsel", quote: "nueve abogados" }],
    });
    expect(turn.text).not.toContain("suma 9");
    expect(turn.text).not.toContain("¿lo cambio?");
  });

  test("of which somebody from elsewhere is one only in a list that has everybody", async () => {
    const talk = await eight();
    await say(talk, "Vienen siete abogados, y Óscar Pineda por video.", {
      people: [
        { count: 7, part: "counsel", quote: "siete abogados" },
        { name: "Óscar Pineda", part: "expert", attends: "remote", quote: "Óscar Pineda por video" },
      ],
    });
    const { text } = await say(talk, "¿Qué tienen anotado?", { acts: [{ act: "repeat", quote: "¿Qué tienen anotado?" }] });
    expect(text).toContain("Sala para: 8");
    expect(text).not.toContain("a distancia)");
  });
});

test("who will call is a question that we answer, and orders no call", async () => {
  const talk = new MemoryTalk("fr", NOW);
  await say(talk, "Arbitrage à Montréal le 3 mars 2027. Je suis Maryse Thibodeau, 514-555-0163.", {
    values: [
      value("proceedingType", "arbitration", "Arbitrage"),
      value("contactName", "Maryse Thibodeau"),
      value("contactPhone", "514-555-0163"),
    ],
  });
  const asked = { quote: "qui va m'appeler ?", answer: "after-submitting" };
  await say(talk, "La salle sera pour 10 personnes. Et qui va m'appeler ?", {
    values: [value("mainRoomCapacity", "10", "10 personnes")],
    acts: [{ act: "question", quote: "qui va m'appeler ?" }],
    questions: [asked],
  });
  expect(talk.visitor.calls).toEqual([]);
});
