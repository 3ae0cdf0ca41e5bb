import { spawn } from 'node:child_process';
import { freePort } from './launchProduct.mjs';

/** Runs `npm run dev -- <room>` of a copy of the sources against a platform, until it says that it is ready. */
export const launchDevServer = async (sources, room, platform) => {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, ['tooling/dev/main.mjs', room, '--against', platform], {
    cwd: sources,
    env: { ...process.env, NODE_ENV: '', DEV_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
      if (text.includes('The console with hot reload')) resolve();
    });
    child.once('exit', () => reject(new Error(`npm run dev ended:\n${text}`)));
  });
  return {
    url: `http://localhost:${port}`,
    started,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};
