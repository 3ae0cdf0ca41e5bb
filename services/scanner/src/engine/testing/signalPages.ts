import type { Answer } from './testSite';

/** What a page tells by what its visitor chose: nothing, everything, refusal, statistics alone. */
interface Story {
  none: string[];
  yes?: string[];
  no?: string[];
  stat?: string[];
  layer?: string;
  /** Further content. */
  body?: string;
}

const letters = (four: string) => `gcs=G1--&gcd=1${[...four].map((letter) => `1${letter}`).join('')}5`;
const hit = (query: string) => `google ${query}`;
const tag = (four: string) => hit(letters(four));
const DENIED: Required<Omit<Story, 'layer' | 'body'>> = {
  none: [tag('pppp')],
  yes: [tag('rrrr')],
  no: [tag('qqqq')],
  stat: [tag('qrqq')],
};
/** Visited after a refusal is a sample of the pages only: each of them tells the contrary. */
const BAD = { ...DENIED, no: [`beacon ${letters('rqqq')}`, 'uet G'], stat: [tag('rrqq')] };
const UET = { none: ['uet D'], yes: ['uet G'], no: ['uet D'], stat: ['uet D'] };

/** A tag of ours speaks as theirs do; the banner is spoken to through the interface of our own script. */
const pageOf = (
  { layer = '', body = '', ...story }: Story,
  links: string[],
): Answer => `<!doctype html><html lang="th">
  <p>${links.map((href) => `<a href="${href}">${href}</a>`).join(' ')}</p>${body}<script>
  window.dataLayer = window.dataLayer || [];
  function gtag() { dataLayer.push(arguments); }
  ${layer}
  const STORY = ${JSON.stringify({ ...DENIED, ...story })};
  const chosen = () => (/choice=([a-z]+)/.exec(document.cookie) || [])[1] || 'none';
  const say = (text, at) => setTimeout(() => {
    const [vendor, told] = text.split(' ');
    const host = vendor === 'uet' ? 'bat.bing.com' : 'region1.google-analytics.com';
    const to = '//' + host + ':' + location.port;
    if (vendor === 'uet') new Image().src = to + '/action/0?ti=1&evt=pageLoad&asc=' + told;
    else if (vendor === 'beacon') navigator.sendBeacon(to + '/g/collect?v=2&tid=G-AB12', told);
    else fetch(to + '/g/collect?v=2&tid=G-AB12&' + told, { method: 'POST', mode: 'no-cors', keepalive: true });
  }, at * 40);
  const tell = () => STORY[chosen()].forEach(say);
  tell();
  Object.defineProperty(window, 'yinyom', { value: Object.freeze({
    version: '1', withdraw() {}, open() {}, on: () => () => {}, receipt: () => null,
    get: () => (chosen() === 'none' ? null : { types: {} }),
    set(types) { document.cookie = 'choice=' + (types[4] ? 'yes' : types[3] ? 'stat' : 'no') + '; path=/'; tell(); },
  }) });
</script>`;

const told = (region: string) => `gtag('consent', 'default', { ad_storage: 'denied'${region} });`;

const WAITING = '<img data-category="4" data-held-src="/photo" alt="">';

/** One page for each verdict, and one of each kind that is in order. */
export const SIGNAL_PAGES: Record<'bad' | 'good', Record<string, Story>> = {
  bad: {
    '/': BAD,
    '/default-granted': { ...BAD, none: [tag('tttt')] },
    '/missing': { ...BAD, none: [hit('gcd=13l3l3l3l1l1')] },
    '/denied': { ...BAD, yes: [tag('pppp'), 'uet D'] },
    '/late': { ...BAD, none: [hit('gcd=13l3l3l3l1l1'), tag('pppp')] },
    '/two': { ...BAD, none: [tag('pppp'), tag('uuuu')] },
    '/two-alike': { ...BAD, layer: told('') + told('') },
    '/uet-before': { ...BAD, none: ['uet G'] },
    '/loaded': { ...BAD, body: `${WAITING}<script>new Image().src = '/photo'</script>` },
  },
  good: {
    '/': { ...DENIED, body: `${WAITING}<img src="/logo" alt="">` },
    '/updated': { ...DENIED, yes: [tag('pppp'), tag('rrrr')] },
    '/beacon': { none: [`beacon ${letters('pppp')}`] },
    '/regions': { ...DENIED, layer: told(", region: ['TH']") + told(", region: ['FR', 'DE']") },
    '/uet': UET,
    '/uet-silent': { none: ['uet '], yes: ['uet G'], no: ['uet '], stat: ['uet '] },
  },
};

export const signalSite = (kind: 'bad' | 'good'): Record<string, Answer> => {
  const pages = SIGNAL_PAGES[kind];
  const links = Object.keys(pages);
  return Object.fromEntries(links.map((path) => [path, pageOf(pages[path]!, links)]));
};
