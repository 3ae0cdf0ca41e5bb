import { blamedPlace, placesOf, withoutOwnScript } from './scriptStack';

const SITE = 'school.ac.th';
const stackOf = (...urls: string[]) => urls.map((url) => `    at set (${url}:1:2)`).join('\n');
const placesBehind = (...urls: string[]) => withoutOwnScript(placesOf(stackOf(...urls)));
const OWN = 'https://consent.example/sdk/v1/demo-website-key0001.js';

it.each([
  ['from the platform', OWN],
  ['from the website’s own domain', 'https://www.school.ac.th/sdk/v1/demo-website-key0001.js?v=2'],
  ['behind a path of the website', 'https://www.school.ac.th/privacy/sdk/v1/demo-website-key0001.js'],
  ['a part of it', 'https://consent.example/sdk/v1/parts/window.abc123.js'],
  ['without a website’s texts', 'https://consent.example/sdk/v1/consent.js'],
])('H19 blames whoever calls the consent script: %s', (_what, own) => {
  const tag = 'https://www.googletagmanager.com/gtag/js?id=G-1';
  const places = placesBehind(own, own, tag, 'https://www.school.ac.th/');
  expect(places[0]?.url).toBe(tag);
  expect(blamedPlace(places, SITE)?.url).toBe(tag);
  expect(placesBehind(own, 'https://www.school.ac.th/app.js')[0]?.url).toBe(
    'https://www.school.ac.th/app.js',
  );
});

it('H19 what the consent script keeps itself stays its own', () => {
  expect(placesBehind(OWN, OWN)[0]?.url).toBe(OWN);
});

it.each([
  'https://tags.partner.com/sdk/v1/tag.js',
  'https://tags.partner.com/sdk/v2/demo-website-key0001.js',
])('takes no script of somebody else for ours: %s', (url) => {
  expect(placesBehind(url, 'https://www.school.ac.th/')[0]?.url).toBe(url);
});
