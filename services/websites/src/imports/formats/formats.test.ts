import type { ImportSource } from '@yinyom/contracts/websites/imports';
import { readSource } from '../readSource';

const names = (source: ImportSource, text: string) =>
  readSource(source, text).cookies.map(({ name, category, duration }) => [name, category, duration]);

const COOKIEBOT = `
CookieConsent.setup({ renew: true });
CookieConsentDialog.cookieTableNecessary = [['PHPSESSID','shop.example<br/>www.shop.example','Keeps the visit.','Session','HTTP Cookie','1']];
CookieConsentDialog.cookieTableStatistics = [['_ga','shop.example','Counts visits.','2 years','HTTP Cookie','1'],['collect','stats.example','Counts.','Session','Pixel Tracker','5'],['_hjid','shop.example','Who came again','Persistent','HTML Local Storage','2']];
`;

it('Cookiebot: tables by category, hosts without markup, pixels left out', () => {
  const site = readSource('cookiebot', COOKIEBOT);
  expect(site.cookies).toMatchObject([
    { name: 'PHPSESSID', category: 'necessary', domain: 'shop.example', duration: 'Session', type: 1 },
    { name: '_ga', category: 'statistics', duration: '2 years', purpose: { en: 'Counts visits.' } },
    { name: '_hjid', category: 'statistics', type: 2 },
  ]);
  expect(site.notes).toEqual([{ code: 'pixel_left_out', about: 'collect' }]);
});

it.each([
  ['out of region', 'CookieConsent.setOutOfRegion();'],
  ['a wrong domain', "var cookiedomainwarning='Error: shop.example is not a valid domain.';"],
])('Cookiebot %s: nothing is there', (_what, text) => {
  expect(() => readSource('cookiebot', text)).toThrow('import_empty');
});

const ONETRUST = JSON.stringify({
  DomainData: {
    AlertNoticeText: 'We use <b>cookies</b>.',
    AlertAllowCookiesText: 'Accept all',
    BannerRejectAllButtonText: 'Reject all',
    BannerShowRejectAllButton: false,
    Groups: [
      {
        CustomGroupId: 'C0001',
        GroupName: 'Strictly necessary',
        FirstPartyCookies: [{ Name: 'sid', Host: 'www.shop.example', IsSession: true, description: 'Visit' }],
      },
      {
        OptanonGroupId: 'C0004',
        GroupName: 'Targeting',
        Hosts: [{ HostName: 'ads.example', Cookies: [{ Name: 'IDE', Host: 'ads.example', Length: '390' }] }],
      },
    ],
  },
});

it('OneTrust: groups with own cookies and those of hosts; days', () => {
  expect(names('onetrust', ONETRUST)).toEqual([
    ['sid', 'C0001', 0],
    ['IDE', 'C0004', 390 * 86_400],
  ]);
  const { texts, notes } = readSource('onetrust', ONETRUST);
  expect(texts.en).toMatchObject({ description: 'We use cookies .', reject: 'Reject all' });
  expect(notes).toEqual([{ code: 'refusal_equal' }]);
});

it('OneTrust, the older form: groups without DomainData', () => {
  const older = {
    Groups: [
      {
        OptanonGroupId: '2',
        GroupLanguagePropertiesSets: [{ GroupName: { Text: 'Performance' } }],
        Cookies: [{ Name: '_ga', Length: '730' }],
      },
    ],
  };
  expect(names('onetrust', JSON.stringify(older))).toEqual([['_ga', '2', 730 * 86_400]]);
});

it('Termly: cookies by category', () => {
  const text = JSON.stringify({
    cookies: {
      analytics: [
        {
          name: '_ga',
          domain: 'shop.example',
          en_us: 'Counts.',
          expire: '1 year 1 month 4 days',
          tracker_type: 'http_cookie',
        },
        { name: 'theme', domain: 'shop.example', expire: 'persistent', tracker_type: 'html_local_storage' },
        { name: 'hit', tracker_type: 'pixel_tracker' },
      ],
    },
  });
  const site = readSource('termly', text);
  expect(site.cookies.map(({ name, type }) => [name, type])).toEqual([
    ['_ga', 1],
    ['theme', 2],
  ]);
  expect(site.notes).toEqual([{ code: 'pixel_left_out', about: 'hit' }]);
});

