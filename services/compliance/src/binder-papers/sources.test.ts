import { createHash } from 'node:crypto';
import { OURS, THEIRS } from '@yinyom/testing/identityStandIn';
import { EVIDENCE_PAPER_WORDS } from '@yinyom/texts/evidence-paper/evidencePaperWords';
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
  organizationName: 'โรงเรียนเดโม',
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

it('a paper from records names whose it is, its sections of the law and the version of its sentences', async () => {
  const { version, date } = EVIDENCE_PAPER_WORDS.en;
  for (const [source, law] of [
    [createNoticesSource({ websites, now }), 'Section 23'],
    [createConsentProofSource({ websites, consents: records.consents, now }), 'Section 19'],
    [createCookiesSource({ websites, scanner: records.scanner, now }), 'Sections 19 and 23'],
  ] as const) {
    const page = await source.document(scope, 'en');
    expect(page).toContain(scope.organizationName);
    expect(page).toContain(`${law}<`);
    expect(page).toContain(`The sentences of this document are version ${version} of`);
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
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

describe('websites that were deleted', () => {
  const OF_PERIOD = 'a1'.repeat(12);
  const gone = (id: string, domain_name: string, created_at: string, deleted_at: string, owner = OURS) => ({
    id,
    domain_name,
    owner,
    created_at: `${created_at}T00:00:00.000Z`,
    deleted_at: `${deleted_at}T00:00:00.000Z`,
  });
  const deleted = [
    gone(OF_PERIOD, 'gone.example.ac.th', '2026-01-01', '2026-08-15'),
    gone('a2'.repeat(12), 'earlier.example.ac.th', '2026-01-01', '2026-06-01'),
    gone('a3'.repeat(12), 'later.example.ac.th', '2026-10-02', '2026-11-01'),
    gone('a4'.repeat(12), 'foreign.example.com', '2026-01-01', '2026-08-15', THEIRS),
  ];
  const others = /(?:earlier|later)\.example|foreign/;
  afterEach(() => void records.gone.splice(0));

  it.each([
    ['notices', createNoticesSource({ websites, now })],
    ['proof of consent', createConsentProofSource({ websites, consents: records.consents, now })],
    ['cookies', createCookiesSource({ websites, scanner: records.scanner, now })],
  ])('%s: one of the period is there, and the paper says when it was deleted', async (_paper, source) => {
    const { fields } = await source.readiness(OURS);
    records.gone.push(...deleted);
    const page = await source.document(scope, 'en');
    expect(page).toContain('gone.example.ac.th');
    expect(page).toContain('The website was deleted from the platform on 15/08/2026');
    expect(page).not.toMatch(others);
    let files = '';
    for (const { content } of await source.originals(scope))
      for await (const part of content) files += String(part);
    expect(files).toContain('gone.example.ac.th');
    expect(files).not.toMatch(others);
    const chosen = await source.document({ ...scope, applications: [OF_PERIOD] }, 'en');
    expect(chosen).toContain('gone.example.ac.th');
    expect(chosen).not.toContain('<h2>www.example.ac.th');
    // How far papers are now is about websites that are there now.
    expect((await source.readiness(OURS)).fields).toBe(fields);
  });

  it('had no banner in use at the end of the period', async () => {
    records.gone.push(...deleted);
    const source = createNoticesSource({ websites, now });
    const page = await source.document({ ...scope, applications: [OF_PERIOD] }, 'en');
    expect(page).toContain('no published banner was in use');
    expect(page).toContain('Version 2, published on 01/06/2026');
  });

  it('leave the order of websites as it was, so that the same seed draws the same decisions', async () => {
    const originalOf = async () => {
      const source = createConsentProofSource({ websites, consents: records.consents, now });
      const [, json] = await source.originals(scope);
      let text = '';
      for await (const part of json!.content) text += String(part);
      return JSON.parse(text).proofs.map(({ website, seq }: { website: string; seq: number }) => [
        website,
        seq,
      ]);
    };
    const before = [...sites[OURS]!];
    sites[OURS]!.unshift(sampleWebsite(OF_PERIOD, 'gone.example.ac.th'));
    const drawn = await originalOf();
    sites[OURS]!.splice(0, 2, ...before);
    records.gone.push(...deleted);
    expect(await originalOf()).toEqual(drawn);
  });
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

it('notices.csv has the same columns in each line, and says of a linked notice where and when it was seen', async () => {
  const [csv] = await createNoticesSource({ websites, now }).originals(scope);
  const lines: string[] = [];
  for await (const part of csv!.content) lines.push(...String(part).trimEnd().split('\r\n'));
  const cells = lines.map((line) => line.split(','));
  expect(cells.map(({ length }) => length)).toEqual(lines.map(() => 9));
  expect(cells.find(([, kind]) => kind?.includes('linked_notice'))?.slice(2)).toEqual([
    ...['', '', '', 'ab'.repeat(32), 'https://www.example.ac.th/privacy'],
    ...['2026-08-03T00:00:00.000Z', '2026-09-03T00:00:00.000Z'],
  ]);
});

it('an original that was listed and is gone is an error, never an empty file', async () => {
  const gone = {
    ...websites,
    paperNotices: async (asked: Parameters<typeof websites.paperNotices>[0]) => {
      const found = await websites.paperNotices(asked);
      return { ...found, policies: found.policies.map((policy) => ({ ...policy, documents: {} })) };
    },
    paperNoticeFile: async () => ({ content: null }),
    linkedNotice: async () => ({ content: null }),
  };
  const written = async (calls: typeof websites): Promise<PromiseSettledResult<number>[]> => {
    const [, ...originals] = await createNoticesSource({ websites: calls, now }).originals(scope);
    const sizeOf = async ({ content }: (typeof originals)[number]) => {
      let size = 0;
      for await (const part of content) size += part.length;
      return size;
    };
    return Promise.allSettled(originals.map(sizeOf));
  };
  const whole = await written(websites);
  expect(whole.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  expect((await written(gone as typeof websites)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'rejected',
  ]);
});

it('a linked notice that was seen within two days counts for readiness, and one that is gone does not', async () => {
  const alone = {
    ...websites,
    paperNotices: async (asked: Parameters<typeof websites.paperNotices>[0]) => ({
      ...(await websites.paperNotices(asked)),
      policies: [],
      files: [],
    }),
  };
  const missingAt = async (moment: string) =>
    (await createNoticesSource({ websites: alone, now: () => new Date(moment) }).readiness(OURS)).missing;
  expect(await missingAt('2026-09-04T12:00:00Z')).toEqual([]);
  expect(await missingAt('2026-09-10T12:00:00Z')).toMatchObject([{ field: 'privacy_notice' }]);
});

it('cookies: the last scan of each month is listed, and the number of all', async () => {
  const html = await createCookiesSource({ websites, scanner: records.scanner, now }).document(scope, 'en');
  expect(html).toContain('Scan of 20/07/2026');
  expect(html).not.toContain('Scan of 10/07/2026');
  expect(html).toContain('3 scans ended in the period');
});

it('cookies: readiness of a period counts its scans, not those of today', async () => {
  const source = createCookiesSource({ websites, scanner: records.scanner, now });
  const before = { from: new Date('2025-01-01T00:00:00Z'), until: new Date('2025-04-01T00:00:00Z') };
  expect([(await source.readiness(OURS, scope)).state, (await source.readiness(OURS, before)).state]).toEqual(
    ['complete', 'empty'],
  );
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
