import path from 'node:path';
import { TEMPLATE_LINT_WORDS } from '@yinyom/texts/template-lint/templateLintWords';
import { UNSAVED_WORDS } from '@yinyom/texts/unsaved/unsavedWords';
import type { Application } from '@yinyom/contracts/websites/application';
import type { Template } from '@yinyom/contracts/websites/template';
import type { Browser, ElementHandle } from 'puppeteer';
import { launchBrowser } from '@yinyom/testing/browser';
import { consoleTexts } from '../support/consoleTexts';
import { signIn } from '../support/demo';
import { startFixtureWebsite, type FixtureWebsite } from '../support/fixtureWebsite';
import { ownersStack } from '../support/ownOwner';
import { ownerApi, type OwnerApi } from '../support/ownerApi';
import { createPerson, type Person } from '../support/person';
import { REACHED_HOST as HOST } from '../support/sharedStack';
import type { Stack } from '../support/startStack';
import { ROOT } from '../support/startProgram';
import { until } from '../support/until';

const FONT = path.join(ROOT, 'services/websites/fonts/noto-sans-khmer.woff2');
const t = consoleTexts('mfe-websites', 'en');

let website: FixtureWebsite;
let stack: Stack;
let browser: Browser;
let owner: OwnerApi;
let application: Application;
let person: Person;

beforeAll(async () => {
  const shared = await ownersStack();
  stack = shared;
  website = await startFixtureWebsite(shared.websitePort);
  browser = await launchBrowser();
  owner = await ownerApi(stack);
  const body = {
    organization_id: owner.organizationId,
    domain_name: HOST,
    default_language: 'th',
    languages: ['th', 'en'],
  };
  application = (await owner.call<Application>('POST', '/applications', { body })).body;
});
afterAll(async () => {
  await browser?.close();
  // The next file of this platform may give the name to a website of its own.
  if (application) await owner.call('DELETE', `/applications/${application.id}?confirm=${HOST}`);
  await stack?.stop();
  await website?.close();
});
beforeEach(async () => {
  person = await createPerson(browser, 60_000);
  // Tall enough for everything: nothing lies under the bar for publishing when it is clicked.
  await person.page.setViewport({ width: 1440, height: 2400 });
  await signIn(person, stack);
});
afterEach(() => person.leave());

const open = (section: string) =>
  person.page.goto(`${stack.url}/en/websites/${application.id}?section=${section}`);
/** Opens a part of the editor. Once the preview has said where its texts stand nothing on the page moves any more. */
const edit = async (part: 'banner' | 'texts' | 'design') => {
  await open(part);
  await person.page.waitForSelector(`[aria-label="${t('inPlace.title')}"] button`);
};
const template = async (version = 'draft') =>
  (await owner.call<Template>('GET', `/applications/${application.id}/template?version=${version}`)).body;
/** The field of a text, by its path. */
const field = async (textPath: string): Promise<ElementHandle<HTMLInputElement>> =>
  (await person.page.waitForSelector(`[name="${textPath}"]`)) as ElementHandle<HTMLInputElement>;
const holds = (textPath: string, value: string) =>
  person.page.waitForFunction(
    (name, wanted) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value === wanted,
    {},
    textPath,
    value,
  );
const choose = async (label: string, option: string) => {
  const select = await person.page.waitForSelector(`::-p-aria([name="${label}"][role="combobox"])`);
  await select?.select(option);
};
/** Opens what is folded away. */
const unfold = async (title: string) => {
  const summary = await person.page.waitForSelector(`::-p-xpath(//summary[contains(., "${title}")])`);
  await (summary as ElementHandle<HTMLElement>).focus();
  await person.page.keyboard.press('Enter');
};
/** The review has both pictures of the banner. */
const reviewed = async () => {
  for (const side of ['before', 'after'])
    await person.page.waitForSelector(
      `iframe[title="${t('review.pictureOf', { side: t(`review.${side}`) })}"]`,
    );
};
/** Whether the dialog's button for publishing can be pressed. */
const canPublish = async (): Promise<boolean> => {
  const button = await person.page.waitForSelector(
    `::-p-aria([name="${t('publish.confirm')}"][role="button"])`,
  );
  return button!.evaluate((element) => !(element as HTMLButtonElement).disabled);
};

it('a website is proved by its meta tag, then by its script, each as the console tells its owner', async () => {
  await open('script');
  await unfold(t('verify.title'));
  await choose(t('verify.method'), 'meta');
  const tag = await person.page.waitForFunction(
    () => /<meta name="yinyom-site-verification"[^>]+>/.exec(document.body.innerText)?.[0],
  );
  await person.press(t('verify.check'));
  await person.sees(t('verify.proof_missing', { domain: HOST }));
  website.paste(String(await tag.jsonValue()));
  await person.press(t('verify.check'));
  await person.sees(t('verify.proved', { domain: HOST, method: t('verify.meta') }));
  const state = async () =>
    (await owner.call<Application>('GET', `/applications/${application.id}`)).body.verification;
  expect(await state()).toBe('verified');

  // The very proof that gave it is gone: the website is lost, until the script proves it.
  website.paste('');
  await person.press(t('verify.check'));
  await person.sees(t('verify.proof_missing', { domain: HOST }));
  expect(await state()).toBe('lost');
  website.paste(application.script ?? '');
  await choose(t('verify.method'), 'script');
  await person.press(t('verify.check'));
  await person.sees(t('verify.proved', { domain: HOST, method: t('verify.script') }));
  expect(await state()).toBe('verified');
  expect(person.complaints).toEqual([]);
});

