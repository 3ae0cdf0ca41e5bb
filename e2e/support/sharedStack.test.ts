import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sharedStack } from './sharedStack';
import { until } from './until';

it('is the same platform for the next test file, which cannot take it away', async () => {
  const [one, other] = [await sharedStack(), await sharedStack()];
  expect(other.url).toBe(one.url);
  expect(() => other.stopDatabase()).toThrow(/other test files/);
  await one.stop();
  expect((await fetch(`${other.url}/readyz`)).status).toBe(200);
  await other.stop();
});

it('takes nothing of the processor while no test file uses it, and answers the next one', async () => {
  const { url, stop } = await sharedStack();
  await stop();
  const asked = fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1_000) });
  await expect(asked).rejects.toThrow('timeout');
  const again = await sharedStack();
  expect([again.url, (await fetch(`${url}/readyz`)).status]).toEqual([url, 200]);
  await again.stop();
});

it('ends with the run, also with one that was killed', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yy-e2e-supervised-'));
  const dataDir = path.join(folder, 'data');
  mkdirSync(dataDir);
  mkdirSync(path.join(folder, 'programs'));
  const kept = spawn(process.execPath, ['-e', 'process.stdin.resume()'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const record = { pid: kept.pid, dataDir };
  writeFileSync(path.join(folder, 'programs/0000-kept.json'), JSON.stringify(record));
  const supervisor = path.join(__dirname, 'supervisor.cjs');
  // What Jest's process is to the supervisor: it starts it, and is killed.
  const start = `require('node:child_process').spawn(process.execPath, ${JSON.stringify([supervisor, folder])}, { stdio: ['pipe', 'ignore', 'ignore'] }); console.log('started'); process.stdin.resume()`;
  const run = spawn(process.execPath, ['-e', start], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(run.stdout, 'data');
  const ended = once(kept, 'exit');
  run.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGTERM']);
  await until(async () => !existsSync(folder), 'the shared folder is gone');
});
