import { SAMPLE_TEXTS } from '../../testing/sampleTexts';
import { createStage, press, until, type Stage, type Visitor } from '../../testing/visit';

const { accept } = SAMPLE_TEXTS.th;

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

const HEAD = `<script>ran = []</script>
<script type="text/plain" data-category="3" src="/stats.js"></script>
<script type="text/plain" data-category="3">ran.push('inline')</script>`;
const BODY = `<h1>x</h1><script type="text/plain" data-category="3">ran.push('body')</script>`;

/**
 * How pages that change without loading take over what the server sent for the next one: `next` is its document, `live(el)` a
 * copy of an element that the browser has not seen. Bodies are exchanged as a whole.
 */
const SWAPS: Record<string, string> = {
  'adds what its head lacks': `const have = [...document.head.children].map((each) => each.outerHTML);
    for (const each of next.head.children) if (!have.includes(each.outerHTML)) document.head.append(live(each));`,
  'compares node by node': `for (const each of next.head.children)
    if (![...document.head.children].some((old) => old.isEqualNode(each))) document.head.append(live(each));`,
  'exchanges what its head has': `document.head.replaceChildren(...[...next.head.children].map(live));`,
  'exchanges its head': `const head = document.createElement('head'); head.append(...[...next.head.children].map(live)); document.head.replaceWith(head);`,
  'removes first and adds later': `for (const each of [...document.head.children]) each.remove(); await new Promise((done) => requestAnimationFrame(done));
    document.head.append(...[...next.head.children].map(live));`,
};

describe('C-14 A held script of the head of a page that changes without loading', () => {
  const ran = () => visitor.page.evaluate('ran') as Promise<string[]>;
  const count = async (name: string) => (await ran()).filter((each) => each === name).length;

  test.each(Object.entries(SWAPS))(
    'and %s runs once, those of its body once a visit',
    async (_what, code) => {
      stage.site.script('/stats.js', `ran.push('file')`);
      await visitor.show(BODY, HEAD);
      await press(visitor.page, accept);
      await until(async () => (await ran()).length === 3, 'all have run');
      const html = stage.site.pages['/']!.body as string;
      for (const visit of [2, 3, 4]) {
        await visitor.page.evaluate(
          async (text, swap) => {
            const next = new DOMParser().parseFromString(text, 'text/html');
            const live = (old: Element): Element => {
              const made = document.createElement(old.localName);
              for (const { name, value } of old.attributes) made.setAttribute(name, value);
              made.textContent = old.textContent;
              return made;
            };
            // What runs by itself is no matter of the test.
            next.querySelectorAll('head > script:not([type])').forEach((each) => each.remove());
            const Async = Object.getPrototypeOf(async () => undefined).constructor as FunctionConstructor;
            await (new Async('next', 'live', swap)(next, live) as Promise<void>);
            const body = document.createElement('body');
            body.append(...[...next.body.children].map(live));
            document.body.replaceWith(body);
          },
          html,
          code,
        );
        await until(async () => (await count('body')) === visit, 'the script of the body has run');
      }
      await visitor.recorded();
      expect([await count('file'), await count('inline')]).toEqual([1, 1]);
    },
  );

  test('runs again where the page puts another copy next to it', async () => {
    await visitor.show('', HEAD.replace('src="/stats.js"', ''));
    await press(visitor.page, accept);
    await until(async () => (await count('inline')) === 1, 'it has run');
    await visitor.page.evaluate(() => {
      const made = document.createElement('script');
      made.type = 'text/plain';
      made.dataset.category = '3';
      made.text = `ran.push('inline')`;
      document.head.append(made);
    });
    await until(async () => (await count('inline')) === 2, 'it has run again');
  });

  test('and one of the body that a page changes back into what was sent run once', async () => {
    await visitor.show(BODY, HEAD);
    await press(visitor.page, accept);
    await until(async () => (await count('body')) === 1, 'it has run');
    await visitor.page.evaluate(() => {
      for (const script of document.querySelectorAll('script[data-category]'))
        script.setAttribute('type', 'text/plain');
      // Something comes in, so that what is held is looked for.
      const made = document.createElement('script');
      made.type = 'text/plain';
      made.dataset.category = '3';
      made.text = `ran.push('new')`;
      document.body.append(made);
    });
    await until(async () => (await count('new')) === 1, 'what is new has run');
    expect([await count('body'), await count('inline')]).toEqual([1, 1]);
  });
});
