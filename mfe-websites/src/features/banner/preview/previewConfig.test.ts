import { sdkSiteConfig } from '@yinyom/contracts/sdk/config';
import { sampleCategory, sampleCookie, sampleTemplate } from '../../../testing/sampleData';
import { draftOf, withDesign } from '../draft/draft';
import { previewConfig } from './previewConfig';

const source = {
  draft: draftOf(sampleTemplate()),
  language: 'en' as const,
  categories: [
    sampleCategory(1),
    sampleCategory(3),
    sampleCategory(4, { enabled: false }),
    sampleCategory(0),
  ],
  cookies: [sampleCookie(1), sampleCookie(2, { category: { id: sampleCategory(4).id, type: 4, title: {} } })],
  audience: 'general' as const,
  logo: null,
  variables: { organization: 'Example Company', domain: 'www.example.co.th' },
  origin: 'https://consent.example.org',
};

test('a draft becomes a configuration that the visitors’ script accepts', () => {
  const config = previewConfig(source);
  expect(sdkSiteConfig.safeParse(config).error?.issues).toBeUndefined();
  expect(config.texts.title).toBe('Title en');
  expect(config.categories.map(({ type }) => type)).toEqual([1, 3, 0]);
  const [statistics, switchedOff] = config.details.cookies;
  expect(statistics?.category_id).toBe(sampleCategory(3).id);
  expect(switchedOff?.category_id).toBe(sampleCategory(0).id);
});

test('H5 organization and domain are filled in as they will be published', () => {
  const { languages } = source.draft;
  const texts = languages.en!;
  const banner = { ...texts.banner, description: '{organization} runs {domain}.' };
  const draft = { ...source.draft, languages: { ...languages, en: { ...texts, banner } } };
  const described = previewConfig({ ...source, draft }).texts.description;
  expect(described).toBe('Example Company runs www.example.co.th.');
});

test('D-51 a purpose that is missing in the previewed language is English, as visitors read it', () => {
  const cookies = [sampleCookie(1, { purpose: { th: 'นับผู้เยี่ยมชม', en: 'Counts visitors' } })];
  const inLanguage = (language: 'jp' | 'th') =>
    previewConfig({ ...source, language, cookies }).details.cookies;
  expect(inLanguage('jp')[0]?.purpose).toBe('Counts visitors');
  expect(inLanguage('th')[0]?.purpose).toBe('นับผู้เยี่ยมชม');
});

test('an unfinished draft can be previewed too', () => {
  const draft = withDesign({ ...source.draft, languages: {} }, { font: { family: '', url: '' } });
  const config = previewConfig({ ...source, draft });
  expect(sdkSiteConfig.safeParse(config).error?.issues).toBeUndefined();
  expect(config.design.font).toBeUndefined();
});

test('own colours reach the preview only with the theme that has them', () => {
  expect(previewConfig(source).design.colors).toBeUndefined();
  const custom = { ...source, draft: withDesign(source.draft, { theme: 'gsb' }) };
  expect(previewConfig(custom).design.colors).toEqual(source.draft.design.colors);
});

test('a website used by minors is previewed with the step for parents', () => {
  expect(previewConfig({ ...source, audience: 'minors' }).audience).toBe('minors');
});
