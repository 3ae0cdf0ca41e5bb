import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PNG } from 'pngjs';
import type { Browser, Page } from 'puppeteer';
import { LAYOUTS, THEMES } from '@yinyom/contracts/constants';
import type { Theme } from '@yinyom/contracts/constants';
import { isBrowserAtHand, launchBrowser } from '@yinyom/testing/browser';
import { everyCombination, matrix } from '@yinyom/testing/matrix';
import { useBroughtFonts } from '../support/broughtFonts';
import { LOOKS, styleBanner, type Look } from '../support/bannerStyle';
import { contactSheet, differences, shrink, toFile } from '../support/contactSheet';
import { startFixtureWebsite, type FixtureWebsite } from '../support/fixtureWebsite';
import { openPage } from '../support/openPage';
import { ownersStack } from '../support/ownOwner';
import { ownerApi, type OwnerApi } from '../support/ownerApi';
import type { Stack } from '../support/startStack';

const REFERENCES = path.join(__dirname, '../references');
/** `npm run renew-looks -w e2e` writes the references anew instead of comparing with them. */
const RENEW = process.env['RENEW_LOOKS'] === 'true';
/** Share of a picture that may differ: browsers draw the edges of letters differently. */
const TOLERANCE = 0.01;
const SCREENS = {
  desktop: { width: 1280, height: 720, by: 4, columns: 4 },
  phone: { width: 390, height: 720, by: 3, columns: 6 },
} as const;

let stack: Stack;
let browser: Browser;
let owner: OwnerApi;
const websites: FixtureWebsite[] = [];

/** What assistive technology reads on the page, as one text. */
const spoken = async (page: Page): Promise<string> => {
  const root = await page.accessibility.snapshot({ interestingOnly: false });
  const names = (node: typeof root): string[] =>
    node ? [node.name ?? '', ...(node.children ?? []).flatMap(names)] : [];
  return names(root).join('\n');
};

/** A visitor with an empty profile, who keeps no earlier banner either. */
const arrive = async () => {
  const context = await browser.createBrowserContext();
  const page = await openPage(context);
  await page.setCacheEnabled(false);
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  return { page, leave: () => context.close() };
};

/** The visitor, who has decided nothing yet, comes to the banner; once its font has come, too, in all its weights. */
const visit = async (page: Page, { host, texts, font }: Look) => {
  await page.setViewport(SCREENS.desktop);
  await page.goto(`http://${host}/`);
  await page.waitForSelector(`::-p-aria([name="${texts.accept}"][role="button"])`);
  await page.waitForFunction(
    (family) =>
      document.fonts.status === 'loaded' &&
      [...document.fonts].some((face) => face.family.includes(family) && face.status === 'loaded'),
    {},
    font.family,
  );
};

/** By layout; in the gate some layouts have none. */
type Pictures = (PNG | undefined)[];

const shoot = async (page: Page, { width, height, by }: (typeof SCREENS)[keyof typeof SCREENS]) => {
  await page.setViewport({ width, height });
  return shrink(PNG.sync.read(Buffer.from(await page.screenshot({ optimizeForSpeed: true }))), by);
};

const compare = (name: string, pictures: Pictures, columns: number): void => {
  const file = path.join(REFERENCES, `${name}.png`);
  const sheet = () => toFile(contactSheet(pictures, columns));
  if (RENEW) {
    mkdirSync(REFERENCES, { recursive: true });
    writeFileSync(file, sheet());
    return;
  }
  const shares = differences(pictures, PNG.sync.read(readFileSync(file)), columns);
  const wrong = shares.flatMap((share, layout) =>
    share > TOLERANCE ? [`${LAYOUTS[layout]} ${(share * 100).toFixed(1)} %`] : [],
  );
  if (wrong.length === 0) return;
  const seen = path.join(tmpdir(), `yinyom-looks-${name}.png`);
  writeFileSync(seen, sheet());
  throw new Error(
    `Pixels differ: ${wrong.join(', ')}. Compare ${seen} with ${file}; ` +
      'if the change is wanted: npm run renew-looks -w e2e',
  );
};

const AXES = {
  index: [...LOOKS.keys()],
  theme: THEMES.filter((theme) => theme !== 'auto'),
  layout: [...LAYOUTS.keys()],
};
/** The gate takes each layout in each theme and in each language once, `FULL=1` all of them; references have all. */
const views = RENEW ? everyCombination(AXES) : matrix(AXES);
const cases = everyCombination({ index: AXES.index, theme: AXES.theme }).flatMap(({ index, theme }) => {
  const layouts = views
    .filter((view) => view.index === index && view.theme === theme)
    .map(({ layout }) => layout);
  const look = LOOKS[index];
  return look ? [{ look, index, theme, layouts, name: look.language }] : [];
});

/** Pictures need a Chromium. */
const withBrowser = isBrowserAtHand() ? describe : describe.skip;

withBrowser('the banner that visitors see', () => {
  beforeAll(async () => {
    // The fonts are for the browser alone: a platform that others use keeps those of the machine.
    stack = await ownersStack();
    useBroughtFonts();
    owner = await ownerApi(stack);
    websites.push(...(await Promise.all(LOOKS.map(() => startFixtureWebsite()))));
    const names = LOOKS.map(({ host }, index) => `MAP ${host}:80 127.0.0.1:${websites[index]?.port}`);
    browser = await launchBrowser({
      // Letters are drawn as their font says, not as the machine would like them.
      args: [`--host-resolver-rules=${names.join(',')}`, '--hide-scrollbars', '--font-render-hinting=none'],
    });
  });
  afterAll(async () => {
    await browser?.close();
    for (const website of websites) await website.close();
    await stack?.stop();
  });

  it.each(cases)(
    'F-B5 in $name with the theme $theme layouts look and read as they should',
    async ({
      look,
      index,
      theme,
      layouts,
    }: {
      look: Look;
      index: number;
      theme: Theme;
      layouts: number[];
    }) => {
      const none = (): Pictures => LAYOUTS.map(() => undefined);
      const pictures = { desktop: none(), phone: none() };
      const { page, leave } = await arrive();
      for (const layout of layouts) {
        websites[index]?.paste(await styleBanner(owner, look, theme, layout));
        await visit(page, look);
        // What keeps a name with a hyphen on one line is neither seen nor heard.
        const heard = (await spoken(page)).replaceAll('\u2060', '');
        for (const text of Object.values(look.texts)) expect(heard).toContain(text);
        pictures.desktop[layout] = await shoot(page, SCREENS.desktop);
        pictures.phone[layout] = await shoot(page, SCREENS.phone);
      }
      await leave();
      for (const screen of ['desktop', 'phone'] as const)
        compare(`${look.language}-${theme}-${screen}`, pictures[screen], SCREENS[screen].columns);
    },
  );
});
