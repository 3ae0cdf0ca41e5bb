import { spawn } from 'node:child_process';
import type { FoundBrowser } from './findBrowser';
import { surroundingsFor } from './surroundings';

/** Longest time to wait for a browser to start or to end. */
const PATIENCE_MS = 30_000;

/**
 * Starts a browser only to hear what it says of its start. Whoever talks with it over a pipe hears nothing, and who
 * reads until its end may miss what it said last: its words are whole only when their stream is closed.
 */
export const lastWords = (found: FoundBrowser, args: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    const child = spawn(
      found.executablePath,
      ['--headless', '--remote-debugging-port=0', ...args, 'about:blank'],
      { stdio: ['ignore', 'ignore', 'pipe'], env: surroundingsFor(found) as NodeJS.ProcessEnv },
    );
    let words = '';
    const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    const tell = () => {
      clearTimeout(late);
      resolve(words);
    };
    child.stderr.on('data', (chunk: Buffer) => {
      words += chunk.toString();
      // Asked, not killed: it takes the profile that it made for itself away.
      if (words.includes('DevTools listening')) child.kill();
    });
    child.once('error', tell);
    child.once('close', tell);
  });
