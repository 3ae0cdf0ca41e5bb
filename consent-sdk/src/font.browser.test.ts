/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["yinyom-source", "node", "require", "default"]}
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sampleConfig } from '../testing/sampleSite';
import { SAMPLE_TEXTS } from '../testing/sampleTexts';
import { createStage, hasButton, until, type Stage, type Visitor } from '../testing/visit';

jest.setTimeout(60_000);
const FONT = path.join(
  path.dirname(require.resolve('@fontsource/noto-sans-khmer/package.json')),
  'files/noto-sans-khmer-khmer-400-normal.woff2',
);

let stage: Stage;
let visitor: Visitor;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());
afterEach(() => visitor.leave());

test.each([
  ['a font file', readFileSync(FONT).toString('latin1'), true],
  ['something that is no font', 'no font', false],
])('With %s the banner stands first and the font is used only if it is one', async (_what, body, used) => {
  visitor = await stage.visitor({
    design: { ...sampleConfig().design, font: { family: 'Owner Sans', url: stage.site.url('/owner.woff2') } },
  });
  stage.site.pages['/owner.woff2'] = {
    body: Buffer.from(body, 'latin1'),
    type: 'font/woff2',
    headers: { 'Access-Control-Allow-Origin': '*' },
  };
  stage.site.requests.length = 0;
  stage.site.page('/', visitor.consent.scriptUrl, '<h1>หน้าแรก</h1>');
  await visitor.open(stage.site.url('/'));
  expect(await hasButton(visitor.page, SAMPLE_TEXTS.th.accept)).toBe(true);
  await until(
    () => stage.site.requests.some((request) => request.endsWith('.woff2')),
    'the font is asked for',
  );
  await visitor.page.waitForNetworkIdle();
  const families = await visitor.page.evaluate(() => [...document.fonts].map(({ family }) => family));
  expect(families.includes('Owner Sans') || families.includes('"Owner Sans"')).toBe(used);
});
