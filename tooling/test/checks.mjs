import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../install.mjs';
import { workspaceRooms } from '../workspaces.cjs';

/** Lost with node_modules, as the packages that filled it. */
const CACHES = path.join(ROOT, 'node_modules/.cache/yinyom-test');
const LINT_CACHE = 'eslint-';

/**
 * Names a cache of ESLint. ESLint's own key holds settings and the names of plugins; it holds neither the code of our
 * rules nor the versions of plugins, and one of our rules asks where rooms begin.
 * @param {string} root folder of package-lock.json
 * @returns {string} another name whenever one of these changes
 */
export const lintKey = (root) => {
  const rules = readdirSync(path.join(root, 'tooling/lint')).filter((name) => /\.(?:mjs|json)$/.test(name));
  const files = ['package-lock.json', 'eslint.config.mjs', ...rules.map((name) => `tooling/lint/${name}`)];
  const hash = createHash('sha256').update([process.version, ...workspaceRooms(root)].join('\n'));
  for (const file of files) hash.update(`\n${file}\n`).update(readFileSync(path.join(root, file)));
  return hash.digest('hex').slice(0, 16);
};

/** Where ESLint keeps what it found in which content; caches of other rules are removed. */
const lintCache = () => {
  const name = `${LINT_CACHE}${lintKey(ROOT)}`;
  const kept = existsSync(CACHES) ? readdirSync(CACHES).filter((one) => one.startsWith(LINT_CACHE)) : [];
  for (const other of kept.filter((one) => one !== name)) rmSync(path.join(CACHES, other), { force: true });
  return path.join(CACHES, name);
};

/** Checks of the whole tree. Each counts as one test. */
export const CHECKS = {
  types: {
    title: 'types agree everywhere',
    // In one thread: several would each work out the same types again.
    programs: () => [
      [
        'node_modules/typescript-native/bin/tsc',
        ...['-p', 'tsconfig.json', '--noEmit', '--singleThreaded'],
        ...['--incremental', '--tsBuildInfoFile', path.join(CACHES, 'types.tsbuildinfo')],
      ],
    ],
  },
  lint: {
    title: 'lint and the import rules hold',
    programs: () => [
      ['node_modules/oxlint/bin/oxlint'],
      // By content: a fresh checkout, or another branch and back, changes every file's time.
      [
        'node_modules/eslint/bin/eslint.js',
        ...['.', '--cache', '--cache-strategy', 'content', '--cache-location', lintCache()],
      ],
    ],
  },
  format: {
    title: 'the format is kept',
    programs: () => [['node_modules/oxfmt/bin/oxfmt', '--check', '.']],
  },
};

/** What a program printed, and whether it is content. */
const run = (args) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
    child.once('close', (code) => resolve({ output: Buffer.concat(output), ok: code === 0 }));
  });

/**
 * Prints what the programs of a check say, each in one piece, and the verdict.
 * @param {keyof typeof CHECKS} name
 * @returns {Promise<boolean>} whether all of them are content
 */
export const runCheck = async (name) => {
  const { title, programs } = CHECKS[name];
  let holds = true;
  for (const args of programs()) {
    const { output, ok } = await run(args);
    if (!ok) process.stdout.write(output);
    holds &&= ok;
  }
  console.log(`${holds ? '✓' : '✗'} ${title}`);
  return holds;
};

/** Runs every check, one after the other: they share the processors with what runs meanwhile. */
export const runChecks = async (names = Object.keys(CHECKS)) => {
  const verdicts = [];
  for (const name of names) verdicts.push(await runCheck(name));
  return verdicts;
};
