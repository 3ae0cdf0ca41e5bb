import { LANGUAGES } from '@yinyom/contracts/constants';
import {
  POLICY_BLOCKS,
  policyAnswers,
  policyDocument,
  type PolicyAnswers,
} from '@yinyom/contracts/websites/policy';
import { lintPolicy, type PolicyLintInput } from './lintPolicy';
import { toPolicyDocument } from './policyDocument';
import { foreignProvidersOf } from './providerCountries';

const ANSWERS: PolicyAnswers = {
  controller_name: 'มหาวิทยาลัยตัวอย่าง',
  controller_address: '99 ถนนตัวอย่าง',
  contact_email: 'pdpa@example.ac.th',
  contact_phone: '',
  dpo_contact: 'dpo@example.ac.th',
  necessary_ground: 'legitimate_interest',
  other_storage: true,
  refusal_effect: 'some_features',
  retention_months: 36,
  recipients: 'บริษัทดูแลเว็บไซต์\nศูนย์คอมพิวเตอร์',
  abroad: { ground: 'safeguards', countries: ['US', 'SG'] },
  rights_contact: '',
  additions: {},
};
const CATEGORIES = [
  { type: 1, title: { th: 'จำเป็น', en: 'Necessary' }, description: { en: 'Needed' } },
  { type: 3, title: { th: 'สถิติ', en: 'Statistics' }, description: { en: 'Counts' } },
  { type: 0, title: { th: 'ยังไม่จัดหมวดหมู่', en: 'Unclassified' }, description: {} },
];
const SITE = {
  host: 'www.example.ac.th',
  declarationUrl: 'https://consent.example/declaration.html',
  categories: CATEGORIES,
  providers: ['Google Analytics'],
};
const documentsOf = (answers: PolicyAnswers) =>
  LANGUAGES.map((language) => toPolicyDocument(answers, SITE, language));

const lint = (changed: Partial<PolicyAnswers> = {}, more: Partial<PolicyLintInput> = {}) => {
  const answers = { ...ANSWERS, ...changed };
  return lintPolicy({
    answers,
    documents: documentsOf(answers),
    languages: [...LANGUAGES],
    categories: CATEGORIES,
    unclassified: 0,
    foreignHosts: [],
    foreignProviders: [],
    publishedAt: null,
    now: new Date('2026-11-26T00:00:00Z'),
    ...more,
  }).map(({ code, severity, field }) => [severity, code, ...(field ? [field] : [])].join(' '));
};

describe('a policy made of answers', () => {
  it.each(LANGUAGES)('has every block of a notice, in its order, in %s', (language) => {
    const document = toPolicyDocument(policyAnswers.parse(ANSWERS), SITE, language);
    expect(policyDocument.parse(document)).toEqual(document);
    expect(document.blocks.map(({ block }) => block)).toEqual(POLICY_BLOCKS);
    expect(document.blocks.every(({ title, paragraphs }) => title !== '' && paragraphs.length > 0)).toBe(
      true,
    );
    expect(document).toMatchSnapshot();
  });

  it('gives necessary cookies the ground that was answered, all others consent', () => {
    const purposes = (answers: PolicyAnswers) =>
      toPolicyDocument(answers, SITE, 'en').blocks.find(({ block }) => block === 'purposes')?.items;
    expect(purposes(ANSWERS)).toEqual([
      expect.stringMatching(/^Necessary — Needed — Legitimate interest/),
      expect.stringMatching(/^Statistics — Counts — Consent/),
    ]);
    expect(purposes({ ...ANSWERS, necessary_ground: 'contract' })?.[0]).toContain('Contract');
  });
});

