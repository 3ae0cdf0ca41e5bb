import { sdkSiteConfig } from '@yinyom/contracts/sdk/config';
import { sampleCategory, sampleCookie, sampleTemplate } from '../../../testing/sampleData';
import { draftOf, withDesign } from '../draft/draft';
import { previewConfig } from './previewConfig';
import { previewDocument } from './previewDocument';

const source = {
  draft: draftOf(sampleTemplate()),
  language: 'en' as const,
  categories: [sampleCategory(1), sampleCategory(3), sampleCategory(4, { enabled: false })],
  cookies: [sampleCookie(1), sampleCookie(2, { category: { id: sampleCategory(4).id, type: 4, title: {} } })],
  logo: null,
  origin: 'https://consent.example.org',
};

test('a draft becomes a configuration that the visitors’ script accepts', () => {
  const config = previewConfig(source);
  expect(sdkSiteConfig.safeParse(config).error?.issues).toBeUndefined();
  expect(config.texts.title).toBe('Title en');
  expect(config.categories.map(({ type }) => type)).toEqual([1, 3]);
  expect(config.details.cookies.map(({ name }) => name)).toEqual(['cookie_1']);
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

test('no text of an owner can break out of the preview’s script', () => {
  const draft = draftOf(sampleTemplate());
  const texts = draft.languages.en;
  if (!texts) throw new Error('no texts');
  texts.banner.title = '</script><img src=x onerror=alert(1)><!--';
  const html = previewDocument(previewConfig({ ...source, draft }), {
    view: 'banner',
    nonce: 'abc',
    token: 't',
  });
  expect(html).not.toContain('<img src=x');
  expect(html.match(/<script/g)).toHaveLength(2);
});
