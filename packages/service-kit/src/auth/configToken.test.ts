import { keyRing } from '../secrets/keyRing';
import { signConfigToken, verifyConfigToken } from './configToken';

const SECRET = keyRing('a-secret-of-more-than-thirty-two-characters');
const NOTICE = 'ab'.repeat(32);
const ISSUED = new Date('2026-11-21T10:00:00Z');
const days = (n: number) => new Date(ISSUED.getTime() + n * 86_400_000);
const sign = () => signConfigToken('site_key_1', { version: 37, noticeSha256: NOTICE }, ISSUED, SECRET);

describe('configuration token', () => {
  it('gives back the version and the notice it was signed for', () => {
    expect(verifyConfigToken('site_key_1', sign(), ISSUED, SECRET)).toEqual({
      version: 37,
      noticeSha256: NOTICE,
      aged: false,
    });
  });

  it('stays the same all day so that a cached configuration stays whole', () => {
    const later = new Date('2026-11-21T23:59:59Z');
    expect(signConfigToken('site_key_1', { version: 37, noticeSha256: NOTICE }, later, SECRET)).toBe(sign());
  });

  it('P-04: is worth nothing for another site', () => {
    expect(verifyConfigToken('site_key_2', sign(), ISSUED, SECRET)).toBeNull();
  });

  it.each([0, 3, 10, 40, 70])('P-04: is refused when character %i was changed', (at) => {
    const token = sign();
    const other = token[at] === 'b' ? 'c' : 'b';
    expect(
      verifyConfigToken('site_key_1', token.slice(0, at) + other + token.slice(at + 1), ISSUED, SECRET),
    ).toBeNull();
  });

  it('ASVS 11.1.1 stays good while INGEST_SECRET is changed, and is made with the new one', () => {
    const during = keyRing('n'.repeat(40), [SECRET.current.secret]);
    expect(verifyConfigToken('site_key_1', sign(), ISSUED, during)).toMatchObject({ version: 37 });
    const anew = signConfigToken('site_key_1', { version: 37, noticeSha256: NOTICE }, ISSUED, during);
    expect(verifyConfigToken('site_key_1', anew, ISSUED, keyRing('n'.repeat(40)))).toMatchObject({
      version: 37,
    });
    expect(verifyConfigToken('site_key_1', sign(), ISSUED, keyRing('n'.repeat(40)))).toBeNull();
  });

  it('P-04: is refused with another secret', () => {
    expect(
      verifyConfigToken(
        'site_key_1',
        sign(),
        ISSUED,
        keyRing('another-secret-of-more-than-thirty-two-characters'),
      ),
    ).toBeNull();
  });

  it.each([
    [1, false],
    [2, true],
    [30, true],
    [38, true],
  ])('P-04: after %i days is accepted, aged: %s', (n, aged) => {
    expect(verifyConfigToken('site_key_1', sign(), days(n), SECRET)).toMatchObject({ aged });
  });

  it.each([39, 365, -2])('P-04: after %i days is refused', (n) => {
    expect(verifyConfigToken('site_key_1', sign(), days(n), SECRET)).toBeNull();
  });

  it.each(['', '.', '...', 'a.b.c.d', 'x'.repeat(200), '1.1.é.ü'])('refuses %j without failing', (token) => {
    expect(verifyConfigToken('site_key_1', token, ISSUED, SECRET)).toBeNull();
  });
});
