import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeDataFolder } from '@yinyom/testing/dataFolder';
import { launch } from '../support/launch';
import { freePort } from '../support/startProgram';

const listens = async (url: string) => (await fetch(url).catch(() => null)) !== null;

it('starts everything, says where, stops cleanly, and keeps the data for the next start', async () => {
  const folder = await makeDataFolder('yy-start-');
  const port = await freePort();
  const env = { PORT: String(port), DATA_DIR: folder };
  const logIn = async (printed: string) => {
    const [, email, password] = /Demo login:\s+(\S+)\s+password: (\S+)/.exec(printed) ?? [];
    const answer = await fetch(`http://localhost:${port}/api/v1/guest/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    return (await answer.json()) as { token: string; user: { id: string } };
  };

  const first = launch(env);
  const printed = await first.ready;
  expect(printed).toContain(`Yinyom is ready at http://localhost:${port}`);
  expect(printed).toContain(`http://demo.localhost:${port}/`);
  const { user, token } = await logIn(printed);
  expect(await first.interrupt()).toBe(0);
  expect(await listens(`http://localhost:${port}/healthz`)).toBe(false);

  const second = launch(env);
  const again = await logIn(await second.ready);
  expect(again.user.id).toBe(user.id);
  // The secrets are kept, too: the session of before still opens the door.
  const me = await fetch(`http://localhost:${port}/api/v1/me`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(me.status).toBe(200);
  expect(await second.interrupt()).toBe(0);
  await rm(folder, { recursive: true, force: true });
});

it('says which setting to change when the port is taken, before it builds anything', async () => {
  const port = await freePort();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  const { code, output } = await launch({ PORT: String(port), DATA_DIR: path.join(tmpdir(), 'yy-unused') })
    .ended;
  expect(code).toBe(1);
  expect(output).toMatch(/Port \d+ is in use.*set PORT/);
  expect(output).not.toContain('Building');
  other.close();
  await rm(path.join(tmpdir(), 'yy-unused'), { recursive: true, force: true });
});
