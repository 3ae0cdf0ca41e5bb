import { lackForEncryption } from '@yinyom/testing/browser';
import { compareItems } from '../fixture/compareItems.mjs';
import truth from '../fixture/ground-truth.json';
import { referenceVisit } from '../fixture/referenceVisit.mjs';
import { startFixture, type Fixture } from '../fixture/startFixture.mjs';

/** Pages with the ways that a list most easily gets wrong; the bench visits all of them. */
const HARD = [
  '/documents',
  '/missing',
  '/plain',
  '/decoys',
  '/short',
  '/cookie-store',
  '/partitioned',
  '/frames',
  '/session-storage',
  '/file-system',
  '/requests',
  '/sw/',
  '/promotions',
  '/contact',
];
const HARD_WAYS = [
  'header of a document',
  'page without TLS',
  'short-lived or deleted',
  'CookieStore',
  'partitioned (CHIPS)',
  'frame',
  'sessionStorage',
  'file system (OPFS)',
  'storage bucket',
  'HttpOnly from a delayed request',
  'service worker',
];

describe('the ground truth', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await startFixture({ bannerKind: 'frame' });
  });
  afterAll(() => fixture.close());

  it('is what the pages declare', () => {
    expect(truth).toEqual(fixture.truth);
    const keys = truth.map(({ name, domain, type }) => `${name} ${domain} ${type}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  /** Its pages are https. */
  const whereEncrypted = lackForEncryption() === null ? it : it.skip;
  whereEncrypted(
    'is what a plain Chromium keeps, and no decoy is among it',
    async () => {
      const found = await referenceVisit(fixture, (path) => HARD.includes(path));
      const { invented, wrongConsent, wrongDuration, ways } = compareItems(fixture.truth, found);
      expect({ invented, wrongConsent, wrongDuration }).toEqual({
        invented: [],
        wrongConsent: [],
        wrongDuration: [],
      });
      for (const way of HARD_WAYS)
        expect({ way, ...ways[way] }).toEqual({ way, items: ways[way]?.items, found: ways[way]?.items });
      expect(found.filter(({ beforeConsent }) => !beforeConsent).length).toBeGreaterThan(5);
    },
    120_000,
  );
});
