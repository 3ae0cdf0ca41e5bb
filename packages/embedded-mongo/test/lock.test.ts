import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedMongo } from '../src/startEmbeddedMongo';
import { compiledServer, startProcess, temporaryFolder } from './serverProcess';

const UNSHARE = ['unshare', ['--pid', '--fork', '--mount-proc']] as const;
const canUnshare =
  process.platform === 'linux' && spawnSync(UNSHARE[0], [...UNSHARE[1], 'true']).status === 0;
const lockFile = (folder: string) => path.join(folder, 'embedded-mongo.lock');

describe('one server per directory', () => {
  const { folder, remove } = temporaryFolder();
  const compiled = compiledServer();
  afterAll(remove);

  (canUnshare ? it : it.skip)(
    'D2: a second server in another container on the same volume refuses, and takes over when the first is killed',
    async () => {
      const inContainer = () => {
        const [command, options] = UNSHARE;
        const child = spawn(
          command,
          [...options, '--kill-child', process.execPath, path.join(compiled(), 'start.js'), '--data', folder],
          { stdio: ['ignore', 'pipe', 'pipe'] },
        );
        return new Promise<{ ready: boolean; text: string; kill(): Promise<void> }>((resolve) => {
          let text = '';
          const ended = new Promise<void>((end) => child.once('exit', () => end()));
          const kill = async () => {
            child.kill('SIGKILL');
            await ended;
          };
          child.stderr.on('data', (data: Buffer) => (text += data.toString()));
          child.stdout.on('data', (data: Buffer) => {
            if (data.toString().includes('ready ')) resolve({ ready: true, text, kill });
          });
          child.once('close', () => resolve({ ready: false, text, kill }));
        });
      };
      const first = await inContainer();
      expect(first.ready).toBe(true);
      const second = await inContainer();
      expect(second).toMatchObject({ ready: false, text: expect.stringContaining('is in use by process') });
      await expect(startEmbeddedMongo({ dataDir: folder })).rejects.toThrow(/is in use by process/);
      await first.kill();
      const third = await startProcess(compiled(), folder);
      expect(await third.end('SIGTERM')).toBe(0);
    },
  );

  it('D2: a second server in the same process or in another one refuses; closing makes room', async () => {
    const first = await startEmbeddedMongo({ dataDir: folder });
    await expect(startEmbeddedMongo({ dataDir: folder })).rejects.toThrow(/is in use by process/);
    await expect(startProcess(compiled(), folder)).rejects.toThrow(/is in use by process/);
    await first.close();
    await (await startEmbeddedMongo({ dataDir: folder })).close();
  });

  it('a server that is told to stop while it starts closes its file as later', async () => {
    await (await startEmbeddedMongo({ dataDir: folder })).close();
    const closed = readFileSync(lockFile(folder), 'utf8');
    const child = spawn(process.execPath, [path.join(compiled(), 'start.js'), '--data', folder]);
    const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)));
    while (readFileSync(lockFile(folder), 'utf8') === closed) await sleep(1);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(readFileSync(lockFile(folder), 'utf8')).toMatch(/^closed /);
  });

  it('D2: a living server of an earlier version, which holds no lock of the system, keeps its directory', async () => {
    const { folder: old, remove: clear } = temporaryFolder();
    const sleeper = spawn('sleep', ['600']);
    writeFileSync(lockFile(old), `${sleeper.pid} \n`);
    await expect(startEmbeddedMongo({ dataDir: old })).rejects.toThrow(`in use by process ${sleeper.pid}`);
    const ended = new Promise((resolve) => sleeper.once('exit', resolve));
    sleeper.kill('SIGKILL');
    await ended;
    await (await startEmbeddedMongo({ dataDir: old })).close();
    clear();
  });
});
