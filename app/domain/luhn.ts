/** The check digit of ISO/IEC 7812-1 (Luhn): a wrong digit and nearly every swap of two is noticed. */
export function luhnDigit(digits: readonly number[]): number {
  const sum = digits.reduceRight((total, digit, index) => {
    const doubled = (digits.length - index) % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** A random fraction of 32 bits, `0 <= fraction < 1`. */
export function randomFraction(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
}
