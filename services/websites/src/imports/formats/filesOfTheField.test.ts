import type { ImportSource } from '@yinyom/contracts/websites/imports';
import { planCategories, planRows } from '../plan';
import { readSource } from '../readSource';

const WEBSITE = { domainName: 'shop.example', categories: [], cookies: [] };

interface FileOfTheField {
  source: ImportSource;
  text: string;
  /** Names that the website gets, in order; `*` stands for any rest. */
  cookies: string[];
  categories: string[];
  notes: string[];
}

/** The forms of the public configurations that importers were tried with, in words and names of our own. */
const FILES: Record<string, FileOfTheField> = {
  'Klaro: services with and without cookies, several purposes, a language that we lack': {
    source: 'klaro',
    text: `var klaroConfig = { elementID: 'klaro', translations: { en: { purposes: { analytics: 'Counting', ads: 'Ads' } }, de: { purposes: { ads: 'Werbung' } } },
      services: [
        { name: 'counter', purposes: ['analytics'], cookies: [[/^_pk_.*$/, '/', 'shop.example'], 'counter'] },
        { name: 'pixel', purposes: ['ads', 'analytics'], cookies: ['pix'] },
        { name: 'maps', purposes: ['maps'] } ] };`,
    cookies: ['_pk_*', 'counter', 'pix'],
    categories: ['analytics', 'ads', 'maps'],
    notes: ['several_purposes', 'no_cookies', 'language_left_out'],
  },
  'Klaro, a tag manager: services without cookies, one required for marketing': {
    source: 'klaro',
    text: `const config = { acceptAll: true, services: [
        { name: 'tag-manager', required: true, purposes: ['marketing'], onAccept: \`dataLayer.push({ event: 'x' })\` },
        { name: 'counter', purposes: ['marketing'], vars: { a: 1 } } ] };`,
    cookies: [],
    categories: ['marketing'],
    notes: ['necessary_claimed', 'no_cookies', 'no_cookies'],
  },
  'Klaro in a module of a bundler': {
    source: 'klaro',
    text: `import * as Klaro from 'klaro/dist/klaro-no-css';
      const config = { services: [{ name: 'films', purposes: ['video'] }] };
      window.klaro = Klaro; Klaro.setup(config);`,
    cookies: [],
    categories: ['video'],
    notes: ['no_cookies'],
  },
  'Klaro: German first, English beside it, the notice at the top': {
    source: 'klaro',
    text: `window.klaroConfig = { lang: 'de', privacyPolicy: '/datenschutz', translations: { de: { ok: 'Ja' }, en: { ok: 'Yes' } },
      apps: [{ name: 'counter', purposes: ['statistics'], cookies: ['a', 'b', 'c'] }] };`,
    cookies: ['a', 'b', 'c'],
    categories: ['statistics'],
    notes: ['language_left_out'],
  },
  'Klaro: one choice between languages': {
    source: 'klaro',
    text: `var klaroConfig = {
      lang: location.pathname.startsWith('/es') ? 'es' : 'en',
      services: [{ name: 'counter', purposes: ['analytics'], cookies: ['_uid'] }] };`,
    cookies: ['_uid'],
    categories: ['analytics'],
    notes: ['value_left_out'],
  },
  'vanilla-cookieconsent: a pattern of two names': {
    source: 'cookieconsent',
    text: `CookieConsent.run({ categories: { necessary: { enabled: true, readOnly: true },
      analytics: { autoClear: { cookies: [{ name: /^(_ga|_gid)/ }] } } }, language: { default: 'en', translations: { en: { consentModal: { title: 'Hi', acceptNecessaryBtn: 'No' } } } } });`,
    cookies: ['_ga*', '_gid*'],
    categories: ['necessary', 'analytics'],
    notes: [],
  },
  'vanilla-cookieconsent: texts by address': {
    source: 'cookieconsent',
    text: `CookieConsent.run({ categories: { necessary: { readOnly: true }, videos: {} }, language: { default: 'en', translations: { en: './en.json' } } });`,
    cookies: [],
    categories: ['necessary', 'videos'],
    notes: ['texts_elsewhere'],
  },
  'vanilla-cookieconsent: an exported constant of any name': {
    source: 'cookieconsent',
    text: `export const siteSettings = { onConsent: ({ cookie }) => log(cookie), categories: { analytics: { autoClear: { cookies: [{ name: 'uid' }] } } } };`,
    cookies: ['uid'],
    categories: ['analytics'],
    notes: [],
  },
  'vanilla-cookieconsent in TypeScript': {
    source: 'cookieconsent',
    text: `import type { CookieConsentConfig } from 'vanilla-cookieconsent';
      export const config: CookieConsentConfig = { root: document.body as HTMLElement, categories: { necessary: { readOnly: true }, support: {}, ads: { autoClear: { cookies: [{ name: /^_ad/ }] } } } } satisfies CookieConsentConfig;`,
    cookies: ['_ad*'],
    categories: ['necessary', 'support', 'ads'],
    notes: ['value_left_out'],
  },
  'vanilla-cookieconsent: categories without cookies': {
    source: 'cookieconsent',
    text: `CookieConsent.run({ categories: { necessary: { readOnly: true }, functionality: {}, marketing: {} }, language: { translations: { en: { consentModal: { acceptNecessaryBtn: 'No' }, preferencesModal: { sections: [{ linkedCategory: 'marketing', title: 'Ads' }] } } } } })`,
    cookies: [],
    categories: ['necessary', 'functionality', 'marketing'],
    notes: [],
  },
  'a public list of cookies: wildcards and domains with remarks': {
    source: 'csv',
    text: `ID,Platform,Category,Cookie / Data Key name,Domain,Description,Retention period,Wildcard match
1,Counter,Analytics,_cn_,,Counts,2 years,1
2,Counter,Analytics,cn,counter.example (3rd party),Counts,1 day,0`,
    cookies: ['_cn_*', 'cn'],
    categories: ['Analytics'],
    notes: [],
  },
};

it.each(Object.entries(FILES))('E3-05 to E3-08, E3-20 %s: brings what it holds', (_what, file) => {
  const site = readSource(file.source, file.text);
  const rows = planRows(site, WEBSITE).map(({ ours }) => ours);
  expect(rows.map((row) => row && row.name + (row.match === 'prefix' ? '*' : ''))).toEqual(file.cookies);
  expect(planCategories(site, WEBSITE).map(({ theirs }) => theirs)).toEqual(file.categories);
  expect(site.notes.map(({ code }) => code)).toEqual(file.notes);
  for (const row of rows) expect(row?.name).not.toMatch(/[\s()]/);
});
