// `npm run test:mutations -- [M01 …]`: breaks one thing at a time and says which tests notice. Only in a clean checkout.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../install.mjs';
import { HEADLESS_SHELL } from '../test/installedBrowsers.cjs';

const MUTATIONS = JSON.parse(readFileSync(path.join(import.meta.dirname, 'list.json'), 'utf8'));

const node = (...args) =>
  spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

const checks = {
  types: () => node('node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.json', '--noEmit'),
  lint: (file) => node('node_modules/eslint/bin/eslint.js', file),
};

/** Titles of the tests of a file that fail; the name of the file where it does not even run. */
const failuresOf = ({ name, status, assertionResults }) => {
  const titles = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
  return titles.length === 0 && status === 'failed' ? [path.relative(ROOT, name)] : titles;
};

const runJest = (files) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yinyom-mutation-'));
  const outputFile = path.join(folder, 'results.json');
  const browser = existsSync(HEADLESS_SHELL) ? { PUPPETEER_EXECUTABLE_PATH: HEADLESS_SHELL } : {};
  spawnSync(
    process.execPath,
    ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${outputFile}`, '--maxWorkers=2', ...files],
    { cwd: ROOT, stdio: 'ignore', env: { ...browser, ...process.env, NODE_ENV: 'test' } },
  );
  // A broken database may end jest itself.
  if (!existsSync(outputFile)) return ['jest ended and wrote no results'];
  const { testResults } = JSON.parse(readFileSync(outputFile, 'utf8'));
  rmSync(folder, { recursive: true, force: true });
  if (testResults.length === 0) throw new Error(`no test in ${files.join(', ')}`);
  return testResults.flatMap(failuresOf);
};

/** What notices a change that stands in the files now: titles of tests, or the name of a check. */
const whatNotices = ({ file, tests, build }) => {
  const named = tests.filter((test) => test in checks);
  const noticed = named.filter((name) => checks[name](file).status !== 0);
  const files = tests.filter((test) => !(test in checks));
  if (files.length === 0 || noticed.length > 0) return noticed;
  if (build && node('tooling/build/main.mjs').status !== 0) return ['the build'];
  return runJest(files);
};

const tryOne = (mutation) => {
  const place = path.join(ROOT, mutation.file);
  const before = readFileSync(place, 'utf8');
  try {
    writeFileSync(
      place,
      before.replace(mutation.find, () => mutation.replace),
    );
    return whatNotices(mutation);
  } finally {
    writeFileSync(place, before);
  }
};

const isClean = spawnSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' }).stdout === '';
if (!isClean) {
  console.error('This changes sources: run it in a clean checkout that nothing else uses.');
  process.exit(2);
}
const asked = process.argv.slice(2);
const chosen = MUTATIONS.filter(({ id }) => asked.length === 0 || asked.includes(id));
let missed = 0;
for (const mutation of chosen) {
  const titles = tryOne(mutation);
  if (titles.length === 0) missed += 1;
  console.log(`${titles.length > 0 ? '✓' : '✗'} ${mutation.id} ${mutation.kind}`);
  for (const title of titles.slice(0, 3)) console.log(`    ${title}`);
  if (titles.length > 3) console.log(`    and ${titles.length - 3} more`);
}
console.log(`${chosen.length - missed} of ${chosen.length} found`);
process.exit(missed === 0 ? 0 : 1);
