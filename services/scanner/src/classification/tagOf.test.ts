import type { FoundItem } from '../engine/ScanOutcome';
import { foundItem } from '../testing/scanStory';
import { tagOf } from './tagOf';

const tag = (name: string, url: string | null, setterHost: string | null, more: Partial<FoundItem> = {}) =>
  tagOf(foundItem({ name, setterHost, setBy: { kind: 'script', url, line: 1 }, ...more }), new Set());

it.each([
  ['_hjSession_1', 'https://script.hotjar.com/modules.js', 'hotjar.com', 'hotjar.com'],
  ['_fbp', 'https://connect.facebook.net/en_US/fbevents.js', 'facebook.net', 'facebook.net'],
  // Called by a tag of a known service, written by a library of the website's own.
  ['anything', 'https://www.site.ac.th/js.cookie.js', 'tiktok.com', 'tiktok.com'],
])('a service that is known is held as a whole: %s of %s', (name, url, setter, expected) => {
  expect(tag(name, url, setter)).toBe(expected);
});

it.each([
  [
    '_ga',
    'https://www.googletagmanager.com/gtag/js?id=G-1',
    'googletagmanager.com',
    'www.googletagmanager.com/gtag/js',
  ],
  ['_pk_id.1', 'https://stats.example.org:8443/matomo.js', 'example.org', 'stats.example.org:8443/matomo.js'],
])(
  'of somebody else only the script is held, so that the rest of the host works: %s',
  (name, url, setter, expected) => {
    expect(tag(name, url, setter)).toBe(expected);
  },
);

it.each([
  ['a name that says nothing', 'q9', 'https://widgets.example.org/w.js', 'example.org'],
  [
    'a library that anybody calls',
    '_ga',
    'https://cdn.jsdelivr.net/npm/js-cookie@3/js.cookie.js',
    'jsdelivr.net',
  ],
  ['something necessary', 'PHPSESSID', 'https://login.example.org/l.js', 'example.org'],
  ['a service that a website cannot do without', '__stripe_mid', 'https://js.stripe.com/v3/', 'stripe.com'],
  ['the website itself', '_ga', 'https://www.site.ac.th/ga.js', 'site.ac.th'],
  ['nobody', '_ga', null, null],
  ['an address that is none', '_ga', 'blob:null', 'example.org'],
  ['an endless address', '_ga', `https://t.example.org/${'x'.repeat(400)}`, 'example.org'],
])('makes no rule of %s', (_what, name, url, setter) => {
  expect(tag(name, url, setter)).toBeNull();
});

it('makes none of what runs where the website cannot reach: foreign frames, answers, workers', () => {
  for (const kind of ['frame', 'header', 'worker', 'unknown'] as const) {
    const setBy = { kind, url: 'https://script.hotjar.com/m.js', line: 1 };
    expect(tag('_hjid', null, 'hotjar.com', { setBy })).toBeNull();
  }
});
