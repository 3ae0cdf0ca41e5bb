import type { YinyomApi } from '../api/yinyomApi';
import { SAMPLE_TEXTS } from '../../testing/sampleTexts';
import {
  countButtons,
  createStage,
  hasButton,
  press,
  until,
  type Stage,
  type Visitor,
} from '../../testing/visit';

const { accept, reject } = SAMPLE_TEXTS.th;

let stage: Stage;
let visitor: Visitor;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());
afterEach(() => visitor.leave());

describe('P-11 Pages that make it hard', () => {
  test.each([
    [
      'replaced array methods',
      `for (const m of ['forEach','map','filter','some','every','find','includes','push']) Array.prototype[m] = () => { throw new Error('host ' + m) }`,
    ],
    [
      'an old toJSON on arrays and texts',
      `Array.prototype.toJSON = String.prototype.toJSON = function () { return '"broken"' }`,
    ],
    [
      'frozen builtins',
      `[Object, Array, Function, Element, Node, Document, EventTarget].forEach((c) => Object.freeze(c.prototype))`,
    ],
    [
      'a replaced fetch and Promise',
      `window.fetch = () => { throw new Error('no') }; window.Promise.prototype.finally = null`,
    ],
  ])(
    'With %s after the script the visitor can still refuse, the refusal is recorded, and the page sees no error',
    async (_what, code) => {
      visitor = await stage.visitor();
      const errors: string[] = [];
      visitor.page.on('pageerror', (error) => errors.push((error as Error).message));
      await visitor.show('', `<script>${code}</script>`);
      await press(visitor.page, reject);
      await until(
        () => visitor.page.evaluate(() => document.cookie.includes('yinyom_')),
        'the choice is stored',
      );
      // Who lets nothing be sent keeps the record until the next page.
      if (!code.includes('window.fetch')) await visitor.recorded();
      expect(errors).toEqual([]);
      expect(await hasButton(visitor.page, accept)).toBe(false);
    },
  );

  test('On a page that froze the builtins before the script the visitor is asked and the decision recorded', async () => {
    visitor = await stage.visitor();
    await visitor.page.evaluateOnNewDocument(() => {
      for (const { prototype } of [Document, Element, Storage, HTMLScriptElement]) Object.freeze(prototype);
    });
    await visitor.show();
    await press(visitor.page, accept);
    await visitor.recorded();
  });

  test('Elements named like members of document and window do not confuse it', async () => {
    visitor = await stage.visitor();
    await visitor.show(
      `<form id="yinyom" name="cookie"><input name="q"></form><img name="createElement"><form name="body"></form>
       <form name="documentElement"></form><img name="readyState"><img name="querySelector">`,
    );
    await press(visitor.page, accept);
    await visitor.recorded();
    expect(await visitor.page.evaluate(() => typeof (window.yinyom as YinyomApi).get)).toBe('function');
  });

  test('A style of the page cannot hide or restyle the banner', async () => {
    visitor = await stage.visitor();
    await visitor.show(
      '',
      `<style>yinyom-consent, yinyom-consent * { display: none !important; opacity: 0 !important }
       * { color: red !important; font-size: 5px !important } dialog, button { display: none !important }</style>`,
    );
    const button = await visitor.page.waitForSelector(`::-p-aria([name="${accept}"][role="button"])`);
    expect((await button!.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await press(visitor.page, accept);
    await visitor.recorded();
  });

  test('A page that removes the banner from the document gets it back', async () => {
    visitor = await stage.visitor();
    await visitor.show('<div id="app"></div>');
    await visitor.page.evaluate(() => document.querySelector('yinyom-consent')!.remove());
    await press(visitor.page, accept);
    await visitor.recorded();
  });

  test('A click that a script makes up is recorded as made by a script', async () => {
    visitor = await stage.visitor();
    await visitor.page.evaluateOnNewDocument(() => {
      const attach = Element.prototype.attachShadow;
      Element.prototype.attachShadow = function (options) {
        const shadow = attach.call(this, options);
        setTimeout(() => shadow.querySelector('button')?.click(), 100);
        return shadow;
      };
    });
    await visitor.show();
    await visitor.recorded();
    expect(visitor.consent.records[0]!.method).toBe('api');
  });

  test('Two snippets on one page make one banner and one record', async () => {
    visitor = await stage.visitor();
    await visitor.show('', `<script src="${visitor.consent.scriptUrl}"></script>`);
    expect(await countButtons(visitor.page, accept)).toBe(1);
    await press(visitor.page, accept);
    await visitor.recorded();
    expect(await visitor.commands()).toHaveLength(2);
  });

  test('With storage and cookies denied the visitor is asked, can decide, and the decision is sent', async () => {
    visitor = await stage.visitor();
    await visitor.page.evaluateOnNewDocument(() => {
      const deny = {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
        set: () => {
          throw new DOMException('denied', 'SecurityError');
        },
        configurable: true,
      };
      Object.defineProperty(window, 'localStorage', deny);
      Object.defineProperty(window, 'sessionStorage', deny);
      Object.defineProperty(Document.prototype, 'cookie', deny);
    });
    await visitor.show();
    await press(visitor.page, accept);
    await visitor.recorded();
    expect(await hasButton(visitor.page, accept)).toBe(false);
  });
});
