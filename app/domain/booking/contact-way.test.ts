import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contactWayOf } from "./contact-way.ts";

describe("how somebody is reached", () => {
  test.each<[string | null, string | null, string, string | null, boolean]>([
    [null, null, "phone", null, false],
    ["phone", null, "phone", null, false],
    ["email", null, "mail", null, false],
    ["no_calls", null, "mail", null, false],
    ["email", "Please reach me by e-mail, not before 10 am.", "mail", null, true],
    ["email", "by e-mail please", "mail", null, false],
    [null, "text me evenings only", "message", "text", true],
    [null, "please text me", "message", "text", false],
    ["no_calls", "text only, no calls", "message", "text", false],
    ["phone", "por WhatsApp", "message", "whatsapp", false],
    [null, "por WhatsApp, por favor", "message", "whatsapp", false],
    [null, "prefiero que me escriban por guasap después de las 18", "message", "whatsapp", true],
    [null, "par texto, s’il vous plaît", "message", "text", false],
    [null, "par courriel seulement", "mail", null, false],
    [null, "par WhatsApp au +32 4 555 01 88, ne m’appelez pas avant 15 h", "message", "whatsapp", true],
    [null, "WhatsApp, n’appelez pas le matin", "message", "whatsapp", true],
    [null, "WhatsApp, no me llamen antes de las 3", "message", "whatsapp", true],
    [null, "WhatsApp, don't call before 3", "message", "whatsapp", true],
    ["phone", "me joindre par téléphone, après 16 h.", "phone", null, true],
    [null, "phone or e-mail", "any", null, false],
    [null, "llámeme o mándeme un mensaje", "any", null, true],
    ["phone", "call or text me", "any", null, false],
    [null, "don't text me", "phone", null, false],
    [null, "after three in the afternoon", "phone", null, true],
  ])("%s, %j", (by, when, way, through, hasTime) => {
    expect(contactWayOf(by, when)).toMatchObject({ by: way, through, when, hasTime });
  });

  test.each([
    ["que me llamen por WhatsApp", false],
    ["mi celular es +52 984 555 0133", false],
    ["ring my office line and ask for Petra", false],
    ["demandez Mme Diallo à la réception", false],
    ["evenings, and ask for Petra", true],
    ["après 16 h", true],
    ["el jueves o el viernes", true],
    ["once the school run is over", true],
    ["not before ten", true],
  ])("%s says when: %s", (when, saysWhen) => {
    expect(contactWayOf("phone", when).saysWhen).toBe(saysWhen);
  });

  test.each([
    [{ specialRequirements: "im hard of hearing, need captions or a mic" }, "mail"],
    [{ specialRequirements: "Je suis malentendante." }, "mail"],
    [{ specialRequirements: "soy sorda" }, "mail"],
    [{ specialRequirements: "Hearing loop for a witness who is hard of hearing" }, "phone"],
    [{ contactName: "Lise Charbonneau", people: [{ name: "lise charbonneau", access: "sourde, interprète LSQ" }] }, "mail"],
    [{ contactName: "Geneviève Thibodeau", people: [{ name: "Lise Charbonneau", access: "sourde" }] }, "phone"],
  ])("who hears badly is written to, unless they asked for calls: %j", (needs, way) => {
    expect(contactWayOf(null, null, needs).by).toBe(way);
    expect(contactWayOf("phone", null, needs).by).toBe("phone");
  });

  test("calls that are refused in words are not promised", () => {
    const remark = { specialRequirements: "Please do not call me, e-mail only." };
    expect(contactWayOf(null, null, remark)).toMatchObject({ by: "mail", refusesCalls: true });
    expect(contactWayOf(null, "no calls please")).toMatchObject({ by: "mail", refusesCalls: true });
    expect(contactWayOf(null, "not before ten")).toMatchObject({ by: "phone", refusesCalls: false });
    expect(contactWayOf("phone", null, remark)).toMatchObject({ by: "phone", refusesCalls: false });
  });

  test("whatever was typed, calls are promised to nobody who refused them, and an hour of theirs is always seen", () => {
    const hour = fc.constantFrom("not before 10 am", "après 16 h", "solo por la tarde", "evenings only", "mardi", "until 14:30");
    const way = fc.constantFrom("by e-mail", "par texto", "por WhatsApp", "by phone", "");
    fc.assert(
      fc.property(way, hour, fc.constantFrom("email", "phone", "no_calls", null), (how, when, by) => {
        const found = contactWayOf(by, `${how} ${when}`.trim());
        expect(found.hasTime).toBe(true);
        if (by === "no_calls") expect(found.by).not.toBe("phone");
        if (by === "email") expect(found.by).toBe("mail");
      }),
    );
    fc.assert(
      fc.property(fc.string(), fc.constantFrom("email", "phone", "no_calls", null), (when, by) => {
        const found = contactWayOf(by, when);
        expect(found.through === null).toBe(found.by !== "message");
      }),
    );
  });
});
