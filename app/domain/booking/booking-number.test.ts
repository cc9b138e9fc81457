import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newBookingNumber, parseBookingNumber } from "./booking-number.ts";

const numbers = fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 7, maxLength: 7 }).map((draws) => {
  let index = 0;
  return newBookingNumber(() => draws[index++] ?? 0);
});

describe("booking numbers", () => {
  it("are eight digits in two groups, and read back as they are", () => {
    fc.assert(
      fc.property(numbers, (number) => {
        expect(number).toMatch(/^CN-\d{4}-\d{4}$/);
        expect(parseBookingNumber(number)).toBe(number);
        expect(parseBookingNumber(` cn ${number.slice(3).replace("-", " ")}`)).toBe(number);
      }),
    );
  });

  it("notice any one wrong digit", () => {
    fc.assert(
      fc.property(numbers, fc.nat(7), fc.integer({ min: 1, max: 9 }), (number, position, shift) => {
        const digits = number.replace(/\D/g, "");
        const wrong = [...digits].map((digit, index) => (index === position ? String((Number(digit) + shift) % 10) : digit)).join("");
        expect(parseBookingNumber(wrong)).toBeNull();
      }),
    );
  });
});
