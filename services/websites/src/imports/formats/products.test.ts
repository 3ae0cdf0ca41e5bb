import type { ImportSource } from '@yinyom/contracts/websites/imports';
import { planCategories, planRows } from '../plan';
import { readSource } from '../readSource';

const WEBSITE = { domainName: 'shop.example', categories: [], cookies: [] };
const ours = (source: ImportSource, text: string) =>
  planRows(readSource(source, text), WEBSITE).map(({ ours: made }) => made && [made.name, made.match]);
const notesOf = (source: ImportSource, text: string) => readSource(source, text).notes;

it('C-19 patterns that JSON holds as texts are beginnings, as a member and in a list, too', () => {
  const services = [
    {
      name: 'counter',
      purposes: ['analytics'],
      cookies: ['^_gid', { pattern: '^_pk_' }, ['^_clx.*', '/', '']],
    },
    { name: 'shop', purposes: ['login'], cookies: ['cart', { name: 'basket' }] },
  ];
  expect(ours('klaro', JSON.stringify({ services }))).toEqual([
    ['_gid', 'prefix'],
    ['_pk_', 'prefix'],
    ['_clx', 'prefix'],
    ['cart', 'exact'],
    ['basket', 'exact'],
  ]);
  const categories = { analytics: { autoClear: { cookies: [{ name: '^_gid' }, { name: 'plain' }] } } };
  expect(ours('cookieconsent', JSON.stringify({ categories }))).toEqual([
    ['_gid', 'prefix'],
    ['plain', 'exact'],
  ]);
});

it('E3-05 one computed value does not hide the rest, and is named with its line', () => {
  const text = `
    import { locale } from './locale';
    export const settings: KlaroConfig = {
      lang: locale ? 'es' : 'en',
      services: [{ name: 'counter', purposes: ['analytics'], cookies: ['_uid'], onAccept: track() }],
    } satisfies KlaroConfig;`;
  expect(ours('klaro', text)).toEqual([['_uid', 'exact']]);
  expect(notesOf('klaro', text)).toEqual([
    { code: 'value_left_out', about: 'lang (4)' },
    { code: 'value_left_out', about: 'services[0].onAccept (5)' },
  ]);
});

it('C-18 a hole in a list of a cookie does not move its domain', () => {
  const text = `klaroConfig = { services: [{ name: 'c', purposes: ['x'], cookies: [['_uid', path(), 'shop.example']] }] }`;
  expect(readSource('klaro', text).cookies).toMatchObject([{ name: '_uid', domain: 'shop.example' }]);
});

it('E3-05 a file of which nothing is data is refused with its line', () => {
  expect(() => readSource('klaro', '\nvar klaroConfig = { services: all() };')).toThrow(
    'import_not_readable',
  );
});

it('E3-06 categories without cookies stay', () => {
  const text = `CookieConsent.run({
    categories: { necessary: { readOnly: true }, support: {}, analytics: {} },
    language: { translations: { en: { preferencesModal: { sections: [{ linkedCategory: 'support', title: 'Support chat' }] } } } },
  });`;
  expect(planCategories(readSource('cookieconsent', text), WEBSITE)).toMatchObject([
    { theirs: 'necessary', cookie_count: 0 },
    { theirs: 'support', title: { en: 'Support chat' }, cookie_count: 0 },
    { theirs: 'analytics' },
  ]);
});

it('E3-06 groups and tables without cookies stay in the other products, too', () => {
  const idsOf = (source: ImportSource, text: string) =>
    readSource(source, text).categories.map(({ id }) => id);
  expect(idsOf('onetrust', '{"Groups":[{"CustomGroupId":"C0007","GroupName":"Chat"}]}')).toEqual(['C0007']);
  expect(idsOf('termly', '{"cookies":{"social":[]}}')).toEqual(['social']);
  expect(idsOf('cookiebot', 'CookieConsentDialog.cookieTableStatistics = [];')).toEqual(['statistics']);
});

it('E3-07 services without cookies bring their purposes and are named', () => {
  const site = readSource(
    'klaro',
    `var klaroConfig = { services: [{ name: 'tube', purposes: ['marketing'] }] };`,
  );
  expect(site.categories).toMatchObject([{ id: 'marketing' }]);
  expect(site.notes).toEqual([{ code: 'no_cookies', about: 'tube' }]);
});

it('E3-08 a required service whose purpose needs consent keeps its purpose, and is named', () => {
  const text = `klaroConfig = { services: [
    { name: 'pixel', required: true, purposes: ['functional', 'ads'], cookies: ['own_id'] },
    { name: 'cart', required: true, purposes: ['shopping'], cookies: ['cart'] },
  ] }`;
  const { cookies, notes } = readSource('klaro', text);
  expect(cookies.map(({ name, category }) => [name, category])).toEqual([
    ['own_id', 'ads'],
    ['cart', 'necessary'],
  ]);
  expect(notes).toContainEqual({ code: 'necessary_claimed', about: 'pixel' });
});

