import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PLATFORM_FONTS } from '@yinyom/contracts/websites/platformFonts';
import { sampleConfig } from '../../testing/sampleSite';
import { SAMPLE_TEXTS } from '../../testing/sampleTexts';
import { PLATFORM_FONT_FILES } from '../ui/fontFiles';
import { createStage, hasButton, until, type Stage, type Visitor } from '../../testing/visit';

const FONT = path.join(
  path.dirname(require.resolve('@fontsource/noto-sans-khmer/package.json')),
  'files/noto-sans-khmer-khmer-400-normal.woff2',
);
/** What the websites service serves below `/sdk/v1/fonts/`. */
const PLATFORM_FOLDER = path.resolve(__dirname, '../../../services/websites/fonts');

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
  const states = () =>
    visitor.page.evaluate(() => [...document.fonts].map(({ family, status }) => [family, status].join(' ')));
  const wanted = `${used ? 'loaded' : 'error'}`;
  await until(async () => (await states()).some((state) => state.endsWith(wanted)), `the font is ${wanted}`);
  // An owner's font is one file.
  expect(await states()).toEqual([expect.stringMatching(new RegExp(`^"?Owner Sans"? ${wanted}$`))]);
});

test.each(Object.values(PLATFORM_FONTS))(
  'H26 $family draws Latin letters, digits and titles itself, for a site published with its first file alone',
  async ({ family, url }) => {
    visitor = await stage.visitor({
      design: { ...sampleConfig().design, font: { family, url: stage.site.url(url) } },
    });
    for (const [folder] of PLATFORM_FONT_FILES) {
      const name = path.basename(url);
      stage.site.pages[url.replace(name, folder + name)] = {
        body: readFileSync(path.join(PLATFORM_FOLDER, folder, name)),
        type: 'font/woff2',
        headers: { 'Access-Control-Allow-Origin': '*' },
      };
    }
    stage.site.page('/', visitor.consent.scriptUrl, '<h1>หน้าแรก</h1>');
    await visitor.open(stage.site.url('/'));
    await until(() => visitor.page.evaluate(() => document.fonts.size > 0), 'the font is offered');
    const own = family === 'Noto Sans Khmer' ? 'ខូគី' : 'คุกกี้';
    const drawn = await visitor.page.evaluate(
      async (name, script) => {
        const context = document.createElement('canvas').getContext('2d')!;
        const width = (font: string, text: string) => {
          context.font = font;
          return context.measureText(text).width;
        };
        const files = async (weight: number, text: string) =>
          (await document.fonts.load(`${weight} 40px "${name}"`, text)).map((face) =>
            face.weight.replace('normal', '400'),
          );
        const results = [];
        for (const text of ['Privacy www.example.ac.th', '2562', script])
          for (const weight of [400, 600]) {
            const weights = await files(weight, text);
            results.push({
              text,
              weight,
              weights: weights.filter((each) => each === `${weight}`).length > 0,
              itself: ['serif', 'monospace'].map((rest) => width(`${weight} 40px "${name}", ${rest}`, text)),
            });
          }
        return results;
      },
      family,
      own,
    );
    expect(drawn).toHaveLength(6);
    for (const { text, weight, weights, itself } of drawn) {
      // The same width whatever stands behind it: nothing of the text falls to another font.
      expect({ text, weight, weights, same: itself[0] === itself[1] }).toEqual({
        text,
        weight,
        weights: true,
        same: true,
      });
    }
  },
);
