import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../tooling/install.mjs';

export const freePort = () =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/**
 * Runs `npm start` on a free port, until it says that it is ready.
 * @param kept a folder of data that stays when it stops; without one the data are new and go
 */
export const launchProduct = async (kept, env = {}) => {
  const port = await freePort();
  const dataDir = kept ?? mkdtempSync(path.join(tmpdir(), 'yinyom-bench-'));
  const started = performance.now();
  const child = spawn(process.execPath, ['tooling/start/main.mjs'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: 'false', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const announced = await new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
      if (text.includes('Ctrl-C stops')) resolve(text);
    });
    child.once('exit', () => reject(new Error(`npm start ended:\n${text}`)));
  });
  const [, email, password] = /Demo login:\s+(\S+)\s+password: (\S+)/.exec(announced) ?? [];
  return {
    demo: { email, password },
    url: `http://localhost:${port}`,
    dataDir,
    pid: child.pid,
    seconds: (performance.now() - started) / 1000,
    stop: async () => {
      child.kill('SIGINT');
      await ended;
      if (kept === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