const KLARO = String.raw`
var klaroConfig = {
  version: 1, cookieName: 'klaro', mustConsent: false, acceptAll: true, hideDeclineAll: true,
  translations: {
    zz: { privacyPolicyUrl: 'https://shop.example/privacy' },
    th: { consentNotice: { description: 'เราใช้คุกกี้เพื่อ {purposes}' }, acceptAll: 'ยอมรับ', decline: 'ปฏิเสธ',
          purposes: { analytics: 'สถิติ' }, counter: { description: 'นับผู้เข้าชม' } },
    en: { consentModal: { title: 'Your choice', description: 'What do you allow?' }, acceptAll: 'Accept', decline: 'Decline',
          purposes: { analytics: { title: 'Statistics', description: 'Counting' } }, counter: { description: 'Counts visits' } },
  },
  services: [
    { name: 'counter', title: 'Counter', purposes: ['analytics', 'marketing'], default: true,
      cookies: [/^_ga/, ['_gid', '/', '.shop.example'], [/^_(a|b)$/, '/', 'x.example']],
      callback: function (consent, service) { console.log(consent) } },
    { name: 'session', purposes: ['login'], required: true, cookies: ['sid'] },
    { name: 'frame', purposes: ['video'] },
  ],
};`;

it('Klaro: services by their first purpose, texts in two languages, gaps left out', () => {
  const site = readSource('klaro', KLARO);
  expect(site.cookies).toMatchObject([
    {
      name: '^_ga',
      isPattern: true,
      category: 'analytics',
      provider: 'Counter',
      purpose: { th: 'นับผู้เข้าชม', en: 'Counts visits' },
    },
    { name: '_gid', isPattern: false, domain: '.shop.example' },
    { name: '^_(a|b)$', isPattern: true },
    { name: 'sid', category: 'necessary' },
  ]);
  expect(site.categories).toMatchObject([
    { id: 'analytics', title: { th: 'สถิติ', en: 'Statistics' }, description: { en: 'Counting' } },
    { id: 'necessary' },
    { id: 'video' },
  ]);
  expect(site.texts).toEqual({
    th: { accept: 'ยอมรับ', reject: 'ปฏิเสธ', privacy_url: 'https://shop.example/privacy' },
    en: {
      accept: 'Accept',
      reject: 'Decline',
      privacy_url: 'https://shop.example/privacy',
      window_title: 'Your choice',
      window_description: 'What do you allow?',
    },
  });
  expect(site.notes).toEqual([
    { code: 'several_purposes', about: 'counter' },
    { code: 'on_before_consent', about: 'counter' },
    { code: 'no_cookies', about: 'frame' },
    { code: 'refusal_equal' },
    { code: 'text_left_out', about: 'description' },
  ]);
});

