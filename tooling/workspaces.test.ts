import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remoteRooms, workspaceRooms } from './workspaces.cjs';

it('a folder mfe-… with a package.json is a remote, named in no list', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'yinyom-rooms-'));
  const write = (file: string, content: object) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), JSON.stringify(content));
  };
  write('package.json', { workspaces: ['packages/*', 'shell', 'mfe-*'] });
  for (const room of ['packages/ui', 'packages/kit', 'shell', 'mfe-users', 'mfe-hello', 'services/x'])
    write(`${room}/package.json`, {});
  write('mfe-moved/dist/build.json', {});
  expect(workspaceRooms(root).sort()).toEqual([
    'mfe-hello',
    'mfe-users',
    'packages/kit',
    'packages/ui',
    'shell',
  ]);
  expect(remoteRooms(root).sort()).toEqual(['mfe-hello', 'mfe-users']);
  rmSync(root, { recursive: true });
});

it('those of this repository are found', () => {
  expect(remoteRooms()).toEqual(
    expect.arrayContaining(['mfe-auth', 'mfe-dashboard', 'mfe-users', 'mfe-websites']),
  );
  expect(workspaceRooms()).toContain('packages/contracts');
});