it.each<[ImportSource, string]>([
  ['csv', 'name,category\n_fbp,Strictly necessary\nsid,Strictly necessary'],
  ['onetrust', '{"Groups":[{"CustomGroupId":"C0001","Cookies":[{"Name":"_fbp"},{"Name":"sid"}]}]}'],
  ['termly', '{"cookies":{"essential":[{"name":"_fbp"},{"name":"sid"}]}}'],
  ['cookiebot', 'CookieConsentDialog.cookieTableNecessary = [["_fbp"],["sid"]]'],
  [
    'cookieconsent',
    `CookieConsent.run({ categories: { necessary: { autoClear: { cookies: [{ name: '_fbp' }, { name: 'sid' }] } } } })`,
  ],
  [
    'klaro',
    `klaroConfig = { services: [{ name: 'a', required: true, purposes: ['base'], cookies: ['_fbp', 'sid'] }] }`,
  ],
])('E3-08 %s: a known marketing cookie is never silently necessary', (source, text) => {
  const { cookies, categories, notes } = readSource(source, text);
  const [first, second] = cookies;
  expect(first).toMatchObject({ name: '_fbp', category: '' });
  expect(second?.category).not.toBe('');
  expect(categories.map(({ id }) => id)).toContain('');
  expect(notes).toContainEqual({ code: 'necessary_claimed', about: '_fbp' });
});

it('E3-20 languages that we lack are named, and so are texts in other files', () => {
  const klaro = `klaroConfig = { translations: { zz: {}, de: { ok: 'Ja' }, 'fr-CH': {}, en: { ok: 'Yes' } }, services: [{ name: 'a', purposes: ['x'], cookies: ['a'] }] }`;
  expect(notesOf('klaro', klaro)).toEqual([
    { code: 'language_left_out', about: 'de' },
    { code: 'language_left_out', about: 'fr-CH' },
  ]);
  const elsewhere = `CookieConsent.run({ categories: { a: {} }, language: { translations: { en: '/en.json', th: () => import('./th.json') } } })`;
  expect(notesOf('cookieconsent', elsewhere)).toEqual([{ code: 'texts_elsewhere', about: '/en.json' }]);
});

it.each([
  ['at the top', `privacyPolicy: 'https://shop.example/p', translations: { en: {} }`],
  ['by language', `privacyPolicy: { default: 'https://shop.example/p' }, translations: { en: {} }`],
  ['in a language', `translations: { en: { privacyPolicy: 'https://shop.example/p' } }`],
])('E3-20 the address of the privacy notice of older Klaro: %s', (_where, members) => {
  const text = `klaroConfig = { ${members}, apps: [{ name: 'a', purposes: ['x'], cookies: ['a'] }] }`;
  expect(readSource('klaro', text).texts.en?.privacy_url).toBe('https://shop.example/p');
});

it.each([
  ['ใช้นับผู้เข้าชม', 'th'],
  ['用于统计访问量', 'cn'],
  ['訪問者をかぞえます', 'jp'],
  ['រាប់អ្នកទស្សនា', 'kh'],
  ['Counts visitors', 'en'],
])('E3-09 the purpose %s of a table is in %s', (purpose, language) => {
  expect(readSource('csv', `name,purpose\n_uid,${purpose}`).cookies).toMatchObject([
    { purpose: { [language]: purpose } },
  ]);
});

it('C-28 vanilla-cookieconsent 2: blocks with a toggle are categories with their cookies', () => {
  const text = `<script>
    var cc = initCookieConsent();
    cc.run({
      current_lang: 'en', page_scripts: true,
      languages: { en: {
        consent_modal: { title: 'Cookies', description: 'We use cookies', primary_btn: { text: 'Accept', role: 'accept_all' }, secondary_btn: { text: 'Reject', role: 'accept_necessary' } },
        settings_modal: { title: 'Settings', save_settings_btn: 'Save',
          cookie_table_headers: [{ col1: 'Name' }, { col2: 'Domain' }, { col3: 'Expiration' }, { col4: 'Description' }],
          blocks: [
            { title: 'About' },
            { title: 'Needed', toggle: { value: 'necessary', enabled: true, readonly: true } },
            { title: 'Statistics', toggle: { value: 'analytics', enabled: true },
              cookie_table: [{ col1: '^_ga', col2: 'stats.example', col3: '2 years', col4: 'Counts', is_regex: true }] },
          ] } } },
    });
  </script>`;
  const site = readSource('cookieconsent', text);
  expect(site.categories).toMatchObject([
    { id: 'necessary', title: { en: 'Needed' } },
    { id: 'analytics', title: { en: 'Statistics' } },
  ]);
  expect(site.cookies).toMatchObject([
    {
      name: '^_ga',
      isPattern: true,
      domain: 'stats.example',
      duration: '2 years',
      purpose: { en: 'Counts' },
    },
  ]);
  expect(site.texts.en).toMatchObject({ accept: 'Accept', reject: 'Reject', confirm_choice: 'Save' });
  expect(site.notes).toEqual([{ code: 'on_before_consent', about: 'analytics' }]);
});
