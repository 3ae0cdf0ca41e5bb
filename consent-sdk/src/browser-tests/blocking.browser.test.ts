import { CATEGORY } from '../../testing/sampleSite';
import { SAMPLE_TEXTS } from '../../testing/sampleTexts';
import { createStage, press, until, type Stage, type Visitor } from '../../testing/visit';

const { accept, reject } = SAMPLE_TEXTS.th;
const { statistics, marketing } = CATEGORY;
const ALLOW = 'ยินยอมและแสดงเนื้อหา';

let stage: Stage;
let visitor: Visitor;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  const port = new URL(stage.site.url('/')).port;
  visitor = await stage.visitor({
    block: { [statistics]: [`tags.localhost:${port}`], [marketing]: [`video.localhost:${port}/embed`] },
  });
  stage.site.requests.length = 0;
  stage.site.script('/tag.js', '(window.ran = window.ran || []).push("tag")');
  stage.site.pages['/embed'] = { body: 'video' };
  stage.site.pages['/pixel.gif'] = { body: '', type: 'image/gif' };
});
afterEach(() => visitor.leave());

const tag = (path: string) => stage.site.url(path, 'www.tags.localhost');
const video = () => stage.site.url('/embed', 'video.localhost');
const show = (body: string) => {
  stage.site.page('/', visitor.consent.scriptUrl, body);
  return visitor.open(stage.site.url('/'));
};
const ran = () => visitor.page.evaluate(() => window.ran ?? []);
const asked = (path: string) => stage.site.requests.filter((request) => request.endsWith(path));
const isRecorded = () => until(() => visitor.consent.records.length > 0, 'the decision is recorded');

test('A script of a known host in the page source does not run before consent and runs after it', async () => {
  await show(`<script src="${tag('/tag.js')}"></script><script>window.own = 1</script>`);
  expect(await ran()).toEqual([]);
  expect(await visitor.page.evaluate('own')).toBe(1);
  await press(visitor.page, accept);
  await until(async () => (await ran()).length === 1, 'the script runs');
});

test.each([
  ['the src property', `s.src = url`],
  ['setAttribute', `s.setAttribute('src', url)`],
])('A script made by a script through %s is not even asked for until consent', async (_how, assign) => {
  await show(
    `<script>const url = ${JSON.stringify(tag('/tag.js'))}; const s = document.createElement('script'); s.async = true;
     ${assign}; document.head.append(s)</script>`,
  );
  await press(visitor.page, reject);
  await isRecorded();
  expect(asked('/tag.js')).toEqual([]);
  await visitor.page.evaluate(
    (id) => (window.yinyom as { set(c: object): void }).set({ [id]: true }),
    statistics,
  );
  await until(async () => (await ran()).length === 1, 'the script runs');
});

// A browser reads a type without regard to capitals and to spaces around it.
test('A script that a rule or its mark holds runs after consent however its type is written', async () => {
  const types = ['TEXT/JAVASCRIPT', ' text/javascript ', 'TEXT/PLAIN', ' Text/Plain ', 'text/plain'];
  const names = types.flatMap((_, at) => [`/marked${at}.js`, `/rule${at}.js`]);
  for (const name of names) stage.site.script(name, `(window.ran = window.ran || []).push("${name}")`);
  const sources = [...names.keys()].map((at) => (at % 2 ? tag(names[at]!) : names[at]!));
  const held = (source: string, at: number) =>
    `<script type="${types[at >> 1]}" data-category="3" src="${source}"></script>`;
  await show(sources.map(held).join(''));
  expect(await ran()).toEqual([]);
  await press(visitor.page, accept);
  await until(async () => (await ran()).length === names.length, 'all of them run');
  expect(await ran()).toEqual(names);
});

test('A tracking pixel made by a script is not asked for without consent', async () => {
  await show(`<script>new Image().src = ${JSON.stringify(tag('/pixel.gif'))}</script>`);
  await press(visitor.page, reject);
  await isRecorded();
  expect(asked('/pixel.gif')).toEqual([]);
});

