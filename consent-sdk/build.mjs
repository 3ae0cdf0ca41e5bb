// Builds the visitors' script into dist/: `build.json` for the servers, the same texts as files for CDNs.
// Fails when a size budget is exceeded.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './build/bundle.mjs';
import { publicTypes } from './build/publicTypes.mjs';
import { checkBudgets } from './bench/sizes.mjs';

const room = path.dirname(fileURLToPath(import.meta.url));
const dist = path.join(room, 'dist');
const { version } = JSON.parse(await readFile(path.join(room, 'package.json'), 'utf8'));

/** On-demand parts: they share an address that changes with their content. */
const PARTS = [
  'modal',
  'afterDecision',
  'release',
  'embeds',
  'discovery',
  'handover',
  'keptOff',
  'font',
  'debug',
  'vendors',
  'serverCookie',
  'roleStep',
  'ownRecord',
];
/** The script's own words are a part for each language. */
const LANGUAGES = ['th', 'en', 'cn', 'jp', 'kh'];
/**
 * Products whose choices are taken over: what reads one of them stands before the core of websites that want it. Each has an
 * entry; `products.test.ts` keeps them the same as the contract's.
 */
const TAKEN_OVER = (await readdir(path.join(room, 'src/entries/take-over'))).map((file) =>
  file.replace('.ts', '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);
const inCamelCase = (name) => name.replace(/-./g, ([, letter]) => letter.toUpperCase());
const entries = {
  ...Object.fromEntries(PARTS.map((name) => [name, `entries/${name}.ts`])),
  ...Object.fromEntries(LANGUAGES.map((language) => [language, `words/${language}.json?part`])),
};
const texts = await Promise.all(
  Object.values(entries).map((entry) =>
    bundle(entry, { module: true, define: { __YINYOM_VERSION__: version } }),
  ),
);
// Few different letters: the address stands in every visitor's core.
const digest = createHash('sha256').update(texts.join()).digest('hex').slice(0, 12);
const folder = parseInt(digest, 16).toString(36).slice(0, 6);
const parts = Object.fromEntries(
  Object.keys(entries).map((name, index) => [`${folder}/${name}.js`, texts[index]]),
);

const define = { __YINYOM_VERSION__: version, __YINYOM_PARTS__: folder };
/** A text in two halves, between which a server writes what it is told. */
const inHalves = async (entry, place, options) => {
  const [head, tail, ...more] = (await bundle(entry, options)).split(place);
  if (tail === undefined || more.length > 0) throw new Error(`${entry} must use ${place} exactly once.`);
  return { head, tail };
};
/** The script with room for a website's configuration. */
const withConfig = (entry, google) =>
  inHalves(entry, '__YINYOM_CONFIG__', { define: { ...define, __YINYOM_GOOGLE__: google } });
/** Says to Chromium that all functions may be compiled beside the page while the script still arrives (decision 173). */
const compiledEarly = ({ head, tail }) => ({ head: `//# allFunctionsCalledOnLoad\n${head}`, tail });
const told = (entry) => inHalves(entry, '__YINYOM_TOLD__');
/** What reads one product's choices, by product. */
const takeOver = async () =>
  Object.fromEntries(
    await Promise.all(
      TAKEN_OVER.map(async (name) => [
        name,
        await inHalves(`entries/take-over/${inCamelCase(name)}.ts`, '__YINYOM_TAKE_OVER__', { define }),
      ]),
    ),
  );

const looks = await bundle('ui/looks.ts', { module: true });
const { LOOKS } = await import(`data:text/javascript,${encodeURIComponent(looks)}`);

const build = {
  version,
  looks: LOOKS,
  core: compiledEarly(await withConfig('entries/core.ts', true)),
  coreWithoutGoogle: compiledEarly(await withConfig('entries/core.ts', false)),
  inline: await withConfig('entries/inline.ts', null),
  addOns: {
    vendors: await told('entries/vendorsAddOn.ts'),
    serverCookie: await told('entries/serverCookieAddOn.ts'),
  },
  takeOver: await takeOver(),
  headless: await bundle('entries/headless.ts', { define: { ...define, __YINYOM_GOOGLE__: null } }),
  disabled: await bundle('entries/disabled.ts'),
  stub: await bundle('entries/stub.ts'),
  plainStub: await bundle('entries/plainStub.ts'),
  preview: await bundle('entries/preview.ts'),
  declaration: await bundle('entries/declaration.ts'),
  requests: await bundle('entries/requests.ts'),
  parts,
};

// `stubOf` puts the name that an owner set in the place of this one.
if (build.stub.match(/(["'`])dataLayer\1/g)?.length !== 1)
  throw new Error('The stub must name the data layer exactly once.');

await rm(dist, { recursive: true, force: true });
const files = {
  'build.json': JSON.stringify(build),
  'core.head.js': build.core.head,
  'core.tail.js': build.core.tail,
  'consent.js': build.headless,
  'disabled.js': build.disabled,
  'stub.js': build.stub,
  'preview.js': build.preview,
  'declaration.js': build.declaration,
  'requests.js': build.requests,
  // Lies beside the types, as it will in an owner's project.
  'useConsent.tsx': (await readFile(path.join(room, 'src/react/useConsent.tsx'), 'utf8')).replace(
    '../api/yinyomApi',
    './yinyom',
  ),
  'yinyom.d.ts': await publicTypes(new URL('../packages/types/src/index.ts', import.meta.url), version),
  ...Object.fromEntries(
    Object.entries(build.takeOver).flatMap(([name, { head, tail }]) => [
      [`take-over/${name}.head.js`, head],
      [`take-over/${name}.tail.js`, tail],
    ]),
  ),
  ...Object.fromEntries(Object.entries(parts).map(([address, text]) => [`parts/${address}`, text])),
};
for (const [name, text] of Object.entries(files)) {
  const target = path.join(dist, name);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}
checkBudgets(build);
