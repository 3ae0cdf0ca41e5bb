import { LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import type { Snapshot } from '@yinyom/notice/snapshot/Snapshot';
import { brandColors } from '@yinyom/notice/colors/brandColors';
import { contrast } from '@yinyom/contracts/contrast';
import { defaultTextsIn } from '@yinyom/notice/default-texts/defaultTextsIn';
import type { LintInput } from '@yinyom/notice/lint/LintInput';
import { explainFindings } from '@yinyom/notice/lint/explainFindings';
import { lintTemplate } from '@yinyom/notice/lint/lintTemplate';
import { sampleSnapshot } from '../testing/sampleSnapshot';

const lint = (snapshot: Snapshot, more: Partial<LintInput> = {}) =>
  lintTemplate({
    snapshot,
    ownOrigin: 'https://consent.example.com',
    formerDomains: [],
    scanned: true,
    defaultTexts: defaultTextsIn,
    ...more,
  });
const codesOf = (snapshot: Snapshot, more: Partial<LintInput> = {}) =>
  lint(snapshot, more)
    .filter(({ code }) => code !== 'default_text_unreviewed')
    .map(({ code, severity, field }) => `${severity} ${code} ${field}`);
const described = (language: Lang, description: string): Snapshot => {
  const snapshot = sampleSnapshot();
  const texts = snapshot.texts[language];
  if (!texts) throw new Error('no texts');
  return {
    ...snapshot,
    texts: { ...snapshot.texts, [language]: { ...texts, banner: { ...texts.banner, description } } },
  };
};
const colored = (colors: Partial<Snapshot['design']['colors']>): Snapshot => {
  const snapshot = sampleSnapshot();
  const design = { ...snapshot.design, theme: 'gsb' as const };
  return { ...snapshot, design: { ...design, colors: { ...design.colors, ...colors } } };
};

describe('the check before publishing', () => {
  it('finds nothing wrong with the product’s own texts and colours', () => {
    expect(codesOf(sampleSnapshot())).toEqual([]);
    expect(codesOf(colored({}))).toEqual([]);
  });

  it('statistics that carry ad_storage cannot be published; marketing carries it', () => {
    const snapshot = sampleSnapshot();
    const carrying = (carrier: number): Snapshot => ({
      ...snapshot,
      categories: snapshot.categories.map((category) =>
        category.type === carrier ? { ...category, gcm: ['analytics_storage', 'ad_storage'] } : category,
      ),
    });
    const statistics = snapshot.categories.find(({ type }) => type === 3);
    expect(codesOf(carrying(3))).toEqual([`error statistics_carry_ads categories.${statistics?.id}`]);
    expect(codesOf(carrying(4))).toEqual([]);
  });

  it('H5 warns in each language that still names a former domain, not where the present one contains it', () => {
    const texts = described('en', 'Old Co. runs old.example.ac.th and www.example.ac.th. You can withdraw.');
    expect(codesOf(texts, { formerDomains: ['old.example.ac.th', 'www.example.ac.th'] })).toEqual([
      'warning former_domain languages.en',
    ]);
    expect(codesOf(sampleSnapshot(), { formerDomains: ['example.ac.th', 'www.example.ac.th'] })).toEqual([]);
    const longer = described('th', 'www.example.ac.th/th/index.php ถอนได้');
    expect(codesOf(longer, { formerDomains: ['www.example.ac.th/th/index.php'] })).toEqual([
      'warning former_domain languages.th',
    ]);
    const [finding] = explainFindings(lint(texts, { formerDomains: ['old.example.ac.th'] }), 'en');
    expect(finding?.message).toBe(
      'Texts in English still name a former domain: old.example.ac.th. Write {domain} instead, and the current one is always shown.',
    );
  });

  it('H8 warns when no cookie is listed or the website was never scanned', () => {
    const empty = { ...sampleSnapshot(), cookies: [] };
    expect(codesOf(empty)).toEqual(['warning cookies_none cookies']);
    expect(codesOf(empty, { scanned: false })).toEqual(['warning cookies_none cookies']);
    expect(codesOf(sampleSnapshot(), { scanned: false })).toEqual(['warning never_scanned cookies']);
  });

  it('N1 warns in each language whose text a phone hides for the most part; a box shows more of it', () => {
    const long = (layout: 0 | 10): Snapshot => {
      const snapshot = described('th', 'www.example.ac.th ใช้คุกกี้ ถอนความยินยอมได้ทุกเมื่อ '.repeat(16));
      return { ...snapshot, design: { ...snapshot.design, layout } };
    };
    expect(codesOf(long(0))).toEqual(['warning notice_below_fold languages.th.banner.description']);
    expect(codesOf(long(10))).toEqual([]);
  });

  it('says which default texts were not read by a lawyer', () => {
    const found = lint(sampleSnapshot(), { ownOrigin: '' });
    expect(found.map(({ language }) => language)).toEqual(['cn', 'jp', 'kh']);
  });

  it.each([
    ['th', 'หากท่านใช้งานเว็บไซต์นี้ต่อไป ถือว่าท่านยอมรับการใช้คุกกี้ของ www.example.ac.th'],
    ['th', 'การใช้เว็บไซต์นี้แสดงว่าท่านยินยอมให้ใช้คุกกี้'],
    ['th', 'หากท่านใช้งานเว็บไซต์นี้ต่อไป\nถือว่าท่านยอมรับการใช้คุกกี้'],
    ['en', 'By continuing to use this site, you agree to cookies.'],
    ['en', 'If you scroll on you consent to our cookies.'],
    ['en', 'By using www.example.ac.th you accept cookies.'],
    ['cn', '继续浏览本网站即表示您同意使用 Cookie。'],
    ['jp', 'サイトの利用を継続した場合、同意したものとみなします。'],
    ['kh', 'ការបន្តប្រើប្រាស់មានន័យថាអ្នកយល់ព្រម'],
  ] as const)('refuses implied consent in %s: %s', (language, text) => {
    expect(codesOf(described(language, text))).toContain(
      `error implied_consent_text languages.${language}.banner.description`,
    );
  });

  it.each(LANGUAGES)('misses the controller and the way to withdraw in %s', (language) => {
    const snapshot = described(language, '…');
    const texts = snapshot.texts[language];
    if (!texts) throw new Error('no texts');
    const bare = {
      ...texts,
      cookie_definition: '…',
      categories_modal: { ...texts.categories_modal, description: '…' },
    };
    expect(codesOf({ ...snapshot, texts: { ...snapshot.texts, [language]: bare } })).toEqual([
      `warning controller_not_named languages.${language}.banner.description`,
      `warning withdraw_not_explained languages.${language}.categories_modal.description`,
    ]);
  });

  it.each([
    [{ reject: '#f4f4f4', reject_text: '#14232b' }, 'error reject_less_prominent design.colors.reject'],
    [{ decline: '#f4f4f4', decline_text: '#14232b' }, 'error reject_less_prominent design.colors.decline'],
    [{ text: '#aaaaaa' }, 'error text_contrast_low design.colors.text'],
    [{ reject_text: '#0b6e70' }, 'error text_contrast_low design.colors.reject_text'],
    [{ accept_all_text: '#0b6e70' }, 'warning text_contrast_low design.colors.accept_all_text'],
  ])('sees colours that hide something: %j', (colors, finding) => {
    expect(codesOf(colored(colors))).toEqual([finding]);
  });

  it.each(['#0b6e6e', '#ffc107', '#f4f4f4', '#000000', '#ff5a5f', '#00e5ff'])(
    'finds nothing to correct in the colours derived from %s',
    (brand) => {
      const { light, dark } = brandColors(brand);
      expect([...codesOf(colored(light)), ...codesOf(colored(dark))]).toEqual([]);
    },
  );

  it('does not look at colours that the theme does not use', () => {
    const snapshot = colored({ reject: '#ffffff' });
    expect(codesOf({ ...snapshot, design: { ...snapshot.design, theme: 'white' } })).toEqual([]);
  });

  it('wants a purpose for each category in each language', () => {
    const snapshot = sampleSnapshot();
    const categories = snapshot.categories.map((category) =>
      category.id === 'c3' ? { ...category, description: { ...category.description, kh: '' } } : category,
    );
    expect(codesOf({ ...snapshot, categories })).toEqual([
      'error category_purpose_missing languages.kh.categories.c3',
    ]);
  });

  it('warns about unclassified cookies, cookies without a purpose, plain links and foreign fonts', () => {
    const snapshot = sampleSnapshot();
    const [first] = snapshot.cookies;
    if (!first || !snapshot.texts.th) throw new Error('no cookie');
    const cookies = [
      { ...first, category_id: 'c0' },
      { ...first, category_id: 'c3', purpose: { th: 'ก' } },
    ];
    const th = { ...snapshot.texts.th, privacy: { name: 'ก', url: 'http://www.example.ac.th' } };
    const font = { family: 'Sarabun', url: 'https://fonts.gstatic.com/s/sarabun.woff2' };
    const found = codesOf({
      ...snapshot,
      cookies,
      texts: { ...snapshot.texts, th },
      design: { ...snapshot.design, font },
    });
    expect(found).toEqual([
      'warning cookie_purpose_missing cookies',
      'warning cookies_unclassified cookies',
      'warning privacy_notice_insecure languages.th.privacy.url',
      'warning font_third_party design.font.url',
    ]);
  });

  const withUnclassified = (names: string[], policy: Snapshot['unclassified_policy'] = 'block'): Snapshot => {
    const snapshot = sampleSnapshot();
    const [first] = snapshot.cookies;
    if (!first) throw new Error('no cookie');
    const cookies = names.map((name) => ({ ...first, name, category_id: 'c0' }));
    return { ...snapshot, cookies, unclassified_policy: policy };
  };
  const explained = (snapshot: Snapshot) =>
    explainFindings(lint(snapshot, { ownOrigin: '' }), 'en').filter(({ field }) => field === 'cookies');

  it('names unclassified cookies and says what becomes of a login that needs one', () => {
    const [finding] = explained(withUnclassified(['session_id', 'basket']));
    expect(finding?.message).toMatch(/^Unclassified cookies: session_id, basket\. .*logged in/);
    const [many] = explained(withUnclassified(Array.from({ length: 11 }, (_, index) => `c_${index}`)));
    expect(many?.message).toContain('c_7 (+3)');
  });

  it('tells another story when unclassified cookies count as marketing', () => {
    const [finding] = explained(withUnclassified(['session_id'], 'treat_as_marketing'));
    expect(finding).toMatchObject({ code: 'cookies_unclassified_as_marketing', severity: 'warning' });
  });

  it.each(LANGUAGES)('explains itself in %s without gaps', (reader) => {
    const findings = lint(sampleSnapshot(), { ownOrigin: '' });
    for (const { message } of explainFindings(findings, reader)) expect(message).not.toMatch(/[{}]|^$/);
  });
});

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
])('contrast of %s and %s is %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 1);
});
