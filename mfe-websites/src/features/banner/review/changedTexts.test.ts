import { sampleTexts } from '../../../testing/sampleData';
import { changedTexts } from './changedTexts';

const th = sampleTexts('th');

test('each text that differs is told with its language, in the order of the form', () => {
  const after = { ...th, popup_title: 'Window', banner: { ...th.banner, title: 'New' } };
  expect(changedTexts({ th, en: sampleTexts('en') }, { th: after, en: sampleTexts('en') })).toEqual([
    {
      language: 'th',
      kind: 'changed',
      file: false,
      texts: [
        { path: 'banner.title', before: 'Title th', after: 'New' },
        { path: 'popup_title', before: 'Popup th', after: 'Window' },
      ],
    },
  ]);
});

test('a language that is new or gone is told as such, without its thirty texts', () => {
  expect(changedTexts({ th }, { en: sampleTexts('en') })).toEqual([
    { language: 'th', kind: 'removed', texts: [], file: false },
    { language: 'en', kind: 'added', texts: [], file: false },
  ]);
});

test('a PDF in place of a link is told, too', () => {
  const after = { ...th, privacy: { name: th.privacy.name, file_id: 'f'.repeat(24) } };
  expect(changedTexts({ th }, { th: after })).toMatchObject([
    { language: 'th', file: true, texts: [{ path: 'privacy.url', after: '' }] },
  ]);
});

test('nothing differs between equal texts', () => expect(changedTexts({ th }, { th })).toEqual([]));
