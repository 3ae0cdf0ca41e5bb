import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteRooms } from '../workspaces.cjs';
import { isTest, ROOT, scriptsIn } from './sources';

/** Product code of the platform: what stands beside tests for them is not part of it. */
const platform = ['shell/src', 'api-gateway/src', 'packages/mfe-kit/src', 'packages/ui/src']
  .flatMap(scriptsIn)
  .filter((file) => !isTest(file) && !file.includes('/testing/'));
const tools = scriptsIn('tooling').filter((file) => !isTest(file));

const codeOf = (file: string): string =>
  readFileSync(path.join(ROOT, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm, '');

it.each(remoteRooms())('no code of the platform, and no tool, knows %s by its name', (room) => {
  const names = new RegExp(`\\b(?:${room}|${room.replaceAll('-', '_')})\\b`);
  expect([...platform, ...tools].filter((file) => names.test(codeOf(file)))).toEqual([]);
});

it('the list of remotes is the only place where shell and gateway learn of one', () => {
  expect(platform.filter((file) => /\bmfe_[a-z]/.test(codeOf(file)))).toEqual([]);
});
