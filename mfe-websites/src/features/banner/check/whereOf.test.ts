import { whereOf } from './whereOf';

test.each([
  ['languages.th.banner.title', { part: 'texts', language: 'th', name: 'languages.th.banner.title' }],
  ['languages.jp', { part: 'texts', language: 'jp', name: 'languages.jp.banner.description' }],
  ['languages.en.categories.6560000000000000000000c3', { part: 'cookies' }],
  [
    'languages.en.categories_modal.title',
    { part: 'texts', language: 'en', name: 'languages.en.categories_modal.title' },
  ],
  ['design.colors.reject', { part: 'design', name: 'design.colors.reject' }],
  ['cookies', { part: 'cookies' }],
  [undefined, undefined],
])('%s is corrected where it is edited', (field, where) => expect(whereOf(field)).toEqual(where));
