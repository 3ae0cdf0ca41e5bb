import { noticeDraft, withLanguage, withNotice } from './groupNotice';

const ORIGIN = 'https://consent.example.org';

test('a language that a group gives begins with the product’s texts and a link of each website', () => {
  const { texts } = withLanguage({}, 'th', true);
  expect(Object.keys(texts ?? {})).toEqual(['th']);
  expect(texts?.th?.privacy.url).toBe('{privacy_url}');
  expect(texts?.th?.banner.description).toContain('{organization}');
});

test('without its last language a group gives no texts', () => {
  expect(withLanguage(withLanguage({}, 'th', true), 'th', false)).toEqual({});
});

test('what is edited in the notice changes only what the group gives', () => {
  const sections = withLanguage({}, 'th', true);
  const draft = noticeDraft(sections, ORIGIN);
  const edited = {
    design: { ...draft.design, layout: 4 as const },
    languages: { ...draft.languages, th: { ...draft.languages.th!, popup_title: 'ใหม่' } },
  };
  const next = withNotice(sections, edited);
  expect(next.design).toBeUndefined();
  expect(Object.keys(next.texts ?? {})).toEqual(['th']);
  expect(next.texts?.th?.popup_title).toBe('ใหม่');
});
