import { sampleTemplate, sampleTexts } from '../../testing/sampleData';
import { firstDraft } from './firstDraft';

const URL = 'https://www.example.co.th/notice';
const without = (language: 'th' | 'en') => ({
  ...sampleTexts(language),
  privacy: { name: 'Notice', url: '' },
});

test('every language of the website gets the link that has none; what was written stays', () => {
  const file = { ...sampleTexts('cn'), privacy: { name: 'Notice', file_id: 'f'.repeat(24) } };
  const template = sampleTemplate({
    languages: { th: without('th'), en: sampleTexts('en'), cn: file, jp: sampleTexts('jp') },
  });
  const { design, languages } = firstDraft(template, ['th', 'en', 'cn'], URL);
  expect(languages.th?.privacy).toEqual({ name: 'Notice', url: URL });
  expect(languages.en).toEqual(sampleTexts('en'));
  expect(languages.cn).toEqual(file);
  expect(languages).not.toHaveProperty('jp');
  expect(design).not.toHaveProperty('logo');
});