test('Addresses of hosts without a rule load as ever', async () => {
  stage.site.script('/own.js', '(window.ran = window.ran || []).push("own")');
  await show('<script src="/own.js"></script>');
  expect(await ran()).toEqual(['own']);
});

test('A held frame asks in its place, loads after agreeing there, and only its category is granted', async () => {
  await show(`<iframe width="480" height="270" data-category="4" data-src="${video()}"></iframe>`);
  const button = await visitor.page.waitForSelector(`::-p-aria([name="${ALLOW}"][role="button"])`);
  expect(asked('/embed')).toEqual([]);
  await press(visitor.page, reject);
  await isRecorded();
  await button!.click();
  await until(() => asked('/embed').length === 1, 'the frame loads');
  await until(() => visitor.consent.records.length === 2, 'the second decision is recorded');
  expect(visitor.consent.records[1]!.categories).toMatchObject({ [statistics]: false, [marketing]: true });
  expect(await visitor.page.$('yinyom-embed')).toBeNull();
  expect(await visitor.page.$eval('iframe', (frame) => frame.hidden)).toBe(false);
});

test('A frame made by a script for a known address waits; one outside the rule’s path does not', async () => {
  await show(
    `<script>for (const url of ${JSON.stringify([video(), stage.site.url('/other', 'video.localhost')])}) {
      const f = document.createElement('iframe'); f.src = url; document.documentElement.append(f) }</script>`,
  );
  await visitor.page.waitForSelector(`::-p-aria([name="${ALLOW}"][role="button"])`);
  await until(() => asked('/other').length === 1, 'the other frame loads');
  expect(asked('/embed')).toEqual([]);
});

test('A placeholder is as large as its frame, whatever the page’s styles say; what nobody can see asks nothing', async () => {
  await show(
    `<style>yinyom-embed { width: 10px !important; min-height: 0 !important; display: inline !important }
     iframe { width: 480px !important; height: 270px !important; border: 0 } .unseen { width: 1px !important }</style>
     <iframe class="unseen" data-category="4" data-src="${video()}?1"></iframe>
     <iframe data-category="4" data-src="${video()}"></iframe>`,
  );
  await visitor.page.waitForSelector(`::-p-aria([name="${ALLOW}"][role="button"])`);
  const boxes = await visitor.page.$$eval('yinyom-embed', (hosts) =>
    hosts.map((host) => {
      const { width, height } = host.getBoundingClientRect();
      return [width, height];
    }),
  );
  expect(boxes).toEqual([[480, 270]]);
});

test('A frame that is put in as markup is stopped and asks in its place; a picture is stopped', async () => {
  stage.site.pages['/photo'] = { body: '', type: 'image/gif' };
  await show('<main></main>');
  await visitor.page.evaluate(
    (frame, picture) => {
      document.querySelector('main')!.innerHTML =
        `<iframe src="${frame}"></iframe><img src="${picture}" alt="">`;
    },
    video(),
    tag('/photo'),
  );
  await visitor.page.waitForSelector(`::-p-aria([name="${ALLOW}"][role="button"])`);
  const left = await visitor.page.$$eval('main iframe, main img', (elements) =>
    elements.map((element) => [element.getAttribute('src'), element.getAttribute('data-held-src')]),
  );
  expect(left).toEqual([
    [null, video()],
    [null, tag('/photo')],
  ]);
});

