import { buildWholeDocument, REACTS } from '../../testing/hydration/buildWholeDocument';
import { SAMPLE_TEXTS } from '../../testing/sampleTexts';
import { createStage, hasButton, press, until, type Stage, type Visitor } from '../../testing/visit';

const { accept, cookie_setting } = SAMPLE_TEXTS.th;

let stage: Stage;
let visitor: Visitor;
let errors: string[];
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  visitor = await stage.visitor();
  errors = [];
  visitor.page.on('pageerror', (error) => errors.push((error as Error).message));
});
afterEach(() => visitor.leave());

interface Taken {
  hydrated: { errors: string[]; render(script: string): string; hydrate(script: string): void };
  first: Element;
}

describe.each(REACTS)('C-08 React %s that takes over the whole document', (version) => {
  test.each(['while the banner stands', 'when the visitor has agreed'])(
    '%s finds no stranger: the document stays, works, and keeps banner or control',
    async (when) => {
      stage.site.pages['/react.js'] = { body: await buildWholeDocument(version), type: 'text/javascript' };
      const script = visitor.consent.scriptUrl;
      stage.site.pages['/server'] = { body: '<script src="/react.js"></script>' };
      await visitor.page.goto(stage.site.url('/server'));
      const html = await visitor.page.evaluate(
        (address) => (window as unknown as Taken).hydrated.render(address),
        script,
      );
      stage.site.pages['/'] = { body: html };
      await visitor.open(stage.site.url('/'));
      await visitor.page.waitForSelector(`::-p-aria([name="${accept}"][role="button"])`);
      if (when.includes('agreed')) {
        await press(visitor.page, accept);
        await visitor.recorded();
        await visitor.page.reload();
        await visitor.page.waitForSelector(`::-p-aria([name="${cookie_setting}"][role="button"])`);
      }
      await visitor.page.evaluate((address) => {
        const page = window as unknown as Taken;
        page.first = document.documentElement;
        page.hydrated.hydrate(address);
      }, script);
      // The page answers once it is React's.
      await until(async () => {
        await visitor.page.click('#count');
        return (await visitor.page.$eval('#count', (button) => button.textContent)) !== '0';
      }, 'the page works');
      expect(
        await visitor.page.evaluate(() => {
          const { hydrated, first } = window as unknown as Taken;
          return [hydrated.errors, first === document.documentElement];
        }),
      ).toEqual([[], true]);
      if (when.includes('stands')) await press(visitor.page, accept);
      await until(() => hasButton(visitor.page, cookie_setting), 'the control is there');
      expect(errors).toEqual([]);
    },
  );
});