describe('what may not be published', () => {
  it('nothing is wrong with the platform’s own sentences', () => {
    for (const refusal_effect of ['nothing', 'some_features'] as const)
      for (const ground of ['none', 'adequate', 'consent', 'safeguards'] as const)
        expect(lint({ refusal_effect, abroad: { ground, countries: ['US'] } })).toEqual([]);
  });

  it.each([
    ['th', 'การใช้งานต่อถือว่ายินยอม'],
    ['th', 'หากท่านใช้งานเว็บไซต์นี้ต่อ ถือว่าท่านยินยอมให้ใช้คุกกี้'],
    ['en', 'By continuing to use this website you agree to our cookies.'],
    ['cn', '继续使用本网站即视为同意使用 Cookie。'],
    ['jp', '閲覧を継続することで、Cookie の使用に同意したものとみなします。'],
    ['kh', 'ការបន្តប្រើគេហទំព័រនេះ មានន័យថាអ្នកយល់ព្រម។'],
    // In whatever field of whatever language it stands.
    ['jp', 'By continuing to browse you consent.'],
  ] as const)('“by continuing you consent”, typed under %s: %s', (language, text) => {
    expect(lint({ additions: { [language]: text } })).toEqual([
      `error policy_implied_consent answers.additions.${language}`,
    ]);
  });

  it('a controller without a name, or whom nobody can reach', () => {
    expect(lint({ controller_name: '' })).toEqual([
      'error policy_controller_missing answers.controller_name',
    ]);
    expect(lint({ contact_email: '' })).toEqual(['error policy_contact_missing answers.contact_email']);
    expect(lint({ contact_email: '', contact_phone: '+66 2 000 0000' })).toEqual([]);
  });

  it.each([
    ['no answer', { ground: 'open' as const, countries: [] }, [], 'policy_abroad_unanswered answers.abroad'],
    [
      'nothing abroad, with a provider there',
      { ground: 'none' as const, countries: [] },
      [{ provider: 'Google Analytics', country: 'US' }],
      'policy_abroad_untrue answers.abroad',
    ],
    [
      'abroad, without a country',
      { ground: 'consent' as const, countries: [] },
      [{ provider: 'Google Analytics', country: 'US' }],
      'policy_countries_missing answers.abroad.countries',
    ],
  ])('N4: transfers abroad: %s', (_what, abroad, foreignProviders, code) => {
    expect(lint({ abroad }, { foreignProviders })).toEqual([`error ${code}`]);
  });

  it.each(LANGUAGES)('N4: what was not answered is not said, in %s', (language) => {
    const answers = { ...ANSWERS, abroad: { ground: 'open' as const, countries: [] } };
    const { blocks } = toPolicyDocument(answers, SITE, language);
    expect(blocks.find(({ block }) => block === 'recipients')?.after).toEqual([]);
  });

  it('N4: providers of the library are known by their country, what owners host themselves is not', () => {
    expect(
      foreignProvidersOf(['Google Analytics', 'google ads', 'Matomo', 'PDPA Thailand (WordPress)', '']),
    ).toEqual([
      { provider: 'Google Analytics', country: 'US' },
      { provider: 'google ads', country: 'US' },
    ]);
  });

  it.each([
    ['change', 'policy_withdrawal_missing'],
    ['rights', 'policy_rights_missing'],
    ['purposes', 'policy_category_missing'],
  ])('a text whose block "%s" is gone', (name, code) => {
    const documents = documentsOf(ANSWERS).map((document) => ({
      ...document,
      blocks: document.blocks.filter(({ block }) => block !== name),
    }));
    expect(lint({}, { documents })).toEqual([`error ${code}`]);
  });
});

describe('what is only warned of', () => {
  it.each([
    ['a version older than a year', {}, { publishedAt: new Date('2025-11-01T00:00:00Z') }, 'policy_old'],
    ['cookies without category', {}, { unclassified: 3 }, 'policy_unclassified'],
    [
      'foreign hosts while nothing goes abroad',
      { abroad: { ground: 'none' as const, countries: [] } },
      { foreignHosts: ['facebook.com'] },
      'policy_abroad_open answers.abroad',
    ],
    ['a language of the banner that is missing', {}, { documents: [] }, 'policy_language_missing'],
  ])('%s', (_what, changed, more, code) => {
    expect(lint(changed, more)).toEqual([`warning ${code}`]);
  });
});
