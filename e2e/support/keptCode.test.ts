import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SHARED_FOLDER } from './sharedFolder.cjs';

let folder = '';
const put = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'yy-code-'));
  mkdirSync(path.join(folder, 'shared'));
  put(
    'start.cjs',
    `const { say } = require('./say.cjs');
    const { later } = require('./later.cjs');
    say(require.main === module);
    later().then(({ word }) => console.log(word));
    console.log('ready');`,
  );
  put('say.cjs', `exports.say = (isMain) => console.log('first', isMain, require.main === module);`);
  put('later.cjs', `exports.later = () => import('./word.mjs');`);
  put('word.mjs', `export const word = 'later';`);
  // Counts the modules whose kept code V8 takes.
  put(
    'count.cjs',
    `const vm = require('node:vm');
    let taken = 0;
    vm.Script = class extends vm.Script {
      constructor(source, options) {
        super(source, options);
        if (options.cachedData && !this.cachedDataRejected) taken += 1;
      }
    };
    process.on('exit', () => console.log('taken', taken));`,
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = () => {
  const preloaded = ['count.cjs', path.join(__dirname, 'keptCode.cjs')];
  const flags = preloaded.map((file) => `--require=${path.resolve(folder, file)}`);
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...flags, path.join(folder, 'start.cjs')],
    { encoding: 'utf8', env: { PATH: process.env['PATH'], [SHARED_FOLDER]: path.join(folder, 'shared') } },
  );
  return { said: stdout.trim().split('\n'), stderr };
};

it('a program does the same with the code that its first start kept', () => {
  expect(run()).toEqual({ said: ['first true false', 'ready', 'later', 'taken 0'], stderr: '' });
  expect(readdirSync(path.join(folder, 'shared/code')).filter((name) => !/claimed/.test(name))).toHaveLength(
    1,
  );
  expect(run()).toEqual({ said: ['first true false', 'ready', 'later', 'taken 2'], stderr: '' });
});

it('a module that is another one meanwhile is not taken for the one that was kept', () => {
  run();
  put('say.cjs', `exports.say = () => console.log('other');`);
  expect(run().said).toEqual(['other', 'ready', 'later', 'taken 1']);
  // As long as the first, so that V8 alone would not notice.
  put('say.cjs', `exports.say = (isMain) => console.log('FIRST', isMain, require.main === module);`);
  expect(run().said).toEqual(['FIRST true false', 'ready', 'later', 'taken 1']);
});

it('an error names the file, line and column, with kept code, too', () => {
  put('start.cjs', `console.log('ready');\nsetTimeout(() => { throw new Error('boom'); }, 1);`);
  const [first, second] = [run(), run()];
  for (const { stderr } of [first, second]) expect(stderr).toMatch(/start\.cjs:2:26/);
  put('start.cjs', 'const const;');
  expect(run().stderr).toMatch(/start\.cjs:1[^]*SyntaxError: Unexpected token/);
});
