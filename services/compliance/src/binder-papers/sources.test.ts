import { createHash } from 'node:crypto';
import { OURS, THEIRS } from '@yinyom/testing/identityStandIn';
import { originalName } from '../binder/paperPages';
import { sampleRecords } from '../testing/sampleRecords';
import { factsOfSites, sampleWebsite } from '../testing/sampleFacts';
import { createConsentProofSource } from './consentProofSource';
import { createCookiesSource } from './cookiesSource';
import { drawPlaces } from './drawPlaces';
import { createNoticesSource } from './noticesSource';

const SITE = 'c'.repeat(24);
const sites = {
  [OURS]: [sampleWebsite(SITE, 'www.example.ac.th')],
  [THEIRS]: [sampleWebsite('d'.repeat(24), 'other.example.com')],
};
const records = sampleRecords(() => sites);
const websites = {
  ...records.websites,
  websiteFacts: async ({ organization_id }: { organization_id: string }) =>
    factsOfSites(organization_id === OURS ? sites[OURS]! : []),
};
const now = () => new Date('2026-11-29T03:00:00Z');
const scope = {
  organizationId: OURS,
  applications: null,
  from: new Date('2026-06-30T17:00:00Z'),
  until: new Date('2026-09-30T17:00:00Z'),
};

describe('places that a seed draws', () => {
  it('are the same each time, each once, in order, and anyone can draw them by hand', () => {
    const places = drawPlaces('seed', 1_000_000, 50);
    expect(places).toEqual(drawPlaces('seed', 1_000_000, 50));
    expect(new Set(places).size).toBe(50);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
    const first = createHash('sha256').update('seed:1').digest('hex');
    expect(places).toContain(Number(BigInt(`0x${first}`) % 1_000_000n));
    expect(drawPlaces('other', 1_000_000, 50)).not.toEqual(places);
  });

  it('are all of them where there are no more', () => {
    expect(drawPlaces('seed', 3, 50)).toEqual([0, 1, 2]);
    expect(drawPlaces('seed', 0, 50)).toEqual([]);
    expect(drawPlaces('seed', 51, 50)).toHaveLength(50);
  });
});

it('a paper about a website of another organization has nothing of it', async () => {
  const stolen = { ...scope, applications: ['d'.repeat(24)] };
  for (const source of [
    createNoticesSource({ websites, now }),
    createConsentProofSource({ websites, consents: records.consents, now }),
    createCookiesSource({ websites, scanner: records.scanner, now }),
  ]) {
    expect(await source.document(stolen, 'en')).not.toContain('other.example.com');
    for (const { content } of await source.originals(stolen))
      for await (const part of content) expect(String(part)).not.toContain('other.example.com');
  }
});

it('notices are those in use: the one in force when the period began, and those after it', async () => {
  const source = createNoticesSource({ websites, now });
  const html = await source.document(scope, 'en');
  // Version 1 of March was replaced in June, before the period.
  expect(html).toContain('Version 2, published on 01/06/2026');
  expect(html).not.toContain('Version 1, published on 01/03/2026');
  const early = { ...scope, from: new Date('2026-01-01T00:00:00Z'), until: new Date('2026-04-01T00:00:00Z') };
  expect(await source.document(early, 'en')).toContain('Version 1, published on 01/03/2026');
  const before = { ...early, until: new Date('2026-02-01T00:00:00Z') };
  expect(await source.document(before, 'en')).toContain('no published banner was');
});

it('cookies: the last scan of each month is listed, and the number of all', async () => {
  const html = await createCookiesSource({ websites, scanner: records.scanner, now }).document(scope, 'en');
  expect(html).toContain('Scan of 20/07/2026');
  expect(html).not.toContain('Scan of 10/07/2026');
  expect(html).toContain('3 scans ended in the period');
});

it('without a scanner the paper about cookies says that there is no scan', async () => {
  const source = createCookiesSource({ websites, scanner: null, now });
  expect(await source.document(scope, 'en')).toContain('No scan with a result ended in the period.');
  expect((await source.readiness(OURS)).state).toBe('empty');
});

it('a decision that was not verified is named, and counted as such', async () => {
  const consents = {
    ...records.consents,
    evidenceProofs: async (asked: Parameters<typeof records.consents.evidenceProofs>[0]) =>
      (await records.consents.evidenceProofs(asked)).map((proof, at) =>
        at === 0 ? { ...proof, ok: false, reason: 'the record was changed' } : proof,
      ),
  };
  const html = await createConsentProofSource({ websites, consents, now }).document(scope, 'en');
  expect(html).toContain('49 of 50 were verified without an objection.');
  expect(html).toContain('Not verified: the record was changed');
});

it.each([
  ['../../etc/passwd', 'originals/07-requests/etc-passwd'],
  ['แบบฟอร์ม.pdf', 'originals/07-requests/pdf'],
  ['..', 'originals/07-requests/file-1'],
  ['a b/c.csv', 'originals/07-requests/a-b-c.csv'],
])('the original %j becomes %s', (name, wanted) => {
  expect(originalName('requests', name, 0)).toBe(wanted);
});
