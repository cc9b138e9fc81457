import { expect, test } from "vitest";
import { firmOf } from "./firm.ts";

test.each([
  ["Jane@Firm.Example", "firm.example"],
  ["jane+hearing@firm.example", "firm.example"],
  ["jane@toronto.firm.example", "firm.example"],
  ["m@h7.attacker.test", "attacker.test"],
  ["jane@mail.firm.co.uk", "firm.co.uk"],
  ["jane@firm.com.br", "firm.com.br"],
  ["jane@firm.on.ca", "firm.on.ca"],
  ["jane@h1.x9.ca", "x9.ca"],
  ["jane@yahoo.firm.example", "firm.example"],
  ["jane@outlook.legal", "outlook.legal"],
  ["jane", "jane"],
])("the firm of %s is %s", (address, firm) => {
  expect(firmOf(address)).toBe(firm);
});

test.each([
  ..."jane.doe@gmail.com jane@googlemail.com jane@yahoo.ca jane@yahoo.com.mx jane@yahoo.co.jp jane@hotmail.it jane@outlook.com.br".split(
    " ",
  ),
  ..."jane@live.nl jane@outlook.com jane@live.co.uk jane@pm.me jane@someone.fastmail.com jane@gmx.at jane@icloud.com jane@me.com".split(
    " ",
  ),
])("anybody gets an address like %s", (address) => {
  expect(firmOf(address)).toBeNull();
});