it('texts are typed, undone, copied from another language, guarded when leaving, and published', async () => {
  await edit('texts');
  const before = await template();
  const title = 'languages.th.banner.title';
  const [thai, english] = [before.languages.th, before.languages.en];
  await (await field(title)).type(' ก');
  await person.sees(t('publish.unsaved'));
  await person.press(t('publish.undo'));
  await holds(title, thai?.banner.title ?? '');

  await person.press(t('texts.copyFrom'));
  await person.pressAt('::-p-aria([name="English"][role="menuitem"])');
  await person.press(t('texts.copy'));
  await holds(title, english?.banner.title ?? '');
  await person.press(t('publish.undo'));
  await holds(title, thai?.banner.title ?? '');

  await (await field('languages.th.privacy.url')).type(`https://${HOST}/privacy`);
  await person.press(t('texts.privacyForAll'));
  await person.pressAt('a[href="/en/websites"]');
  await person.page.waitForSelector(`::-p-aria([name="${t('leave.title')}"][role="dialog"])`);
  await person.press(t('leave.stay'));
  await holds('languages.th.privacy.url', `https://${HOST}/privacy`);

  await person.press(t('publish.publish'));
  await person.sees(t('publish.first'));
  await person.press(t('publish.confirm'));
  await person.sees(t('publish.done'));
  expect((await template('published')).languages.en?.privacy.url).toBe(`https://${HOST}/privacy`);
  expect(person.complaints).toEqual([]);
});

it('the check against the law stops a hidden way to reject, until it can be seen; nobody is asked again for a colour', async () => {
  await edit('design');
  await person.press(t('theme.gsb'), 'radio' as 'button');
  await unfold(t('color.advanced'));
  const background = (await template()).design.colors.background;
  await person.fill(t('color.reject'), background);
  await person.press(t('publish.publish'));
  await person.sees(TEMPLATE_LINT_WORDS.en.reject_less_prominent);
  await reviewed();
  expect(await canPublish()).toBe(false);
  await person.press(t('common.cancel'));

  await choose(t('font.choice'), 'own');
  const [upload] = await Promise.all([person.page.waitForFileChooser(), person.press(t('fontFile.upload'))]);
  await upload.accept([FONT]);
  await person.sees(t('fontFile.uploaded'));
  const preview = await person.page.waitForSelector(`iframe[title="${t('preview.title')}"]`);
  // A browser draws nothing in a frame of another origin that is out of sight, and fetches no font for it.
  await preview?.scrollIntoView();
  const frame = await preview?.contentFrame();
  await frame?.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => family.includes('noto-sans-khmer') && status === 'loaded',
    ),
  );

  await person.fill(t('color.reject'), '#0b3d3d');
  await person.press(t('publish.publish'));
  await until(canPublish, 'the banner can be published');
  await person.sees(t('diff.title'));
  await reviewed();
  await person.sees(t('asked.nobody', { days: '365' }));
  await person.press(t('reconsent.none'), 'radio' as 'button');
  await person.press(t('publish.confirm'));
  await person.sees(t('publish.done'));
  const published = await template('published');
  expect(published.design).toMatchObject({ theme: 'gsb', colors: { reject: '#0b3d3d' } });
  expect(published.design.font.url).toMatch(/\/fonts\/[0-9a-f]{64}\.woff2$/);
  expect(published.lint.map(({ code }) => code)).not.toContain('font_third_party');
  expect(person.complaints).toEqual([]);
});

it('an earlier version is copied into the draft; who saves over somebody else is told and loses nothing', async () => {
  await edit('banner');
  const versions = await template('published');
  const version = t('versions.version', { version: '1' });
  await person.pressAt(`::-p-xpath(//li[contains(., "${version}")]//button)`);
  await person.press(t('versions.restore'));
  await person.sees(t('versions.restored', { version: '1' }));
  expect((await template()).design.theme).not.toBe(versions.design.theme);
  expect((await template('published')).version).toBe(versions.version);
  expect(person.complaints).toEqual([]);

  const { design, languages, etag } = await template();
  const { logo: _logo, ...input } = design;
  await person.press(t('layout.top'), 'radio' as 'button');
  await owner.call('PUT', `/applications/${application.id}/template`, {
    headers: { 'if-match': etag },
    body: { design: { ...input, layout: 5 }, languages, publish: false },
  });
  await person.press(t('publish.saveDraft'));
  await person.sees(UNSAVED_WORDS.en.load_latest_discard);
  await person.sees(t('publish.unsaved'));
  expect((await template()).design.layout).toBe(5);
  await person.press(UNSAVED_WORDS.en.load_latest_discard);
  await until(
    async () => !(await person.page.evaluate(() => document.body.innerText)).includes(t('publish.unsaved')),
    'the other draft was taken over',
  );
});
