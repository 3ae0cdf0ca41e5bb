import { ENVIRONMENTS, LAYERS } from './environments';
import { HAPPENINGS, STYLES } from './happenings';
import { createRandom } from './random';

/** Where what waits for consent is, on the website of the test. */
export const HELD_PATH = '/held/';
/** Host with a rule. */
export const RULE_HOST = 'tags.other.localhost';

const FREEZING: keyof typeof ENVIRONMENTS = 'frozen builtins';
const WITHOUT_TOP_LAYER: keyof typeof ENVIRONMENTS = 'no popovers';
const HOLDING: readonly (keyof typeof HAPPENINGS)[] = [
  'a transform on the root',
  'a root that holds its boxes',
];
const VIEWPORTS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  // 1280 px at 400 %.
  { width: 320, height: 256 },
];

/** One page of the world, made of what pages do; the same for the same seed. */
export const worldPage = (seed: number, port: number) => {
  const random = createRandom(seed);
  const of = (table: Record<string, string>, count: number): string[] =>
    random.some(Object.keys(table), count);
  // What freezes them does so after what replaces them.
  const environments = of(ENVIRONMENTS, 2).sort((a, b) => Number(a === FREEZING) - Number(b === FREEZING));
  const [layer = 'none'] = of(LAYERS, 1);
  const [style = 'none'] = of(STYLES, 1);
  // Without popovers a root that holds its boxes holds the banner, too: decision 248.
  const isPossible = (name: string): boolean =>
    !environments.includes(WITHOUT_TOP_LAYER) || !HOLDING.includes(name);
  const happenings = of(HAPPENINGS, 1 + Math.floor(random.next() * 3)).filter(isPossible);
  const afterwards = of(HAPPENINGS, Math.floor(random.next() * 2)).filter(isPossible);
  const layout = Math.floor(random.next() * 12);
  const viewport = random.pick(VIEWPORTS);
  const reloads = random.next() < 0.2;
  const isSandboxed = random.next() < 0.1;
  const prints = random.next() < 0.15;

  const path = `${HELD_PATH}${seed}`;
  const script = (name: string): string =>
    `<script type="text/plain" data-category="3" data-name="${name}">ran.push('${name}')</script>`;
  const headHtml = script('head');
  const code = (text: string): string => `<script>${text}</script>`;
  return {
    names: [
      `environments: ${environments.join(' + ')}`,
      `layer: ${layer}`,
      `style: ${style}`,
      `layout ${layout} at ${viewport.width} px${isSandboxed ? ', sandboxed' : ''}${prints ? ', printed' : ''}`,
      `meanwhile: ${happenings.join(' + ')}`,
      `afterwards: ${afterwards.join(' + ') || '-'}${reloads ? ', and again' : ''}`,
    ].join('; '),
    layout,
    viewport,
    reloads,
    prints,
    /** Where the page's container finds what it is told. */
    dataLayer: layer === 'renamed' ? 'shopLayer' : 'dataLayer',
    happenings,
    afterwards,
    headers: (isSandboxed ? { 'Content-Security-Policy': 'sandbox allow-scripts' } : {}) as Record<
      string,
      string
    >,
    isSandboxed,
    isFrozen: environments.includes(FREEZING),
    /** The page as its server sends it. */
    html: (scriptUrl: string): string => `<!doctype html><html lang="th"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>x</title>
${code(`ran = []; ${environments.map((name) => ENVIRONMENTS[name]).join('\n')}`)}
<script src="${scriptUrl}"></script>${headHtml}${code(LAYERS[layer]!)}<style>${STYLES[style]}</style>
${code(`
headHtml = ${JSON.stringify(headHtml).replace(/</g, '\\u003c')};
html = (part) => '<h1>x</h1>' + ${JSON.stringify(script('PART')).replace(/</g, '\\u003c')}.replaceAll('PART', part) +
  '<iframe data-category="4" data-src="${path}/' + part + '/frame" width="300" height="200"></iframe>' +
  '<img data-category="4" data-src="${path}/' + part + '/picture" alt="">' +
  '<video data-category="4"><source data-category="4" data-src="${path}/' + part + '/film"></video>';
root = (markup) => new DOMParser().parseFromString(markup, 'text/html').documentElement;
revive = (old) => { const made = document.createElement(old.localName); for (const { name, value } of old.attributes) made.setAttribute(name, value); made.textContent = old.textContent; return made };
`)}</head><body><p><a href="#x">x</a></p>${code(`document.write(html('first')); new Image().src = 'http://${RULE_HOST}:${port}${path}/rule'`)}</body></html>`,
    path,
  };
};
export type WorldPage = ReturnType<typeof worldPage>;

export const codeOf = (name: string): string => HAPPENINGS[name]!;
