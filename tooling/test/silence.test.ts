/** @jest-environment node */
import { spawn } from 'node:child_process';
import { endWhenSilent } from './silence.mjs';

/** Starts a program and answers how it ended and what was passed on. */
const run = (code: string, longestMs: number) =>
  new Promise<{ signal: string | null; words: string }>((resolve) => {
    const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'ignore', 'pipe'] });
    let words = '';
    endWhenSilent(child, longestMs, (text) => (words += String(text)));
    child.once('close', (_code, signal) => resolve({ signal, words }));
  });

it('a program that says nothing any more is killed, and that is said', async () => {
  const { signal, words } = await run('process.stderr.write("begun"); setInterval(() => {}, 1000)', 2_000);
  expect([signal, words.slice(0, 5)]).toEqual(['SIGKILL', 'begun']);
  expect(words).toContain('Nothing was heard of the tests');
});

it('a program that ends by itself is left alone, and what it says is passed on', async () => {
  expect(await run('process.stderr.write("done")', 60_000)).toEqual({ signal: null, words: 'done' });
});
