import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { toSdkScript } from '../build/servedScript.mjs';

const readJson = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const config = readJson('./thaiConfig.json');
const translations = readJson('./translations.json');

const KB = 1024;
/** Budgets in bytes: what a visitor needs until the banner stands, of a website in one language and in five, everything
 * together, the inline stub as it is, what draws the declaration where an owner puts it, what is added for vendors or for
 * the website's servers, and what takes over the choices of another product while an owner moves. */
const BUDGETS = {
  banner: { gzip: 7.5 * KB, brotli: 6.6 * KB },
  anyLanguage: { gzip: 8.5 * KB, brotli: 7.3 * KB },
  everything: { gzip: 16 * KB },
  stub: { raw: KB },
  declaration: { gzip: 3 * KB },
  requests: { gzip: 3.25 * KB },
  takeOver: { gzip: 1.2 * KB },
  addOn: { gzip: KB },
};

/** Parts that nobody meets but where an owner asks for them: names of stored items that no scan met, several
 * domains, the answer to a refusal, a font of the owner's, the debug panel, the step for minors, the visitor's own record, vendors' signals and servers without a configuration in the file. */
const ON_REQUEST = [
  'discovery.js',
  'handover.js',
  'keptOff.js',
  'font.js',
  'debug.js',
  'vendors.js',
  'serverCookie.js',
  'roleStep.js',
  'ownRecord.js',
];
/** A page is read in one language, so the words of the others are not loaded; Thai is the configuration's. */
const OTHER_LANGUAGES = ['en.js', 'cn.js', 'jp.js', 'kh.js'];
const nameOf = (address) => address.split('/')[1];

const weigh = (name, texts, budget) => ({
  name,
  raw: texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0),
  gzip: texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0),
  brotli: texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0),
  budget,
});

/** What reading the choices of another product adds to the one file, for the product that adds most. */
const takenOver = ({ takeOver }, served) => {
  const alone = weigh('', [served]);
  const added = Object.values(takeOver).map(({ head, tail }) => {
    const both = weigh('', [`${head}{}${tail}\n${served}`]);
    return ['raw', 'gzip', 'brotli'].map((kind) => both[kind] - alone[kind]);
  });
  const [raw, gzip, brotli] = added.reduce((most, each) => (each[1] > most[1] ? each : most));
  return { name: 'taking over (where an owner moves)', raw, gzip, brotli, budget: BUDGETS.takeOver };
};

/**
 * Sizes of a build with a realistic Thai configuration (bench/thaiConfig.json).
 *
 * @param {{ core: { head: string, tail: string }, parts: Record<string, string>, stub: string, declaration: string, requests: string,
 *   takeOver: Record<string, { head: string, tail: string }>, addOns: Record<string, { head: string, tail: string }> }} build
 * @returns {{ name: string, raw: number, gzip: number, brotli: number, budget?: Record<string, number> }[]} bytes
 */
export const sdkSizes = (build) => {
  const served = toSdkScript(build, config);
  const parts = Object.entries(build.parts);
  const needed = parts.filter(([address]) => ![...ON_REQUEST, ...OTHER_LANGUAGES].includes(nameOf(address)));
  return [
    weigh('banner stands (core + configuration, th)', [served], BUDGETS.banner),
    weigh(
      'banner stands, in any of five languages',
      [toSdkScript(build, { ...config, translations })],
      BUDGETS.anyLanguage,
    ),
    ...parts.map(([address, text]) => weigh(nameOf(address), [text])),
    weigh('everything', [served, ...needed.map(([, text]) => text)], BUDGETS.everything),
    weigh('stub (inline)', [build.stub], BUDGETS.stub),
    takenOver(build, served),
    ...Object.entries(build.addOns).map(([name, { head, tail }]) =>
      weigh(`${name} (added where wanted)`, [head, tail], BUDGETS.addOn),
    ),
    weigh('declaration (its own tag)', [build.declaration], BUDGETS.declaration),
    weigh('requests (its own tag)', [build.requests], BUDGETS.requests),
  ];
};

const kb = (bytes) => `${(bytes / KB).toFixed(2)} KB`;

/** Prints the table and throws when a budget is exceeded. */
export const checkBudgets = (build) => {
  const broken = [];
  for (const { name, budget = {}, ...sizes } of sdkSizes(build)) {
    const limits = Object.entries(budget).map(([kind, limit]) => `${kind} ≤ ${kb(limit)}`);
    console.log(
      `${name.padEnd(42)} gzip ${kb(sizes.gzip).padStart(9)}  brotli ${kb(sizes.brotli).padStart(9)}  ${limits.join(', ')}`,
    );
    for (const [kind, limit] of Object.entries(budget)) {
      if (sizes[kind] > limit) broken.push(`${name}: ${kind} ${sizes[kind]} of ${limit} bytes`);
    }
  }
  if (broken.length) throw new Error(`Over the size budget: ${broken.join('; ')}`);
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  checkBudgets(JSON.parse(readFileSync(new URL('../dist/build.json', import.meta.url), 'utf8')));
}
