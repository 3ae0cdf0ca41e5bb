import { CATEGORY } from '../../testing/sampleSite';
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
  visitor = await stage.visitor({ block: { [CATEGORY.marketing]: ['tags.localhost'] } });
  stage.site.script('/tag.js', '');
});
afterEach(() => visitor.leave());

const open = async (query: string, language = 'en') => {
  stage.site.pages['/'] = {
    body: `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<script src="${visitor.consent.scriptUrl}" data-language="th"></script></head><body>
<script>document.cookie = '_ga=1'; const s = document.createElement('script'); s.src = 'http://www.tags.localhost/t.js'; document.head.append(s)</script>
<script type="text/plain" data-category="3">window.statistics = 1</script></body></html>`,
  };
  await visitor.open(stage.site.url(`/${query}`));
};
/** What the panel says to assistive technology, which sees into the closed root. */
const panelText = async (name: string): Promise<string> => {
  const region = await visitor.page.waitForSelector(`::-p-aria([name="${name}"][role="region"])`);
  return region!.evaluate((node) => (node as HTMLElement).innerText);
};
const says = (name: string, ...parts: string[]) =>
  until(
    async () => {
      const text = await panelText(name);
      return parts.every((part) => text.includes(part));
    },
    `the panel says ${parts.join(', ')}`,
  );

const ENGLISH = 'Yinyom: what happens here';

test('The panel explains what was held, by which rule, why the visitor is asked, and follows the decision', async () => {
  await open('?yinyom=debug');
  await says(
    ENGLISH,
    'template 12',
    'asked: no choice yet',
    'blocked · <script> http://www.tags.localhost/t.js',
    'rule tags.localhost',
    'blocked · <script> inline: window.statistics = 1',
    'the owner’s markup',
    '_ga ·',
    'rule _ga',
    'default {"ad_storage":"denied"',
  );
  await press(visitor.page, accept);
  await says(
    ENGLISH,
    'not asked: a stored choice applies',
    'released · <script> inline: window.statistics = 1',
    'update {"ad_storage":"granted"',
    'consent_id consent-1',
    'HTTP 201',
  );
  await press(visitor.page, 'Close');
  expect(await visitor.page.$(`::-p-aria([name="${ENGLISH}"][role="region"])`)).toBeNull();
});

test('On a Thai page it speaks Thai; without the query nobody loads it', async () => {
  await open('?yinyom=debug', 'th');
  await says('ยินยอม: ตรวจการทำงาน', 'บล็อกไว้ · <script>', 'ถาม: ยังไม่เคยเลือก');
  // A tab of their own: what the first one had open when it was left would never end.
  await visitor.leave();
  visitor = await stage.visitor();
  await open('', 'th');
  await visitor.page.waitForNetworkIdle();
  expect(visitor.consent.calls.filter((call) => call.includes('debug'))).toEqual([]);
});

/** Shows a Thai page of the website with the panel. */
const explain = async (body: string): Promise<void> => {
  stage.site.page('/', visitor.consent.scriptUrl, body);
  await visitor.open(stage.site.url('/?yinyom=debug'));
};

test('C-31 What waits in a shadow root is named as out of reach', async () => {
  await explain(
    `<x-app></x-app><script>document.querySelector('x-app').attachShadow({ mode: 'open' }).innerHTML =
       '<iframe data-category="4" data-src="/inside"></iframe>'</script>`,
  );
  await says('ยินยอม: ตรวจการทำงาน', 'บล็อกไว้ · <iframe> /inside', 'อยู่ใน shadow root');
});

test('C-06 What a loader of the page has asked for all the same is named', async () => {
  stage.site.script('/early', '');
  await explain(`<img data-category="4" data-src="/early" alt=""><script>fetch('/early')</script>`);
  await says('ยินยอม: ตรวจการทำงาน', 'บล็อกไว้ · <img> /early', 'ถูกร้องขอไปแล้ว');
});

test('C-22 A mark that no category has is named as one that is always blocked', async () => {
  await explain(
    `<script type="text/plain" data-category="marketing">never</script><iframe data-category="ads" data-src="/ads"></iframe>`,
  );
  await says(
    'ยินยอม: ตรวจการทำงาน',
    'inline: never · marketing · เว็บไซต์นี้ไม่มีหมวดหมู่ตามที่ระบุ',
    '<iframe> /ads · ads · เว็บไซต์นี้ไม่มีหมวดหมู่ตามที่ระบุ',
  );
});
