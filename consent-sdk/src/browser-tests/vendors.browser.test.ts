import { SIGNAL_VENDORS } from '@yinyom/contracts/constants';
import type { YinyomApi } from '../api/yinyomApi';
import { CATEGORY } from '../../testing/sampleSite';
import { SAMPLE_TEXTS } from '../../testing/sampleTexts';
import { createStage, press, type Stage, type Visitor } from '../../testing/visit';

const { accept } = SAMPLE_TEXTS.th;

/** What vendors tell owners to paste, without the request for their libraries, and each library's way with the queue. */
const SNIPPETS = `<script>
!function(f,n){if(f.fbq)return;n=f.fbq=function(){n.callMethod?n.callMethod.apply(n,arguments):n.queue.push(arguments)};
if(!f._fbq)f._fbq=n;n.push=n;n.loaded=!0;n.version='2.0';n.queue=[]}(window);
fbq('init','1');fbq('track','PageView');
(function(w,u){w[u]=w[u]||[]})(window,'uetq');
(function(w,t){var ttq=w[t]=w[t]||[];ttq.methods=['page','holdConsent','revokeConsent','grantConsent'];
ttq.setAndDefer=function(t,e){t[e]=function(){t.push([e].concat([].slice.call(arguments,0)))}};
for(var i=0;i<ttq.methods.length;i++)ttq.setAndDefer(ttq,ttq.methods[i]);ttq.page()})(window,'ttq');
(function(c,a){c[a]=c[a]||function(){(c[a].q=c[a].q||[]).push(arguments)}})(window,'clarity');
</script>`;

let stage: Stage;
let visitor: Visitor;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());
afterEach(() => visitor.leave());

/** Everything that the vendors' tags were told, in their order. */
const told = () =>
  visitor.page.evaluate(() => {
    const listOf = (queue: unknown): unknown[] => [...(queue as Iterable<unknown>)];
    const { fbq, uetq, ttq, clarity } = window as unknown as Record<string, { queue: []; q?: [] } & []>;
    return {
      meta: listOf(fbq!.queue).map((entry) => listOf(entry)),
      uet: listOf(uetq),
      tiktok: listOf(ttq).map((entry) => listOf(entry).join()),
      clarity: listOf(clarity?.q ?? []).map((entry) => listOf(entry)),
    };
  });
const states = (ad: string, analytics: string) => [
  'consentv2',
  { ad_Storage: ad, analytics_Storage: analytics, ad_storage: ad, analytics_storage: analytics },
];
const DEFAULT = ['consent', 'default', { ad_storage: 'denied', wait_for_update: 500 }];
const update = (ad_storage: string) => ['consent', 'update', { ad_storage }];

const visit = async (vendors = [...SIGNAL_VENDORS]): Promise<void> => {
  visitor = await stage.visitor({ vendors });
  await visitor.show('', SNIPPETS);
};

test('Before a choice every vendor is told that it is refused, before its own tag says anything', async () => {
  await visit();
  expect(await told()).toEqual({
    meta: [
      ['consent', 'revoke'],
      ['init', '1'],
      ['track', 'PageView'],
    ],
    uet: DEFAULT,
    tiktok: ['holdConsent', 'page'],
    clarity: [],
  });
});

test('Each is told the choice in its own words, on later pages, too, and a withdrawal', async () => {
  await visit();
  await press(visitor.page, accept);
  await visitor.recorded();
  expect(await told()).toMatchObject({
    meta: [
      ['consent', 'revoke'],
      ['init', '1'],
      ['track', 'PageView'],
      ['consent', 'grant'],
    ],
    uet: [...DEFAULT, ...update('granted')],
    tiktok: ['holdConsent', 'page', 'grantConsent'],
    clarity: [states('granted', 'granted')],
  });
  await visitor.page.reload();
  expect(await told()).toEqual({
    meta: [
      ['consent', 'grant'],
      ['init', '1'],
      ['track', 'PageView'],
    ],
    uet: [...DEFAULT, ...update('granted')],
    tiktok: ['holdConsent', 'grantConsent', 'page'],
    clarity: [states('granted', 'granted')],
  });
  await visitor.page.evaluate(() => (window.yinyom as YinyomApi).withdraw());
  await visitor.recorded(2);
  const withdrawn = await told();
  expect(withdrawn.meta.at(-1)).toEqual(['consent', 'revoke']);
  expect(withdrawn.uet.slice(-3)).toEqual(update('denied'));
  expect(withdrawn.tiktok.at(-1)).toBe('revokeConsent');
  expect(withdrawn.clarity.at(-1)).toEqual(states('denied', 'denied'));
});

test('Statistics alone grant Clarity’s analytics and nobody’s advertising', async () => {
  await visit();
  await visitor.page.evaluate((id) => (window.yinyom as YinyomApi).set({ [id]: true }), CATEGORY.statistics);
  await visitor.recorded();
  expect(await told()).toMatchObject({
    clarity: [states('denied', 'granted')],
    uet: [...DEFAULT, ...update('denied')],
  });
  expect((await told()).meta.at(-1)).toEqual(['consent', 'revoke']);
  expect((await told()).tiktok.at(-1)).toBe('revokeConsent');
});

test('A tag whose library has come is told by its own calls', async () => {
  await visit(['meta', 'tiktok']);
  await visitor.page.evaluate(() => {
    const heard: unknown[] = ((window as unknown as { heard: unknown[] }).heard = []);
    const page = window as unknown as Record<'fbq' | 'ttq', Record<string, unknown>>;
    page.fbq['callMethod'] = (...command: unknown[]) => heard.push(['meta', ...command]);
    page.ttq['grantConsent'] = () => heard.push(['tiktok']);
  });
  await press(visitor.page, accept);
  await visitor.recorded();
  expect(await visitor.page.evaluate('heard')).toEqual([['meta', 'consent', 'grant'], ['tiktok']]);
});

test('Only who was switched on is told, and where Google is not it hears nothing', async () => {
  visitor = await stage.visitor({ vendors: ['microsoft_uet'], google: false });
  await visitor.show();
  await press(visitor.page, accept);
  await visitor.recorded();
  expect(
    await visitor.page.evaluate(() => {
      const { fbq, uetq, ttq, clarity } = window as unknown as Record<string, unknown>;
      return [typeof fbq, uetq, typeof ttq, typeof clarity];
    }),
  ).toEqual(['undefined', [...DEFAULT, ...update('granted')], 'undefined', 'undefined']);
  expect(await visitor.commands()).toEqual([]);
});

test('Without a configuration in its file the script tells them on demand', async () => {
  visitor = await stage.visitor({ vendors: ['clarity'] });
  const { origin, config } = visitor.consent;
  const tag = `<script src="${origin}/sdk/v1/consent.js" data-site-key="${config.site_key}"></script>`;
  stage.site.pages['/'] = { body: `<!doctype html><html lang="th"><head>${tag}</head><body></body></html>` };
  await visitor.open(stage.site.url('/'));
  await press(visitor.page, accept);
  await visitor.recorded();
  await visitor.page.waitForFunction('window.clarity && clarity.q.length === 1');
});
