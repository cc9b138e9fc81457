import { describe, expect, test } from "vitest";
import { isOwnName, isWeakPassword } from "./weak-password.ts";

test.each([
  "password1234",
  "Password2026!",
  "P@ssw0rd1234",
  "passwordpassword",
  "motdepasse123",
  "Contraseña2026",
  "123456789012",
  "987654321098",
  "qwertyuiop12",
  "azertyuiop12",
  "1q2w3e4r5t6y",
  "1qaz2wsx3edc",
  "aaaaaaaaaaaa",
  "abababababab",
  "111111222222",
  "Concord2026!!",
  "concord-admin-1",
  "welcome12345",
  "letmein123456",
  "iloveyou2026",
  "Arbitration1!",
  "abcdefghijkl",
  "TorontoMontreal1",
])("%s is tried first", (password) => expect(isWeakPassword(password)).toBe(true));

test.each([
  "a good long passphrase",
  "correct horse battery staple",
  "Kq7!vR2#mZ9x",
  "la pluie sur les toits",
  "el tren sale a las nueve",
  "тихая река ночью",
  "x8f0c2a91be4",
  "839201746582",
])("%s is not", (password) => expect(isWeakPassword(password)).toBe(false));

test.each(["Marguerite Dubois", "marguerite.dubois1", "Dubois-Marguerite!", "margueritedubois2026", "m.dubois@cabinet.example"])(
  "%s is its person's own name or address",
  (password) => expect(isOwnName(password, { firstName: "Marguerite", lastName: "Dubois", email: "m.dubois@cabinet.example" })).toBe(true),
);
test.each(["a good long passphrase", "Dubois likes cold herring", "correct horse battery"])("%s is not", (password) =>
  expect(isOwnName(password, { firstName: "Marguerite", lastName: "Dubois", email: "m.dubois@cabinet.example" })).toBe(false),
);

describe("short names and digits behind a name", () => {
  const ann = { firstName: "Ann", lastName: "Larch", email: "a.larch@cabinet.example" };
  const jo = { firstName: "Jo", lastName: "Li", email: "jl@firm.example" };
  test.each([
    ["annlarch1", ann],
    ["ANNLARCH1", ann],
    ["Ann.Larch-1985-04-12", ann],
    ["alarch4165550199", ann],
    ["A.Larch@cabinet.example", ann],
    ["joli20260101", jo],
    ["LiJo!!!!2026", jo],
  ])("%s is a name", (password, person) => expect(isOwnName(password, person)).toBe(true));
  test.each([
    ["annual larches grow slowly", ann],
    ["83920174658273", ann],
    ["jolie petite ville", jo],
  ])("%s is none", (password, person) => expect(isOwnName(password, person)).toBe(false));
});
