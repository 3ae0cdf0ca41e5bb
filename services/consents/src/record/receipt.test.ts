import { keyRing } from '@yinyom/service-kit/secrets/keyRing';
import { readReceipt, signReceipt } from './receipt';

const SECRET = keyRing('a-secret-of-more-than-thirty-two-characters');
const RECEIPT = { consentId: 'a'.repeat(24), seq: 123_456, hash: '0f'.repeat(32) };

describe('receipt', () => {
  it('says what was signed, and is the same each time', () => {
    const text = signReceipt('site_key_1', RECEIPT, SECRET);
    expect(readReceipt('site_key_1', text, SECRET)).toEqual(RECEIPT);
    expect(signReceipt('site_key_1', RECEIPT, SECRET)).toBe(text);
  });

  it('P-07: is worth nothing for another site, another consent or another secret', () => {
    const text = signReceipt('site_key_1', RECEIPT, SECRET);
    expect(readReceipt('site_key_2', text, SECRET)).toBeNull();
    expect(readReceipt('site_key_1', text.replace('aaaa', 'aaab'), SECRET)).toBeNull();
    expect(
      readReceipt('site_key_1', text, keyRing('another-secret-of-more-than-thirty-two-characters')),
    ).toBeNull();
  });

  it.each([undefined, '', 'a.b.c.d', 'x'.repeat(5_000)])('refuses %j without failing', (text) => {
    expect(readReceipt('site_key_1', text, SECRET)).toBeNull();
  });
});