/** Ways to make a browser ask a host, as code on the page with its address as `url`. */
const WAYS: [what: string, code: string][] = [
  ['an attribute in capitals', `const i = new Image(); i.setAttribute('SRC', url); document.body.append(i)`],
  [
    'setAttributeNS',
    `const s = document.createElement('script'); s.setAttributeNS(null, 'src', url); document.head.append(s)`,
  ],
  [
    'setAttributeNode',
    `const a = document.createAttribute('src'); a.value = url; const s = document.createElement('script');
     s.setAttributeNode(a); document.head.append(s)`,
  ],
  [
    'setAttributeNodeNS',
    `const a = document.createAttributeNS(null, 'src'); a.value = url; const f = document.createElement('iframe');
     f.setAttributeNodeNS(a); document.body.append(f)`,
  ],
  [
    'srcset',
    `const i = new Image(); i.srcset = '/own.gif 1x, ' + url + ' 2x, ' + url + ' 1.5x'; document.body.append(i)`,
  ],
  [
    'the srcset of a source',
    `const p = document.createElement('picture'); const s = document.createElement('source'); s.srcset = url;
     p.append(s, new Image()); document.body.append(p)`,
  ],
  ['a poster', `const v = document.createElement('video'); v.poster = url; document.body.append(v)`],
  [
    'a medium',
    `const v = document.createElement('audio'); v.preload = 'auto'; v.src = url; document.body.append(v)`,
  ],
  [
    'a button that is a picture',
    `const i = document.createElement('input'); i.type = 'image'; i.src = url; document.body.append(i)`,
  ],
  ['an embed', `const e = document.createElement('embed'); e.src = url; document.body.append(e)`],
  [
    'the track of a medium',
    `const v = document.createElement('video'); const t = document.createElement('track'); t.default = true;
     t.src = url; v.append(t); document.body.append(v)`,
  ],
  ['a beacon', `navigator.sendBeacon(url, 'x')`],
  ['another port and a user', `new Image().src = url.replace('//', '//user@')`],
  ['a dot after the host', `new Image().src = url.replace('.localhost', '.localhost.')`],
  ['capitals in the host', `new Image().src = url.replace('tags', 'TAGS')`],
  ['no scheme', `new Image().src = url.replace('http:', '')`],
  ['backslashes', `new Image().src = url.replace('//', '\\\\\\\\')`],
  ['white space', `new Image().src = ' \\n' + url.replace('http', 'ht\\ntp')`],
  [
    'a base',
    `const b = document.createElement('base'); b.href = url; document.head.append(b); new Image().src = '/pixel.gif'`,
  ],
  [
    'a base behind a form of its name',
    `const f = document.createElement('form'); f.name = 'baseURI'; document.body.append(f); new Image().src = url`,
  ],
  [
    'a value that says something else each time',
    `let times = 0; new Image().src = { toString: () => (times++ ? url : '/own.gif') }`,
  ],
  [
    'a name and a value that say something else each time',
    `let n = 0, v = 0; new Image().setAttribute({ toString: () => (n++ ? 'src' : 'alt') }, { toString: () => (v++ ? url : '/own.gif') })`,
  ],
];

test.each(WAYS)('V-20 SD-01 An address that is refused is not asked for through %s', async (_what, code) => {
  await show('<p>x</p>');
  await visitor.page.evaluate(`{ const url = ${JSON.stringify(tag('/pixel.gif'))}; ${code} }`);
  await press(visitor.page, reject);
  await isRecorded();
  await visitor.page.waitForNetworkIdle();
  expect(asked('/pixel.gif')).toEqual([]);
});

test('V-20 A rule holds on every port, whether or not it names one', async () => {
  visitor.consent.publish({ ...visitor.consent.config, block: { [statistics]: ['tags.localhost:1'] } });
  await show('<p>x</p>');
  await visitor.page.evaluate((url) => void (new Image().src = url), tag('/pixel.gif'));
  await press(visitor.page, reject);
  await isRecorded();
  expect(asked('/pixel.gif')).toEqual([]);
});

test('V-20 What was held through srcset, poster or a medium loads after consent', async () => {
  await show('<p>x</p>');
  await visitor.page.evaluate((url) => {
    const picture = new Image();
    picture.srcset = `${url}?set 1x`;
    const video = document.createElement('video');
    video.poster = `${url}?poster`;
    document.body.append(picture, video);
  }, tag('/pixel.gif'));
  await press(visitor.page, accept);
  await until(() => asked('?set').length + asked('?poster').length === 2, 'both load');
});

