import { LANGUAGES } from '@yinyom/contracts/constants';
import type { Snapshot } from '@yinyom/notice/snapshot/Snapshot';
import { sampleSnapshot } from '../testing/sampleSnapshot';
import { canonicalNotice, combinedNoticeHash } from './canonicalNotice';
import { templateDiff } from './templateDiff';

type Change = (snapshot: Snapshot) => Snapshot;
const inThai =
  (change: (texts: NonNullable<Snapshot['texts']['th']>) => object): Change =>
  (snapshot) => {
    const { th } = snapshot.texts;
    if (!th) throw new Error('no Thai');
    return { ...snapshot, texts: { ...snapshot.texts, th: { ...th, ...change(th) } } };
  };
const cookie = (name: string): Snapshot['cookies'][number] => ({
  category_id: 'c3',
  name,
  match: 'exact',
  provider: 'X',
  purpose: { th: 'ก', en: 'a' },
  expiry: 1,
  type: 1,
});

const listed = ({ cookies }: Snapshot, name: string) => {
  const found = cookies.find((one) => one.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};

/** What was changed, the area in which it shows, whether everybody is asked again. */
const TABLE: [title: string, change: Change, area: string, asksAgain: boolean][] = [
  ['the layout', (s) => ({ ...s, design: { ...s.design, layout: 4 } }), 'design', false],
  [
    'a colour',
    (s) => ({ ...s, design: { ...s.design, colors: { ...s.design.colors, text: '#000000' } } }),
    'design',
    false,
  ],
  ['the corners', (s) => ({ ...s, design: { ...s.design, corners: 'round' } }), 'design', false],
  ['the logo', (s) => ({ ...s, logo: { sha256: 'x', width: 1, height: 1 } }), 'design', false],
  ['a button’s text', inThai((t) => ({ banner: { ...t.banner, accept: 'ตกลง' } })), 'texts', false],
  ['the title', inThai((t) => ({ banner: { ...t.banner, title: 'ใหม่' } })), 'texts', false],
  ['the description', inThai((t) => ({ banner: { ...t.banner, description: 'ใหม่' } })), 'texts', true],
  ['the cookie definition', inThai(() => ({ cookie_definition: 'ใหม่' })), 'texts', true],
  ['the privacy link', inThai(() => ({ privacy: { name: 'ก', url: 'https://x.ac.th' } })), 'texts', true],
  [
    'a category’s purpose',
    (s) => ({
      ...s,
      categories: s.categories.map((c) => (c.id === 'c3' ? { ...c, description: { th: 'ใหม่' } } : c)),
    }),
    'categories_changed',
    true,
  ],
  [
    'a category’s signals',
    (s) => ({ ...s, categories: s.categories.map((c) => (c.id === 'c3' ? { ...c, gcm: [] } : c)) }),
    'categories_changed',
    true,
  ],
  [
    'a category less',
    (s) => ({ ...s, categories: s.categories.filter(({ id }) => id !== 'c4') }),
    'categories_removed',
    false,
  ],
  ['a cookie more', (s) => ({ ...s, cookies: [...s.cookies, cookie('new')] }), 'cookies_added', true],
  ['a cookie less', (s) => ({ ...s, cookies: s.cookies.slice(1) }), 'cookies_removed', false],
  [
    'a duration that a scan learned',
    (s) => ({ ...s, cookies: s.cookies.map((c) => ({ ...c, expiry: 9 })) }),
    'cookies_changed',
    false,
  ],
  [
    'a domain that a scan learned',
    (s) => ({ ...s, cookies: s.cookies.map((c) => ({ ...c, domain: '.example.ac.th' })) }),
    'cookies_changed',
    false,
  ],
  [
    'a storage that a scan learned',
    (s) => ({ ...s, cookies: s.cookies.map((c) => ({ ...c, type: 2 as const })) }),
    'cookies_changed',
    false,
  ],
  [
    'a cookie that is seen on a second domain',
    (s) => ({ ...s, cookies: [...s.cookies, { ...listed(s, 'IDE'), domain: '.other.net' }] }),
    'cookies_changed',
    false,
  ],
  [
    'a purpose that was translated',
    (s) => ({ ...s, cookies: s.cookies.map((c) => ({ ...c, purpose: { ...c.purpose, jp: '試験' } })) }),
    'cookies_changed',
    false,
  ],
  [
    'a purpose that reads differently',
    (s) => ({ ...s, cookies: s.cookies.map((c) => ({ ...c, purpose: { ...c.purpose, en: 'Selling' } })) }),
    'cookies_changed',
    true,
  ],
  [
    'a cookie that moved to another category',
    (s) => ({ ...s, cookies: s.cookies.map((c) => (c.name === '_ga' ? { ...c, category_id: 'c4' } : c)) }),
    'cookies_changed',
    true,
  ],
  [
    'a cookie of a known provider for a known purpose',
    (s) => ({ ...s, cookies: [...s.cookies, { ...listed(s, '_ga'), name: '_gat' }] }),
    'cookies_added',
    false,
  ],
  [
    'a cookie of a known provider for another purpose',
    (s) => ({
      ...s,
      cookies: [...s.cookies, { ...listed(s, '_ga'), name: '_gat', purpose: { en: 'Selling' } }],
    }),
    'cookies_added',
    true,
  ],
  [
    'a provider that was not known',
    (s) => ({
      ...s,
      cookies: s.cookies.map((c) => (c.name === '_ga' ? { ...c, provider: 'Google' } : c)),
    }),
    'cookies_added',
    true,
  ],
  [
    'a necessary cookie',
    (s) => ({ ...s, cookies: [...s.cookies, { ...cookie('csrf'), category_id: 'c1' }] }),
    'cookies_added',
    false,
  ],
  [
    'an unclassified cookie, which is blocked',
    (s) => ({ ...s, cookies: [...s.cookies, { ...cookie('x1'), category_id: 'c0' }] }),
    'cookies_added',
    false,
  ],
  [
    'a language less',
    (s) => ({ ...s, texts: { th: s.texts.th, en: s.texts.en } as Snapshot['texts'] }),
    'texts',
    false,
  ],
  [
    'a category that was translated',
    (s) => ({
      ...s,
      categories: s.categories.map(({ title: { kh: _kh, ...title }, ...c }) => ({ ...c, title })),
    }),
    'categories_changed',
    false,
  ],
  [
    'the controller',
    (s) => ({ ...s, controller: { ...s.controller, organization: 'Other' } }),
    'controller',
    true,
  ],
  [
    'the policy for unclassified cookies',
    (s) => ({ ...s, unclassified_policy: 'treat_as_marketing' }),
    'controller',
    true,
  ],
];

describe('the difference between two versions', () => {
  it('is none between equal ones', () => {
    expect(templateDiff(sampleSnapshot(), sampleSnapshot())).toMatchObject({
      texts: [],
      design: [],
      requires_reconsent: false,
    });
  });

  it('is none to a version from before a design could say what is now said as usual', () => {
    const { corners, width, text_size, brand, show_kept_off, ...old } = sampleSnapshot().design;
    expect(templateDiff({ ...sampleSnapshot(), design: old }, sampleSnapshot()).design).toEqual([]);
    const round = { ...sampleSnapshot(), design: { ...old, corners: 'round' as const } };
    expect(templateDiff({ ...sampleSnapshot(), design: old }, round).design).toEqual(['corners']);
  });

  it.each(TABLE)('tells %s', (_title, change, area, asksAgain) => {
    const diff = templateDiff(sampleSnapshot(), change(sampleSnapshot()));
    expect(diff[area as 'texts'].length).toBeGreaterThan(0);
    expect(diff.requires_reconsent).toBe(asksAgain);
    expect((diff.reconsent_reasons ?? []).length > 0).toBe(asksAgain);
  });

  it('names what visitors were not told', () => {
    const after = {
      ...sampleSnapshot(),
      cookies: [...sampleSnapshot().cookies, { ...cookie('_fbp'), provider: 'Meta', category_id: 'c4' }],
    };
    expect(templateDiff(sampleSnapshot(), after).reconsent_reasons).toEqual([
      { kind: 'recipient', name: '_fbp (Meta)' },
    ]);
  });
});

describe('the notice of a version', () => {
  const hashOf = (snapshot: Snapshot) => canonicalNotice(snapshot, 'th').sha256;
  const hashesOf = (snapshot: Snapshot) => LANGUAGES.map((lang) => canonicalNotice(snapshot, lang).sha256);

  it('has the same hash for the same content, in whatever order it was put together', () => {
    const turned = Object.fromEntries(Object.entries(sampleSnapshot()).reverse()) as unknown as Snapshot;
    expect(hashOf(turned)).toBe(hashOf(sampleSnapshot()));
  });

  it.each(TABLE.filter(([, , area]) => area !== 'design'))('changes with %s', (_title, change) => {
    expect(hashesOf(change(sampleSnapshot()))).not.toEqual(hashesOf(sampleSnapshot()));
  });

  it('changes with the layout but not with colours', () => {
    const [layout, color] = TABLE;
    expect(hashOf(layout?.[1](sampleSnapshot()) as Snapshot)).not.toBe(hashOf(sampleSnapshot()));
    expect(hashOf(color?.[1](sampleSnapshot()) as Snapshot)).toBe(hashOf(sampleSnapshot()));
  });

  it('has one hash for all languages that none of them can leave', () => {
    const all = { th: 'a', en: 'b' };
    expect(combinedNoticeHash(all)).toBe(combinedNoticeHash({ en: 'b', th: 'a' }));
    expect(combinedNoticeHash(all)).not.toBe(combinedNoticeHash({ th: 'a' }));
  });
});