const COOKIECONSENT = String.raw`
import 'cookieconsent.css';
CookieConsent.run({
  guiOptions: { consentModal: { layout: 'box', equalWeightButtons: false } },
  onConsent: ({ cookie }) => { track(cookie) },
  categories: {
    necessary: { enabled: true, readOnly: true },
    analytics: {
      autoClear: { cookies: [{ name: /^_ga/ }, { name: '_gid', domain: 'shop.example' }] },
      services: { ga: { label: 'Counter', cookies: [{ name: /^(_ga|_gid)/ }] } },
    },
  },
  language: {
    default: 'th',
    translations: {
      th: {
        consentModal: { title: 'คุกกี้', description: 'เราใช้คุกกี้', acceptAllBtn: 'ยอมรับทั้งหมด', acceptNecessaryBtn: 'ปฏิเสธ', showPreferencesBtn: 'ตั้งค่า', footer: '<a href="https://shop.example/pdpa">นโยบาย</a>' },
        preferencesModal: { title: 'ตั้งค่า', savePreferencesBtn: 'บันทึก', sections: [
          { title: 'สถิติ', description: 'นับจำนวน', linkedCategory: 'analytics',
            cookieTable: { headers: { name: 'ชื่อ', desc: 'รายละเอียด', exp: 'อายุ' }, body: [{ name: '_gid', desc: 'นับผู้เข้าชม', exp: '1 วัน' }] } } ] },
      },
      en: {
        consentModal: { title: 'Cookies', description: 'We use cookies', acceptAllBtn: 'Accept all', acceptNecessaryBtn: 'Reject all', showPreferencesBtn: 'Settings' },
        preferencesModal: { title: 'Settings', sections: [
          { title: 'Statistics', description: 'Counting', linkedCategory: 'analytics',
            cookieTable: { headers: { name: 'Name', desc: 'Description', exp: 'Expiry' }, body: [{ name: '_gid', desc: 'Counts visits', exp: '1 day' }] } } ] },
      },
    },
  },
});`;

it('vanilla-cookieconsent: tables and what is cleared, texts in two languages', () => {
  const site = readSource('cookieconsent', COOKIECONSENT);
  expect(site.cookies).toMatchObject([
    {
      name: '_gid',
      category: 'analytics',
      duration: '1 วัน',
      purpose: { th: 'นับผู้เข้าชม', en: 'Counts visits' },
    },
    { name: '^_ga', isPattern: true },
    { name: '^_gid', isPattern: true },
  ]);
  expect(site.categories).toEqual([
    { id: 'necessary', title: {}, description: {} },
    {
      id: 'analytics',
      title: { th: 'สถิติ', en: 'Statistics' },
      description: { th: 'นับจำนวน', en: 'Counting' },
    },
  ]);
  expect(site.texts.th).toEqual({
    title: 'คุกกี้',
    description: 'เราใช้คุกกี้',
    accept: 'ยอมรับทั้งหมด',
    reject: 'ปฏิเสธ',
    cookie_setting: 'ตั้งค่า',
    window_title: 'ตั้งค่า',
    confirm_choice: 'บันทึก',
    privacy_url: 'https://shop.example/pdpa',
  });
  expect(site.notes).toEqual([{ code: 'refusal_equal' }]);
});

it.each([
  'name,provider,category,purpose,duration,type,domain\n_ga,Counter,analytics,Counts visits,13 months,http,.shop.example\n',
  '\uFEFFCookie;Group;Description;Expiry\r\n"_ga";"analytics";"Counts ""visits""; twice";"13 months"\r\n',
])('a table of cookies, however it is written', (text) => {
  expect(names('csv', text)).toEqual([['_ga', 'analytics', '13 months']]);
});

it.each(['', 'a,b\n1,2\n', '{}', '<html></html>'])('a table of something else is none: %j', (text) => {
  expect(() => readSource('csv', text)).toThrow('import_empty');
});

it('H-30 two hundred broken files of each kind are refused in words, never by accident', () => {
  let seed = 7;
  const random = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const good = { cookiebot: COOKIEBOT, onetrust: ONETRUST, klaro: KLARO, cookieconsent: COOKIECONSENT };
  for (const [source, text] of Object.entries(good))
    for (let round = 0; round < 200; round += 1) {
      const at = Math.floor(random() * text.length);
      const junk =
        ['', '{', '}', '"', "'", '__proto__', '\u0000', '${x}', '%257B', ')'][Math.floor(random() * 10)] ??
        '';
      const broken = round % 2 ? text.slice(0, at) + junk : text.slice(0, at) + junk + text.slice(at + 3);
      try {
        readSource(source as ImportSource, broken);
      } catch (error) {
        expect(['import_not_readable', 'import_empty']).toContain((error as { code: string }).code);
      }
    }
});
