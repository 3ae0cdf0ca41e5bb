import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SERVE = path.resolve(__dirname, '../../packages/build-remote/commands/serve.mjs');

it('npm run serve: a later build changes nothing at an address that browsers keep', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yy-serve-'));
  const room = path.join(folder, 'mfe-users');
  const build = (id: string) => {
    mkdirSync(path.join(room, 'dist/assets'), { recursive: true });
    writeFileSync(path.join(room, 'dist/build.json'), JSON.stringify({ name: 'mfe_users', build: id }));
    writeFileSync(path.join(room, 'dist/mf-manifest.json'), `manifest of ${id}`);
  };
  build('b1');
  const server = spawn(process.execPath, [SERVE], { cwd: room, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  const address = line.toString().trim().replace('ready ', '');
  const read = async () => (await fetch(address)).text();
  expect(address).toMatch(/\/b1\/mf-manifest\.json$/);
  expect(await read()).toBe('manifest of b1');
  build('b2');
  expect(await read()).toBe('manifest of b1');
  expect((await fetch(address.replace('/b1/', '/b2/'))).status).toBe(404);
  rmSync(path.join(room, 'dist'), { recursive: true });
  expect(await read()).toBe('manifest of b1');
  server.kill();
  await once(server, 'exit');
  rmSync(folder, { recursive: true });
});
