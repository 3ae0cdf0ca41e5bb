import { SAMPLE_TEXTS } from '../../testing/sampleTexts';
import { createStage, press, until, type Stage, type Visitor } from '../../testing/visit';

const { accept } = SAMPLE_TEXTS.th;

let stage: Stage;
let visitor: Visitor;
let errors: string[];
beforeAll(async () => {
  stage = await createStage();
  stage.site.pages['/film'] = { body: '', type: 'video/mp4' };
});
afterAll(() => stage.close());
beforeEach(async () => {
  visitor = await stage.visitor();
  stage.site.requests.length = 0;
  errors = [];
  visitor.page.on('pageerror', (error) => errors.push((error as Error).message));
});
afterEach(() => visitor.leave());

/** What a page's own script does; it is there from the start. */
const OWN = `<script>heard = []; for (const type of ['DOMContentLoaded', 'load', 'pageshow', 'readystatechange'])
  for (const target of [document, window]) target.addEventListener(type, () => heard.push('own ' + type))
  onload = () => heard.push('own onload')</script>`;
const heard = () => visitor.page.evaluate('heard') as Promise<string[]>;

/** How scripts wait for the page, and what they say when it is there. */
const WAITING: Record<string, [code: string, says: string[]]> = {
  'for DOMContentLoaded of the document': [
    `document.addEventListener('DOMContentLoaded', ({ type, target }) => heard.push(type + (target === document)))`,
    ['DOMContentLoadedtrue'],
  ],
  'for DOMContentLoaded of the window': [
    `addEventListener('DOMContentLoaded', () => heard.push('x'))`,
    ['x'],
  ],
  'for load': [
    `window.addEventListener('load', function () { heard.push(this === window) })`,
    [true as never],
  ],
  'with a property': [`onload = () => heard.push('x')`, ['x']],
  'with an object': [`addEventListener('load', { handleEvent() { heard.push('x') } })`, ['x']],
  'for pageshow': [`addEventListener('pageshow', () => heard.push('x'))`, ['x']],
  'for the document to be complete': [
    `document.addEventListener('readystatechange', () => document.readyState === 'complete' && heard.push('x'))`,
    ['x'],
  ],
  'for the first of two': [
    `const once = () => { heard.push('x'); removeEventListener('load', once); document.removeEventListener('DOMContentLoaded', once) };
     document.addEventListener('DOMContentLoaded', once); addEventListener('load', once)`,
    ['x'],
  ],
  'for both, in their order': [
    `addEventListener('load', () => heard.push('load')); addEventListener('DOMContentLoaded', () => heard.push('parsed'))`,
    ['parsed', 'load'],
  ],
  'or, where the page is complete, for nothing': [
    `const run = () => heard.push('x'); if (document.readyState === 'complete') run(); else addEventListener('load', run)`,
    ['x'],
  ],
};

describe('C-09 A released script that waits for what is over', () => {
  test.each(
    Object.entries(WAITING).flatMap(([what, [code, says]]) =>
      ['in the page', 'of a file', 'of a module'].map((where) => [what, where, code, says] as const),
    ),
  )('%s, %s, is called once, and nothing of the page is called again', async (_what, where, code, says) => {
    stage.site.script('/waits.js', code);
    const markup = {
      'in the page': `>${code}`,
      'of a file': ' src="/waits.js">',
      'of a module': ' data-type="module" src="/waits.js">',
    }[where];
    await visitor.show(`<script type="text/plain" data-category="3"${markup}</script>`, OWN);
    await visitor.page.waitForFunction(() => document.readyState === 'complete');
    const own = await heard();
    await press(visitor.page, accept);
    await until(async () => (await heard()).length > own.length, 'the script is called');
    await visitor.recorded();
    expect((await heard()).slice(own.length)).toEqual(says);
    expect(errors).toEqual([]);
  });

  test('finds what the scripts after it have made', async () => {
    stage.site.script('/library.js', 'library = "there"');
    await visitor.show(
      `<script type="text/plain" data-category="3">addEventListener('DOMContentLoaded', () => heard.push(library))</script>
       <script type="text/plain" data-category="3" src="/library.js"></script>`,
      OWN,
    );
    const own = await heard();
    await press(visitor.page, accept);
    await until(async () => (await heard()).length > own.length, 'the script is called');
    expect((await heard()).slice(own.length)).toEqual(['there']);
  });

  test('is one that was released: a listener that the page adds too late stays unheard', async () => {
    await visitor.show('<script type="text/plain" data-category="3">ran = true</script>', OWN);
    await press(visitor.page, accept);
    await visitor.page.waitForFunction('window.ran');
    const own = await heard();
    await visitor.page.evaluate(`addEventListener('load', () => heard.push('late'))`);
    await visitor.recorded();
    expect(await heard()).toEqual(own);
  });
});

describe('C-10 What has more than an address', () => {
  const KINDS: Record<string, string> = {
    'the source of a film': '<video><source data-category="4" data-src="/film"></video>',
    'the source of a sound': '<audio preload="auto"><source data-category="4" data-src="/film"></audio>',
    'the source of a picture':
      '<picture><source data-category="4" data-srcset="/film 1x"><img alt="" src="data:,"></picture>',
    'the track of a film':
      '<video><track kind="subtitles" default data-category="4" data-src="/film"></video>',
    'an object': '<object data-category="4" data-src="/film" width="9" height="9"></object>',
    'the picture of a film': '<video data-category="4" data-poster="/film"></video>',
    'a picture with several addresses': '<img data-category="4" data-srcset="/film 1x, /film?2 2x" alt="">',
    'a picture to press': '<input type="image" data-category="4" data-src="/film" alt="">',
    'what is embedded': '<embed data-category="4" data-src="/film" width="9" height="9">',
    'a style sheet': '<link rel="stylesheet" data-category="4" data-href="/film">',
    'a film of its own': '<video preload="auto" data-category="4" data-src="/film"></video>',
    'a picture of a drawing': '<svg><image data-category="4" data-href="/film" /></svg>',
  };
  test.each(Object.entries(KINDS))('%s is asked for after consent, and not before', async (_what, markup) => {
    await visitor.show(markup);
    await visitor.page.waitForNetworkIdle();
    expect(stage.site.requests.filter((request) => request.endsWith('/film'))).toEqual([]);
    await press(visitor.page, accept);
    await until(() => stage.site.requests.some((request) => request.endsWith('/film')), 'it is asked for');
  });

  test('the source of a film that a rule holds is asked for after consent', async () => {
    const { config } = visitor.consent;
    const { id } = config.categories.find(({ type }) => type === 4)!;
    visitor.consent.publish({ ...config, block: { [id]: ['tags.other.localhost'] } });
    const address = stage.site.url('/film', 'tags.other.localhost');
    await visitor.show(
      `<video id="film"></video><script>{ const one = document.createElement('source'); one.src = '${address}'; film.append(one) }</script>`,
    );
    await visitor.page.waitForNetworkIdle();
    expect(stage.site.requests).not.toContain('tags.other.localhost/film');
    await press(visitor.page, accept);
    await until(() => stage.site.requests.includes('tags.other.localhost/film'), 'the film is asked for');
  });
});
