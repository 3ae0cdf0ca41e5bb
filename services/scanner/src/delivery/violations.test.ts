import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import type { ScanItem } from '@yinyom/contracts/scanner/scan';
import { violationsOf } from './violations';

const { necessary, marketing, unclassified } = CATEGORY_TYPES;
const item = (name: string, values: Partial<ScanItem>): ScanItem => ({
  name,
  domain: 'a.example',
  kind: 'cookie',
  party: 'first',
  provider: null,
  duration_seconds: 0,
  is_session: true,
  before_consent: false,
  passes: ['accept'],
  first_page: 'https://a.example/',
  last_page: 'https://a.example/',
  set_by: { kind: 'unknown', url: null, line: null },
  category_type: marketing,
  ...values,
});
const found = (...items: ScanItem[]) => violationsOf(items).map(({ cookie, pass }) => [cookie, pass]);

it('what was there before a choice, or although everything was declined, is a violation', () => {
  expect(found(item('early', { before_consent: true, passes: ['none'] }))).toEqual([['early', 'none']]);
  expect(found(item('stubborn', { passes: ['decline'] }))).toEqual([['stubborn', 'decline']]);
});

it('what came after consent, needs none, or has no category yet is none', () => {
  const early = { before_consent: true, passes: ['none' as const] };
  expect(
    found(
      item('after', {}),
      item('session', { ...early, category_type: necessary }),
      item('new', { ...early, category_type: unclassified }),
    ),
  ).toEqual([]);
});

it('an item that several pages set is one violation', () => {
  const early = { before_consent: true, passes: ['none' as const] };
  expect(found(item('early', early), item('early', { ...early, first_page: 'https://a.example/2' }))).toEqual(
    [['early', 'none']],
  );
});

it('names the page that sets the item, where that is known, and else the one where it was seen first', () => {
  const early = { before_consent: true, passes: ['none' as const], first_page: 'https://a.example/seen' };
  const setter = (url: string | null, kind: 'header' | 'script' = 'header') => ({
    ...early,
    set_by: { kind, url, line: null },
  });
  const visited = ['https://a.example/', 'https://a.example/seen', 'https://a.example/sets'].map((url) => ({
    url,
  }));
  const pages = violationsOf(
    [
      item('answer', setter('https://a.example/sets')),
      item('inline', setter('https://a.example/sets#part', 'script')),
      item('tag', setter('https://tags.example/t.js', 'script')),
      item('unknown', setter(null)),
    ],
    visited,
  ).map(({ cookie, page }) => [cookie, page]);
  expect(pages).toEqual([
    ['answer', 'https://a.example/sets'],
    ['inline', 'https://a.example/sets#part'],
    ['tag', 'https://a.example/seen'],
    ['unknown', 'https://a.example/seen'],
  ]);
});
