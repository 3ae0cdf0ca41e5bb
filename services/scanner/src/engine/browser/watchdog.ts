import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';

/** Waits until nobody holds its input any more, ends the browser's process group and removes its profile. */
const SCRIPT = 'cat >/dev/null; kill -9 -- "-$1" 2>/dev/null; rm -rf -- "$2"; sleep 1; rm -rf -- "$2"';

/**
 * A process of its own that outlives this one: however this process ends, `kill -9` included, its end of the pipe
 * closes, and the browser and its profile go.
 * @param group process group of the browser
 * @returns lets it do its work now, and waits for that
 */
export const startWatchdog = (group: number | undefined, profile: string): (() => Promise<void>) => {
  if (process.platform === 'win32' || !group) return () => rm(profile, { recursive: true, force: true });
  const watchdog = spawn('/bin/sh', ['-c', SCRIPT, 'yinyom-watchdog', String(group), profile], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watchdog.on('error', () => undefined);
  watchdog.unref();
  watchdog.stdin.on('error', () => undefined);
  return async () => {
    watchdog.stdin.end();
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }).catch(
      () => undefined,
    );
  };
};
