import { tampered } from '@yinyom/testing/tampered';
import { createDataCipher, SealedForAnother } from './dataCipher';
import { keyRing } from './keyRing';

const [OLD, NEW] = ['o'.repeat(40), 'n'.repeat(40)];
const before = createDataCipher(keyRing(OLD), 'a purpose');

describe('ASVS 11.2.2 what is encrypted with DATA_SECRET', () => {
  it('is readable after a change of the secret, and says that it is to be encrypted anew', () => {
    const stored = before.seal('text', 'owner');
    const during = createDataCipher(keyRing(NEW, [OLD]), 'a purpose');
    expect(during.open(stored, 'owner')).toEqual({ text: 'text', stale: true });
    const anew = during.seal('text', 'owner');
    expect(during.open(anew, 'owner')).toEqual({ text: 'text', stale: false });
    const after = createDataCipher(keyRing(NEW), 'a purpose');
    expect(after.open(anew, 'owner').text).toBe('text');
    expect(() => after.open(stored, 'owner')).toThrow(SealedForAnother);
  });

  it('opens for its purpose and its owner only, and not when it was changed', () => {
    const stored = before.seal('text', 'owner');
    expect(() => createDataCipher(keyRing(OLD), 'another purpose').open(stored, 'owner')).toThrow(
      'DATA_SECRET',
    );
    expect(() => before.open(stored, 'another')).toThrow('DATA_SECRET');
    for (const broken of ['v1.', 'v1.AAAA', tampered(stored), stored.slice(0, 30)])
      expect(() => before.open(broken, 'owner')).toThrow(SealedForAnother);
  });

  it('keeps files as they are, bound in the same way', () => {
    const file = Buffer.from([0, 255, 128, 10, 13, 0]);
    const stored = before.sealBytes(file, 'owner');
    const during = createDataCipher(keyRing(NEW, [OLD]), 'a purpose');
    expect(during.openBytes(stored, 'owner')).toEqual({ bytes: file, stale: true });
    expect(() => before.openBytes(stored, 'another')).toThrow(SealedForAnother);
    const changed = Buffer.from(stored);
    changed[14] = (changed[14] ?? 0) ^ 1;
    expect(() => before.openBytes(changed, 'owner')).toThrow(SealedForAnother);
  });
});
