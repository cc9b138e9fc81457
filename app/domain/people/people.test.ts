import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { WORLD_PLACES } from "#app/understanding/detectors/words/places.ts";
import { readPeople } from "../booking/registry/entries.ts";
import { emailKeyOf } from "../email-address.ts";
import { deviceOf } from "./device.ts";
import { invitationState } from "./invitation.ts";
import { checkPerson, invitationSchema, preferencesSchema, profileSchema } from "./person-fields.ts";
import { checkPicture, PICTURE_MAX, pictureKey, pictureTypeOf } from "./picture.ts";
import { isRole, ROLES, rolesNamed } from "./roles.ts";
import { sortNameOf } from "./sort-name.ts";
import { timeZones, zoneNamed } from "./time-zones.ts";
import { WORLD_ZONES } from "./world-zones.ts";

describe("a device in words", () => {
  test.each([
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0",
      "Edge",
      "Windows",
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
      "Chrome",
      "Windows",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15",
      "Safari",
      "macOS",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1",
      "Safari",
      "iPhone",
    ],
    [
      "Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1",
      "Chrome",
      "iPad",
    ],
    [
      "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36",
      "Samsung Internet",
      "Android",
    ],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox", "Linux"],
    ["curl/8.5.0", null, null],
    [null, null, null],
  ])("%s", (agent, browser, system) => {
    expect(deviceOf(agent)).toEqual({ browser, system });
  });
});

describe("names", () => {
  test.each([
    ["Éloïse", "Dubé", "dube eloise"],
    ["  Mei-Ling ", "Chow", "chow mei-ling"],
    ["José", "ÁLVAREZ  Ñuño", "alvarez nuno jose"],
  ])("%s %s sorts as %s", (first, last, sorted) => {
    expect(sortNameOf(first, last)).toBe(sorted);
  });

  test("sort the same however they are composed and whatever their capitals", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (first, last) => {
        expect(sortNameOf(first.normalize("NFC"), last.normalize("NFC"))).toBe(sortNameOf(first.normalize("NFD"), last.normalize("NFD")));
      }),
    );
  });

  test("are one line, whatever was pasted", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 1, maxLength: 200 }), (name) => {
        const check = checkPerson(profileSchema, { firstName: name, lastName: "B" });
        if (check.ok) expect(check.value.firstName).toMatch(/^\S(?:[^\n\r\u0000-\u001f]*\S)?$/u);
      }),
    );
  });

  test("an address in capitals is the same person", () => {
    expect(emailKeyOf(" Ada@Beaulieu.EXAMPLE ")).toBe("ada@beaulieu.example");
  });
});

test("an invitation takes no field that nobody asked for", () => {
  const given = { email: "a@b.example", role: "party", firstName: "A", lastName: "B", locale: "en" };
  expect(checkPerson(invitationSchema, given)).toMatchObject({ ok: true });
  expect(checkPerson(invitationSchema, { ...given, active: true })).toMatchObject({ ok: false, issues: [{ field: "active" }] });
});

test("an invitation that was answered stays answered; else its time decides, to the millisecond", () => {
  const open = { expiresAt: 1000, acceptedAt: null, revokedAt: null };
  expect(invitationState(open, 999)).toBe("open");
  expect(invitationState(open, 1000)).toBe("expired");
  expect(invitationState({ ...open, acceptedAt: 5 }, 2000)).toBe("accepted");
  expect(invitationState({ ...open, revokedAt: 5 }, 2000)).toBe("revoked");
});

describe("roles named by a setting", () => {
  test.each([
    [undefined, []],
    ["", []],
    [" admin , arbitrator", ["admin", "arbitrator"]],
  ])("%s", (setting, roles) => {
    expect(rolesNamed(setting)).toEqual(roles);
  });

  test("a slip of the pen is an error", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,12}$/), (name) => {
        if (isRole(name)) expect(rolesNamed(name)).toEqual([name]);
        else expect(() => rolesNamed(`admin,${name}`)).toThrow(name);
      }),
    );
    for (const role of ROLES) expect(isRole(role.toUpperCase())).toBe(false);
  });
});

test("a picture is a PNG or a JPEG by name and content, and its key says which", () => {
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  expect(checkPicture("me.png", png)).toEqual({ ok: true, type: "image/png" });
  expect(checkPicture("me.jpg", png)).toEqual({ ok: false, code: "picture_content" });
  expect(checkPicture("me.docx", png)).toEqual({ ok: false, code: "picture_type" });
  const large = new Uint8Array(PICTURE_MAX + 1);
  large.set(png);
  expect(checkPicture("me.png", large)).toEqual({ ok: false, code: "picture_too_large" });
  expect(checkPicture("me.png", large.subarray(0, PICTURE_MAX))).toMatchObject({ ok: true });
  for (const type of ["image/png", "image/jpeg"] as const) expect(pictureTypeOf(pictureKey("x", type))).toBe(type);
});

test("time zones are those of the IANA database, and UTC", () => {
  expect(timeZones()).toEqual(expect.arrayContaining(["America/Toronto", "America/Cayman", "Europe/Paris", "UTC"]));
  for (const zone of timeZones()) expect(zoneNamed(zone)).toBe(zone);
});

test("a zone has its exact name, and is kept by its present one", () => {
  for (const other of ["Toronto", "america/toronto", "aMeRiCa/ArGenTina/bUeNos_AiRes", "+05:30", "-23:59", "EST", "", "__proto__"])
    expect(zoneNamed(other)).toBe(null);
  expect(["Europe/Kiev", "Asia/Calcutta", "America/Buenos_Aires"].map(zoneNamed)).toEqual([
    "Europe/Kyiv",
    "Asia/Kolkata",
    "America/Argentina/Buenos_Aires",
  ]);
  const kept = (timeZone: string) => preferencesSchema.safeParse({ locale: "en", timeZone }).data?.timeZone;
  expect(["Asia/Calcutta", "america/toronto"].map(kept)).toEqual(["Asia/Kolkata", undefined]);
  const person = (zone: string) => readPeople(JSON.stringify([{ part: "witness", zone }]));
  expect(person("Asia/Calcutta")).toEqual([{ part: "witness", zone: "Asia/Kolkata" }]);
  for (const other of ["america/toronto", "+05:30", "EST"]) expect(person(other)).toBe(null);
});

test("every zone that is offered or found in a message is one", () => {
  const said = Object.keys(WORLD_PLACES);
  expect(said.length).toBeGreaterThan(50);
  for (const zone of [...WORLD_ZONES, ...said]) expect(zoneNamed(zone), zone).not.toBe(null);
});
