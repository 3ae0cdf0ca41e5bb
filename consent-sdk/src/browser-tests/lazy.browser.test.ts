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
  stage.site.requests.length = 0;
});
afterEach(() => visitor.leave());

/** What pages' own lazy loaders do with an element that waits. */
const LOADERS = {
  'sets the property': `el.src = el.getAttribute('data-src')`,
  'sets the attribute': `el.setAttribute('src', el.getAttribute('data-src'))`,
  'replaces the address in the frame’s own window': `el.contentWindow && el.contentWindow.location.replace(el.getAttribute('data-src'))`,
  'loads it into another picture first': `new Image().src = el.getAttribute('data-src')`,
  'takes its own attribute away': `el.src = el.dataset.src; el.removeAttribute('data-src')`,
  'tries again whenever the element changes': `new MutationObserver(() => { if (!el.getAttribute('src') && el.dataset.src) el.src = el.dataset.src }).observe(el, { attributes: true }); el.className = 'x'`,
  'sets what it has remembered': `el.src = window.kept`,
  'puts a copy in its place': `const copy = el.cloneNode(); copy.src = el.dataset.src; el.replaceWith(copy)`,
};
const load = (code: string): string =>
  `<script>addEventListener('DOMContentLoaded', () => { for (const el of document.querySelectorAll('.lazy')) if (el.getAttribute('data-src') || window.kept) { ${code} } })</script>`;

describe('C-06 A lazy loader of the page', () => {
  test.each(Object.entries(LOADERS))(
    'that %s asks for nothing before consent, and nothing is lost after it',
    async (_what, code) => {
      const remembered = code.includes('kept') ? `<script>kept = '/held'</script>` : '';
      await visitor.show(
        `<iframe class="lazy" data-category="4" data-src="/held" width="300" height="200"></iframe>
         <img class="lazy" data-category="4" data-src="/held" alt="">${remembered}`,
        load(code),
      );
      await visitor.page.waitForNetworkIdle();
      expect(stage.site.requests.filter((request) => request.includes('/held'))).toEqual([]);
      await press(visitor.page, accept);
      await until(
        () => stage.site.requests.filter((request) => request.includes('/held')).length === 2,
        'frame and picture are asked for',
      );
    },
  );

  // Loaders of tutorials: they choose by a class and do not look whether there is an address.
  test.each([
    'el.src = el.dataset.src',
    `el.src = el.dataset.src || ''`,
    `el.setAttribute('src', el.getAttribute('data-src'))`,
  ])('that does not look (%s) takes away no address that is held', async (code) => {
    await visitor.show(
      `<iframe class="lazy" data-category="4" data-src="/held" width="300" height="200"></iframe>
         <img class="lazy" data-category="4" data-src="/held" alt="">`,
      `<script>run = () => { for (const el of document.querySelectorAll('.lazy')) { ${code} } }
           addEventListener('DOMContentLoaded', run)</script>`,
    );
    const asked = () => stage.site.requests.filter((request) => /held|undefined|null/.test(request));
    await visitor.page.evaluate('run()');
    await visitor.page.waitForNetworkIdle();
    expect(asked()).toEqual([]);
    await press(visitor.page, accept);
    await until(() => asked().length === 2, 'frame and picture are asked for');
    expect(asked()).toEqual(Array(2).fill('www.site.localhost/held'));
  });

  test('that fills what a picture chooses from asks for nothing before consent, and nothing is lost after it', async () => {
    await visitor.show(
      `<img class="lazy" data-category="4" data-srcset="/held?1 1x, /held?2 2x" alt="">
       <picture><source class="lazy" data-category="4" data-srcset="/held?3"><img alt=""></picture>
       <video class="lazy" data-category="4" data-poster="/held?4"></video>`,
      `<script>addEventListener('DOMContentLoaded', () => { for (const el of document.querySelectorAll('.lazy'))
         for (const name of ['srcset', 'poster']) if (el.dataset[name]) el[name] = el.dataset[name] })</script>`,
    );
    await visitor.page.waitForNetworkIdle();
    expect(stage.site.requests.filter((request) => request.includes('/held'))).toEqual([]);
    await press(visitor.page, accept);
    for (const at of [1, 3, 4])
      await until(
        () => stage.site.requests.some((request) => request.endsWith(`/held?${at}`)),
        `${at} is asked for`,
      );
  });

  // Names of WordPress plugins, of themes and of older libraries.
  test.each(['data-lazy-src', 'data-original', 'data-url', 'data-bg-src'])(
    'that keeps the address in %s asks for nothing before consent, and nothing is lost after it',
    async (name) => {
      await visitor.show(
        `<iframe class="lazy" data-category="4" loading="lazy" ${name}="/held" width="300" height="200"></iframe>
         <img class="lazy" data-category="4" ${name}="/held" alt="">`,
        `<script>addEventListener('DOMContentLoaded', () => { for (const el of document.querySelectorAll('.lazy')) {
           el.loading = 'eager'; el.src = el.getAttribute('${name}'); el.srcset &&= '' } })</script>`,
      );
      await visitor.page.waitForNetworkIdle();
      expect(stage.site.requests.filter((request) => request.includes('/held'))).toEqual([]);
      await press(visitor.page, accept);
      await until(
        () => stage.site.requests.filter((request) => request.includes('/held')).length === 2,
        'frame and picture are asked for',
      );
    },
  );

  test('asks for nothing of a host with a rule either', async () => {
    const address = stage.site.url('/held', 'tags.other.localhost');
    const { config } = visitor.consent;
    const marketing = config.categories.find(({ type }) => type === 4)!.id;
    visitor.consent.publish({ ...config, block: { [marketing]: ['tags.other.localhost'] } });
    await visitor.show(
      `<iframe class="lazy" data-src="${address}" width="300" height="200"></iframe>`,
      load(LOADERS['replaces the address in the frame’s own window']),
    );
    await visitor.page.waitForNetworkIdle();
    expect(stage.site.requests.filter((request) => request.includes('/held'))).toEqual([]);
    await press(visitor.page, accept);
    await until(() => stage.site.requests.includes('tags.other.localhost/held'), 'the frame is asked for');
  });
});
