import type { Lang } from '@yinyom/contracts/constants';
import { sdkSiteConfig } from '@yinyom/contracts/sdk/config';
import type { Application } from '@yinyom/contracts/websites/application';
import { sampleApplication, sampleCategory, sampleCookie, sampleTemplate } from '../../../testing/sampleData';
import { draftOf, withDesign } from '../draft/draft';
import { draftSnapshot, type DraftSource } from '../notice/draftSnapshot';
import { previewConfig } from './previewConfig';

// That a preview is what visitors get is shown end to end; here is what concerns drafts that cannot be published yet.

const template = sampleTemplate();
const SOURCE: DraftSource = {
  application: sampleApplication({ languages: ['th', 'en', 'jp'] }),
  template,
  draft: draftOf(template),
  categories: [
    sampleCategory(1),
    sampleCategory(3),
    sampleCategory(4, { enabled: false }),
    sampleCategory(0),
  ],
  cookies: [sampleCookie(1), sampleCookie(2, { category: { id: sampleCategory(4).id, type: 4, title: {} } })],
};
const preview = (changed: Partial<DraftSource> = {}, language: Lang = 'en') => {
  const source = { ...SOURCE, ...changed };
  return previewConfig(source.application, draftSnapshot(source), language, 'https://consent.example.org');
};

test('a draft becomes a configuration that the visitors’ script accepts', () => {
  const config = preview();
  expect(sdkSiteConfig.safeParse(config).error?.issues).toBeUndefined();
  expect(config.texts.title).toBe('Title en');
  expect(config.categories.map(({ type }) => type)).toEqual([1, 3, 0]);
  const [statistics, switchedOff] = config.details.cookies;
  expect(statistics?.category_id).toBe(sampleCategory(3).id);
  expect(switchedOff?.category_id).toBe(sampleCategory(0).id);
});

test('an unfinished draft can be previewed too; gaps show the product’s own texts, as they will be published', () => {
  const draft = withDesign({ ...SOURCE.draft, languages: {} }, { font: { family: '', url: '' } });
  const config = preview({ draft });
  expect(sdkSiteConfig.safeParse(config).error?.issues).toBeUndefined();
  expect(config.design.font).toBeUndefined();
  expect(config.texts.description).toContain('Example Company uses cookies');
  expect(config.texts.privacy.url).toBe('https://consent.example.org/policy');
});

test('an uploaded privacy notice is previewed with its own address', () => {
  const { en } = SOURCE.draft.languages;
  const privacy = { name: 'Notice', file_id: 'f'.repeat(24) };
  const draft = { ...SOURCE.draft, languages: { ...SOURCE.draft.languages, en: { ...en!, privacy } } };
  expect(preview({ draft }).texts.privacy.url).toContain(`/privacy/en?v=${privacy.file_id}`);
});

test('D-51 a purpose that is missing in the previewed language is English, as visitors read it', () => {
  const cookies = [sampleCookie(1, { purpose: { th: 'นับผู้เยี่ยมชม', en: 'Counts visitors' } })];
  expect(preview({ cookies }, 'jp').details.cookies[0]?.purpose).toBe('Counts visitors');
  expect(preview({ cookies }, 'th').details.cookies[0]?.purpose).toBe('นับผู้เยี่ยมชม');
});

test('what a Viewer is not told is previewed as by default', () => {
  const { audience: _audience, respect_gpc: _gpc, consent_expiry_days: _days, ...rest } = sampleApplication();
  expect(preview({ application: rest as Application })).toMatchObject({
    audience: 'general',
    respect_gpc: false,
    expiry_days: 365,
  });
});