test('V-20 What is set for hosts without a rule arrives as it was given', async () => {
  await show('<p id="p">x</p>');
  const result = await visitor.page.evaluate(() => {
    const p = document.getElementById('p')!;
    const node = document.createAttribute('data-x');
    node.value = '1';
    const before = p.setAttributeNode(node);
    const again = document.createAttribute('data-x');
    p.setAttributeNS('http://www.w3.org/1999/xlink', 'xlink:href', '#a');
    p.setAttribute('title', null as unknown as string);
    return [before, p.setAttributeNode(again) === node, p.outerHTML, navigator.sendBeacon('/own', 'x')];
  });
  expect(result).toEqual([null, true, '<p id="p" data-x="" xlink:href="#a" title="null">x</p>', true]);
});

const COOKIES: [what: string, cookie: string, left: string][] = [
  ['an age with a zero before it', '_ga=1;max-age=03600', ''],
  ['an end long ago, and an age', '_ga=1;expires=Thu, 01 Jan 1970 00:00:00 GMT;max-age=3600', ''],
  ['an age, and an end long ago', '_ga=1;max-age=3600;expires=Thu, 01 Jan 1970 00:00:00 GMT', ''],
  ['two ages', '_ga=1;max-age=0;max-age=3600', ''],
  ['an age that is none', '_ga=1;max-age=-', ''],
  ['a year in its end that is none', '_ga=1;expires=Fri, 01 Jan 2044 00:00:00 GMT 1970', ''],
  ['a deletion as its value', '_ga=max-age=0', ''],
  ['a line break', '_ga=1;max-age=3600\n;max-age=0', ''],
  ['a null', '_ga=1;max-age=3600\0;max-age=0', ''],
  ['no name, and a name in its value', '=_ga=1', ''],
  ['white space before its name', ' \t _ga =1', ''],
  ['a name that nobody refuses', 'mine=1;max-age=03600', 'mine=1'],
  [
    'such a name, an end long ago and an age',
    'mine=1;expires=Thu, 01 Jan 1970 00:00:00 GMT;max-age=3600',
    'mine=1',
  ],
];
test.each(COOKIES)('V-21 SD-02 A cookie with %s', async (_what, cookie, left) => {
  await show('<p>x</p>');
  await visitor.page.evaluate((text) => (document.cookie = text), cookie);
  expect(await visitor.page.evaluate(() => document.cookie)).toBe(left);
});

test('V-21 SD-02 A deletion of a refused name passes, also one that an age demands against its end', async () => {
  await visitor.context.setCookie(
    ...['_ga', '_gid'].map((name) => ({ name, value: '1', domain: 'www.site.localhost', path: '/' })),
  );
  await show('<p>x</p>');
  await visitor.page.evaluate(() => {
    document.cookie = '_ga=;expires=Thu, 01 Jan 1970 00:00:00 GMT;path=/';
    document.cookie = '_gid=;max-age=-1;expires=Fri, 01 Jan 2044 00:00:00 GMT;path=/';
  });
  expect(await visitor.page.evaluate(() => document.cookie)).toBe('');
});

test('V-21 SD-02 cookieStore writes no refused name either, and every other one', async () => {
  await show('<p>x</p>');
  const left = await visitor.page.evaluate(async () => {
    const store = (window as { cookieStore?: CookieStore }).cookieStore;
    if (!store) return null;
    let times = 0;
    const shifty = { toString: () => (times++ ? '_ga' : 'mine') };
    await store.set('_ga', '1');
    await store.set({ name: '_gid', value: '1', path: '/' });
    await store.set({ name: shifty as unknown as string, value: '1' });
    await store.set('other', '1');
    const missing = await (store.set as unknown as (name: string) => Promise<void>)('name').catch(
      ({ name }: Error) => name,
    );
    return [document.cookie.split('; ').sort(), missing];
  });
  expect(left).toEqual([['mine=1', 'other=1'], 'TypeError']);
});
