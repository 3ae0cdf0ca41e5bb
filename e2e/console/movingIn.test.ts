import type { Application } from '@yinyom/contracts/websites/application';
import type { Template } from '@yinyom/contracts/websites/template';
import type { Browser } from 'puppeteer';
import { launchBrowser } from '@yinyom/testing/browser';
import { consoleTexts } from '../support/consoleTexts';
import { signIn } from '../support/demo';
import { ownerApi } from '../support/ownerApi';
import { ownOwner } from '../support/ownOwner';
import { createPerson } from '../support/person';
import { sharedStack } from '../support/sharedStack';
import type { Stack } from '../support/startStack';
import { until } from '../support/until';
import { watchTrouble } from '../support/watchTrouble';

/** From the page that takes over to a published banner, for somebody with Klaro's file in the clipboard. */
const MOST = { clicks: 8, minutes: 5 };

const KLARO = String.raw`
// klaro-config.js
window.klaroConfig = {
  version: 1,
  cookieName: 'klaro',
  mustConsent: true,
  hideDeclineAll: false,
  translations: {
    zz: { privacyPolicyUrl: 'https://moving.ac.th/privacy' },
    th: {
      consentNotice: { title: 'คุกกี้ของมหาวิทยาลัย', description: 'เราขออนุญาตใช้คุกกี้เพื่อนับผู้เข้าชมและแสดงวิดีโอ' },
      consentModal: { title: 'ตั้งค่าคุกกี้', description: 'เลือกสิ่งที่ท่านอนุญาต' },
      acceptAll: 'ยอมรับทั้งหมด', decline: 'ปฏิเสธทั้งหมด', save: 'บันทึก',
      matomo: { description: 'นับผู้เข้าชมเว็บไซต์' },
      youtube: { description: 'แสดงวิดีโอ' },
    },
    en: { consentNotice: { title: 'Cookies of the university' }, matomo: { description: 'Counts visitors' }, youtube: { description: 'Shows videos' } },
  },
  services: [
    { name: 'matomo', title: 'Matomo', purposes: ['analytics'], cookies: [/^_pk_/, ['piwik_ignore', '/', '.moving.ac.th']], callback: function (consent) { console.log(consent); } },
    { name: 'youtube', title: 'YouTube', purposes: ['marketing'], cookies: [['VISITOR_INFO1_LIVE', '/', '.youtube.com']] },
    { name: 'session', title: 'Login', purposes: ['login'], required: true, cookies: ['PHPSESSID'] },
  ],
};`;

const t = consoleTexts('mfe-websites', 'th');
const words = consoleTexts('mfe-websites', 'th', 'import');
let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  stack = await ownOwner(await sharedStack());
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

it('a newcomer with a Klaro file has a published banner with the same services within minutes', async () => {
  const owner = await ownerApi(stack);
  const body = {
    organization_id: owner.organizationId,
    domain_name: 'moving.ac.th',
    default_language: 'th',
    languages: ['th', 'en'],
  };
  const { id } = (await owner.call<Application>('POST', '/applications', { body })).body;
  const person = await createPerson(browser);
  await person.page.setViewport({ width: 1440, height: 2400 });
  await signIn(person, stack);
  const trouble = watchTrouble(person.page);
  const { page } = person;
  await page.goto(`${stack.url}/websites/${id}?section=cookies`);
  const began = performance.now();
  let clicks = 0;
  const press = async (name: string, role: 'button' | 'link' = 'button') => {
    clicks += 1;
    await person.press(name, role);
  };

  await press(t('cookies.import'), 'link');
  await page.waitForSelector('select[name="source"]');
  clicks += 1;
  await page.select('select[name="source"]', 'klaro');
  await page.evaluate((text) => {
    const area = document.querySelector<HTMLTextAreaElement>('textarea[name="text"]');
    area?.focus();
    document.execCommand('insertText', false, text);
  }, KLARO);
  await press(words('read'));
  await person.seesInside('/^_pk_/');
  // Descriptions are the owner's own here.
  clicks += 1;
  await person.pressAt('main input[type="checkbox"]');
  await press(words('apply', { count: '4' }));
  await press(words('toBanner'), 'link');
  await press(t('publish.publish'));
  await press(t('publish.confirm'));
  const template = async (version: string) =>
    (await owner.call<Template>('GET', `/applications/${id}/template?version=${version}`)).body;
  await until(async () => (await template('draft')).published_version > 0, 'the banner is published');
  const minutes = (performance.now() - began) / 60_000;

  const { languages } = await template('published');
  expect(languages.th?.banner).toMatchObject({ title: 'คุกกี้ของมหาวิทยาลัย', reject: 'ปฏิเสธทั้งหมด' });
  expect(languages.th?.privacy.url).toBe('https://moving.ac.th/privacy');
  const cookies = await owner.call<{
    entities: { name: string; match: string; category: { type: number }; purpose: { en: string } }[];
  }>('GET', `/cookies?application_id=${id}&sort=name&order=asc`);
  expect(cookies.body.entities.map(({ name, match, category }) => [name, match, category.type])).toEqual([
    ['PHPSESSID', 'exact', 1],
    ['VISITOR_INFO1_LIVE', 'exact', 4],
    ['_pk_', 'prefix', 3],
    ['piwik_ignore', 'exact', 3],
  ]);
  process.stdout.write(
    `Moving in from Klaro: ${clicks} clicks, 1 paste, ${(minutes * 60).toFixed(1)} s of the machine\n`,
  );
  expect(trouble).toEqual([]);
  expect(clicks).toBeLessThanOrEqual(MOST.clicks);
  expect(minutes).toBeLessThan(MOST.minutes);
  await person.leave();
});
