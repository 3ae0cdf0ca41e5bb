// Builds the visitors' script into dist/: `build.json` for the servers, the same texts as files for CDNs.
// Fails when a size budget is exceeded.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
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
];
/** The script's own words are a part for each language. */
const LANGUAGES = ['th', 'en', 'cn', 'jp', 'kh'];
const entries = {
  ...Object.fromEntries(PARTS.map((name) => [name, `entries/${name}.ts`])),
  ...Object.fromEntries(LANGUAGES.map((language) => [language, `words/${language}.ts`])),
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
const PLACE = '__YINYOM_CONFIG__';
/** A script in two halves, with room for a website's configuration between them. */
const halves = async (entry, hint = '') => {
  const [head, tail, ...more] = (await bundle(entry, { define })).split(PLACE);
  if (tail === undefined || more.length > 0)
    throw new Error(`${entry} must use its configuration exactly once.`);
  return { head: hint + head, tail };
};

const looks = await bundle('ui/looks.ts', { module: true });
const { LOOKS } = await import(`data:text/javascript,${encodeURIComponent(looks)}`);

const build = {
  version,
  looks: LOOKS,
  // What is called while a page is parsed is compiled while the file still comes, beside the main thread.
  core: await halves('entries/core.ts', '//# allFunctionsCalledOnLoad\n'),
  inline: await halves('entries/inline.ts'),
  headless: await bundle('entries/headless.ts', { define }),
  disabled: await bundle('entries/disabled.ts'),
  stub: await bundle('entries/stub.ts'),
  preview: await bundle('entries/preview.ts'),
  declaration: await bundle('entries/declaration.ts'),
  parts,
};

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
  // Lies beside the types, as it will in an owner's project.
  'useConsent.tsx': (await readFile(path.join(room, 'src/react/useConsent.tsx'), 'utf8')).replace(
    '../api/yinyomApi',
    './yinyom',
  ),
  'yinyom.d.ts': await publicTypes(new URL('./src/api/yinyomApi.ts', import.meta.url), version),
  ...Object.fromEntries(Object.entries(parts).map(([address, text]) => [`parts/${address}`, text])),
};
for (const [name, text] of Object.entries(files)) {
  const target = path.join(dist, name);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}
checkBudgets(build);
