/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changedFiles, knownFiles } from './changedFiles.mjs';
import { changedRooms } from './changedRooms.mjs';

const ROOMS = ['packages/contracts', 'packages/ui', 'services/users', 'gateway', 'shell', 'tooling', 'e2e'];
const FILES: Record<string, string> = {
  'packages/contracts/src/user.ts': 'export const user = 1;',
  'packages/contracts/src/user.test.ts': "import { user } from './user';",
  'packages/ui/src/Button.tsx': "import { theme } from './theme';",
  'packages/ui/src/theme.ts': '',
  'services/users/src/users.ts': "import { user } from '@yinyom/contracts/user';",
  'services/users/jest.config.cjs': "require('../../tooling/jest/preset.cjs');",
  'gateway/src/app.ts': "import { users } from '@yinyom/users/users';",
  'gateway/src/docs.test.ts': "readFileSync('../docs/settings.md');",
  'shell/src/App.tsx': "const Button = import('@yinyom/ui/Button');",
  'tooling/jest/preset.cjs': "path.join(__dirname, 'setup.cjs');",
  'tooling/jest/setup.cjs': '',
  'tooling/start/main.mjs': '',
  'e2e/story.test.ts': "import { ROOT } from '../tooling/paths.mjs';",
  'tooling/paths.mjs': '',
  'docs/settings.md': 'PORT',
};

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const rooms = (...changed: string[]) =>
  changedRooms({ root, rooms: ROOMS, files: Object.keys(FILES), changed });

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'yinyom-changed-'));
  for (const [file, text] of Object.entries(FILES)) write(file, text);
  for (const room of ROOMS)
    write(`${room}/package.json`, JSON.stringify({ name: `@yinyom/${path.basename(room)}` }));
});
afterAll(() => rmSync(root, { recursive: true }));

it.each([
  [
    'a source, and every room that imports its package, at any distance',
    'packages/contracts/src/user.ts',
    ['packages/contracts', 'services/users', 'gateway'],
  ],
  ['a test, and nothing else', 'packages/contracts/src/user.test.ts', ['packages/contracts']],
  ['a module that is loaded later', 'packages/ui/src/theme.ts', ['packages/ui', 'shell']],
  ['a file that another room reaches by its path', 'tooling/paths.mjs', ['tooling', 'e2e']],
  [
    'a part of the settings of tests, which is named from its own folder',
    'tooling/jest/setup.cjs',
    ['services/users', 'gateway', 'tooling'],
  ],
  ['a program that nothing imports', 'tooling/start/main.mjs', ['tooling']],
  ['a document that a test names', 'docs/settings.md', ['gateway']],
  ['a document that no test names', 'notes/idea.md', []],
  ['a file that was removed', 'packages/ui/src/Gone.tsx', ['packages/ui', 'shell']],
  ['what every room is built with', 'package-lock.json', ROOMS],
])('sees %s', (_what, file, expected) => {
  expect(rooms(file)).toEqual(expected);
});

it('changes are what was committed since the branches parted, edited, removed, or is new', () => {
  const git = (...args: string[]) => {
    const author = [
      '-c',
      'user.name=T',
      '-c',
      'user.email=t@example.ac.th',
      '-c',
      'core.hooksPath=/dev/null',
    ];
    const { status, stderr } = spawnSync('git', [...author, ...args], { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };
  write('.gitignore', 'dist\n');
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'first');
  git('checkout', '-q', '-b', 'work');
  write('shell/src/App.tsx', '');
  git('commit', '-q', '-a', '-m', 'second');

  write('gateway/src/new.ts', '');
  write('gateway/dist/new.js', '');

  write('docs/settings.md', 'HOST');
  expect(changedFiles(root, 'main').sort()).toEqual([
    'docs/settings.md',
    'gateway/src/new.ts',
    'shell/src/App.tsx',
  ]);
  expect(knownFiles(root)).toContain('gateway/src/new.ts');
  expect(() => changedFiles(root, 'nowhere')).toThrow(/merge-base/);
});
