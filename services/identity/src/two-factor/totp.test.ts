import { createTotp } from './totp';

/** The bytes that a text in base32 without padding stands for. */
const bytesOf = (base32: string): number[] =>
  [...base32]
    .map((digit) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(digit).toString(2).padStart(5, '0'))
    .join('')
    .match(/.{8}/g)!
    .map((bits) => Number.parseInt(bits, 2));

describe('one-time passwords', () => {
  it('V11.5.1 have secrets of 160 bits of which every one is random', () => {
    const drawn = Array.from({ length: 200 }, () => bytesOf(createTotp().newSecret()));
    for (const bytes of drawn) expect(bytes).toHaveLength(20);
    const values = drawn.flat();
    for (let bit = 0; bit < 8; bit += 1) {
      const ones = values.filter((value) => (value >> bit) & 1).length;
      // 4,000 coins: eight standard deviations around the half.
      expect(Math.abs(ones - 2_000)).toBeLessThan(253);
    }
  });

  // RFC 6238 appendix B, SHA-1, last six digits.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
  ])('at second %i follow RFC 6238', (seconds, code) => {
    const totp = createTotp();
    const step = Math.floor(seconds / 30);
    const at = new Date(seconds * 1000);
    expect(totp.stepOf(secret, code, 0, at)).toBe(step);
    expect(totp.stepOf(secret, code, step, at)).toBeNull();
    expect(totp.stepOf(secret, code, step - 1, new Date(at.getTime() + 30_000))).toBe(step);
    expect(totp.stepOf(secret, code, 0, new Date(at.getTime() + 60_000))).toBeNull();
  });
});
