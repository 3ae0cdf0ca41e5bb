import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Frame, Page } from 'puppeteer';
import type { YinyomApi } from '../api/yinyomApi';
import { buildHost } from '../../testing/buildHost';
import { SAMPLE_TEXTS } from '../../testing/sampleTexts';
import { createStage, press, until, type Stage, type Visitor } from '../../testing/visit';

let stage: Stage;
let visitor: Visitor;
let work: string;
beforeAll(async () => {
  work = mkdtempSync(path.join(tmpdir(), 'yy-hosts-'));
  stage = await createStage();
  for (const name of ['first', 'other']) {
    const folder = await buildHost(name, path.join(work, name));
    for (const file of readdirSync(folder))
      stage.site.script(`/${name}/${file}`, readFileSync(path.join(folder, file), 'utf8'));
  }
});
afterAll(async () => {
  await stage.close();
  rmSync(work, { recursive: true, force: true });
});
beforeEach(async () => {
  visitor = await stage.visitor();
});
afterEach(() => visitor.leave());

const text = (page: Page | Frame, id: string) => page.$eval(`>>> #${id}`, (element) => element.textContent);
const show = (page: Page | Frame, what: string) =>
  until(
    async () => (await text(page, 'own')) === what && (await text(page, 'theirs')) === what,
    `both say: ${what}`,
  );
const HOSTS = '<script src="/other/container.js"></script><script src="/first/host.js"></script>';

test('two hosts with copies of their own follow one choice by one store, and it is recorded once', async () => {
  const { page, consent } = visitor;
  // A page that pasted the script twice, as when a shell and a remote both bring it.
  await visitor.show(`${HOSTS}<script src="${consent.scriptUrl}"></script>`);
  await page.waitForSelector('>>> #theirs');
  await show(page, 'asks first');
  const copies = await page.evaluate(
    () => Object.getOwnPropertySymbols(window).filter(({ description }) => description === 'yinyom').length,
  );
  expect(copies).toBe(1);

  await press(page, SAMPLE_TEXTS.th.accept);
  await visitor.recorded();
  await show(page, 'counts');
  expect((await page.$$('yinyom-consent')).length).toBe(1);
  await page.evaluate(() => (window.yinyom as YinyomApi).withdraw());
  await show(page, 'asks first');
  await visitor.recorded(2);
  expect(consent.attempts).toHaveLength(2);
  await page.reload();
  await page.waitForSelector('>>> #theirs');
  await show(page, 'asks first');
  expect(consent.attempts).toHaveLength(2);
});

test('a frame of the website with a copy of its own has the same choice, and records none of its own', async () => {
  const { page, consent } = visitor;
  stage.site.page('/frame', consent.scriptUrl, HOSTS);
  await visitor.show(`${HOSTS}<iframe src="/frame" style="width:600px;height:600px"></iframe>`);
  await page.waitForSelector('>>> #theirs');
  const frame = page.frames().find((each) => each.url().endsWith('/frame'))!;
  await frame.waitForSelector('>>> #theirs');
  await press(page, SAMPLE_TEXTS.th.accept);
  await visitor.recorded();
  await show(page, 'counts');
  await show(frame, 'counts');
  expect(consent.attempts).toHaveLength(1);
});
