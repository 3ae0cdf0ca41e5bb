import { everyCombination, isFull } from '@yinyom/testing/matrix';
import { SAMPLE_TEXTS } from '../../testing/sampleTexts';
import { createStage, press, until, type Stage, type Visitor } from '../../testing/visit';

const { accept } = SAMPLE_TEXTS.th;
/** All but the one over the whole page, under which nothing has the focus. */
const LAYOUTS = [0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11];
const WINDOWS = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
};

let stage: Stage;
let visitor: Visitor;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  visitor = await stage.visitor();
});
afterEach(() => visitor.leave());

const links = (count: number): string =>
  Array.from({ length: count }, (_, at) => `<p><a href="#${at}">link ${at}</a></p>`).join('');
/** What scrolls in pages, and what cannot. */
const PAGES: Record<string, string> = {
  'a long page': links(40),
  'a page that scrolls smoothly': `<style>html { scroll-behavior: smooth }</style>${links(40)}`,
  'a part that scrolls': `<style>body { margin: 0 } main { height: 100vh; overflow: auto }</style><main>${links(40)}</main>`,
  'a page as high as its window': `<style>body { margin: 0; height: 100vh; display: flex; flex-direction: column; justify-content: space-between }</style>${links(12)}`,
  'what is fixed to the edges': `<style>nav { position: fixed; left: 0; right: 0; text-align: center } nav p { display: inline }</style>
    <nav style="top: 0">${links(4)}</nav><nav style="bottom: 0">${links(4)}</nav>`,
};

/** `npm test` runs the two bars on a desktop, and one on a phone. */
const CASES = everyCombination({
  what: Object.keys(PAGES),
  layout: LAYOUTS,
  device: Object.keys(WINDOWS) as (keyof typeof WINDOWS)[],
}).filter(
  ({ what, layout, device }) =>
    isFull() || (layout < 2 && device === 'desktop') || (layout === 0 && what === 'a long page'),
);

describe('C-15 While the banner stands the focus is never hidden', () => {
  test.each(CASES)('on $what, with layout $layout, on a $device', async ({ what, layout, device }) => {
    const { config } = visitor.consent;
    visitor.consent.publish({ ...config, design: { ...config.design, layout } });
    await visitor.page.setViewport(WINDOWS[device]);
    await visitor.show(PAGES[what]!);
    await visitor.page.waitForSelector(`::-p-aria([name="${accept}"][role="button"])`);
    // What watches the focus has come when the banner is counted.
    await until(() => visitor.consent.shows.length === 1, 'the banner is counted');
    const hidden = await visitor.page.evaluate(async () => {
      // What a focus makes the script do comes with the next frame, and before this.
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      await frame();
      const found: string[] = [];
      const all = [...document.querySelectorAll('a')];
      for (const link of [...all, ...[...all].reverse()]) {
        link.focus();
        await frame();
        const { left, width, top, bottom } = link.getBoundingClientRect();
        const seen = [top + 1, bottom - 1].map(
          (y) => document.elementFromPoint(left + width / 2, y) === link,
        );
        if (!seen.every(Boolean)) found.push(`${link.textContent} ${Math.round(top)}`);
      }
      return found;
    });
    expect(hidden).toEqual([]);
    await press(visitor.page, accept);
    await visitor.recorded();
  });
});
