import { SAMPLE_TEXTS } from '../../testing/sampleTexts';
import { createStage, press, until, type Stage, type Visitor } from '../../testing/visit';
import words from '../words/th.json';

const { accept } = SAMPLE_TEXTS.th;

let stage: Stage;
let visitor: Visitor;
let errors: string[];
beforeAll(async () => {
  stage = await createStage();
  stage.site.pages['/held'] = { body: 'video' };
});
afterAll(() => stage.close());
beforeEach(async () => {
  visitor = await stage.visitor();
  errors = [];
  visitor.page.on('pageerror', (error) => errors.push((error as Error).message));
});
afterEach(() => visitor.leave());

/** Gives the window a size, and waits until the page has it. */
const resize = async (width: number): Promise<void> => {
  await visitor.page.setViewport({ width, height: 700 });
  await until(
    () => visitor.page.evaluate((wanted) => innerWidth === wanted, width),
    `it is ${width} px wide`,
  );
};
const asks = () => visitor.page.waitForSelector(`::-p-aria([name="${words.allow}"][role="button"])`);
/** Boxes, as `x y width height`, of what one frame is in, of itself, and of what asks in its place; null for what is not there. */
const boxes = () =>
  visitor.page.evaluate(() =>
    ['#wrapper', 'iframe', 'yinyom-embed'].map((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box ? [box.x, box.y, box.width, box.height].map(Math.round).join(' ') : null;
    }),
  );

/** How pages give a frame its box: style sheet, attributes of the frame. */
const BOXES: Record<string, [css: string, attributes: string]> = {
  'a wrapper of 16 to 9 by padding': [
    '#wrapper { position: relative; padding-top: 56.25% } iframe { position: absolute; inset: 0; width: 100%; height: 100%; border: 0 }',
    '',
  ],
  'a wrapper that places its children': [
    '#wrapper { position: relative } #wrapper::before { content: ""; display: block; padding-top: 56.25% } #wrapper > * { position: absolute; top: 0; left: 0; width: 100%; height: 100% }',
    'frameborder="0"',
  ],
  'a ratio of its own': ['iframe { width: 80%; aspect-ratio: 16 / 9; height: auto }', ''],
  'attributes alone': ['', 'width="480" height="270"'],
  'nothing at all': ['', ''],
  'a grid': [
    '#wrapper { display: grid; grid-template-columns: 1fr 2fr; height: 300px } iframe { grid-column: 2; width: 100%; height: 100% }',
    '',
  ],
  'a row that it fills': [
    '#wrapper { display: flex; height: 240px } iframe { flex: 1; min-width: 0; height: auto; margin: 8px }',
    '',
  ],
  'rules of frames': [
    'iframe { display: block !important; width: 400px; height: 200px; margin: 0 auto }',
    '',
  ],
  'a float': ['iframe { float: right; width: 50%; height: 220px; padding: 4px }', ''],
};

describe('C-11, C-12 What asks in the place of a frame', () => {
  test.each(Object.entries(BOXES))(
    'takes the box that it has by %s, also in another window, and gives it back',
    async (_what, [css, attributes]) => {
      await visitor.page.setViewport({ width: 1000, height: 700 });
      const page = (held: string): string =>
        `<style>body { margin: 0 } ${css}</style><div id="wrapper"><iframe ${held} ${attributes}></iframe></div>`;
      stage.site.pages['/bare'] = { body: `<!doctype html>${page('')}` };
      const bare: Record<number, (string | null)[]> = {};
      await visitor.page.goto(stage.site.url('/bare'));
      for (const width of [700, 1000]) {
        await resize(width);
        bare[width] = await boxes();
      }
      await visitor.show(page('data-category="4" data-src="/held"'));
      await asks();
      for (const width of [1000, 700]) {
        await resize(width);
        const [wrapper, frame] = bare[width]!;
        // The frame itself is nowhere.
        await until(async () => (await boxes())[2] === frame, `the box at ${width} px is ${frame}`);
        expect(await boxes()).toEqual([wrapper, '0 0 0 0', frame]);
      }
      await press(visitor.page, accept);
      await until(async () => !(await boxes())[2], 'the placeholder is gone');
      expect(await boxes()).toEqual(bare[700]);
      expect(errors).toEqual([]);
    },
  );

  test('is drawn as the owner of the page wants it', async () => {
    await visitor.show(
      `<style>yinyom-embed::part(placeholder) { background: rgb(1, 2, 3) } yinyom-embed::part(button) { min-height: 90px }</style>
       <iframe data-category="4" data-src="/held" width="400" height="300"></iframe>`,
    );
    const button = await asks();
    expect((await button!.boundingBox())!.height).toBe(90);
  });
});

test.each([
  [
    'a tab',
    '<div id="tab" style="display: none">FRAME</div>',
    "document.getElementById('tab').style.display = 'block'",
  ],
  [
    'what is folded',
    '<details id="tab"><summary>x</summary>FRAME</details>',
    "document.getElementById('tab').open = true",
  ],
  ['a dialog of the page', '<dialog id="tab">FRAME</dialog>', "document.getElementById('tab').show()"],
  [
    'a box without height',
    '<div id="tab" style="height: 0; overflow: hidden"><div style="height: 100%">FRAME</div></div>',
    "document.getElementById('tab').style.height = '400px'",
  ],
])('C-13 A frame in %s asks in its place once it is shown', async (_what, markup, code) => {
  await visitor.show(
    markup
      .replace(
        'FRAME',
        '<iframe data-category="4" data-src="/held" style="width: 400px; height: 100%; min-height: 0"></iframe>',
      )
      .replace(
        'height: 100%; min-height: 0"',
        markup.includes('height: 0') ? 'height: 100%"' : 'height: 300px"',
      ),
  );
  await visitor.page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/embeds.js')),
  );
  await visitor.page.evaluate(code);
  await asks();
  // The frame's 400 px and its two borders, also where a browser had laid out what was folded.
  await until(async () => (await boxes())[2]?.split(' ')[2] === '404', 'it has the box of the frame');
  expect(errors).toEqual([]);
});
