/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endWhenSilent } from './silence.mjs';

/** Starts a program and answers how it ended and what was passed on. It is watched from its first word on. */
const run = async (code: string, longestMs: number) => {
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'close');
  let words = '';
  await once(child.stderr, 'readable');
  endWhenSilent(child, longestMs, (text) => (words += String(text)));
  const [, signal] = (await ended) as [number | null, string | null];
  return { signal, words };
};

it('a program that says nothing any more is killed, and that is said', async () => {
  const { signal, words } = await run('process.stderr.write("begun"); setInterval(() => {}, 1000)', 500);
  expect([signal, words.slice(0, 5)]).toEqual(['SIGKILL', 'begun']);
  expect(words).toContain('Nothing was heard of the tests');
});

it('a program that ends by itself is left alone, and what it says is passed on', async () => {
  expect(await run('process.stderr.write("done")', 60_000)).toEqual({ signal: null, words: 'done' });
});
