/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { fixedWaits } from './fixedWaits.mjs';
import aboutTime from './fixedWaits.json';
import { ROOT } from './sources';

/** How often the rule complains about code. */
const complaints = (code: string): number =>
  new Linter().verify(code, {
    languageOptions: { parser: tseslint.parser as Linter.Parser },
    plugins: { yinyom: { rules: { 'fixed-waits': fixedWaits } } },
    rules: { 'yinyom/fixed-waits': 'error' },
  }).length;

it.each([
  ['await new Promise((resolve) => setTimeout(resolve, 200));'],
  ['const settle = () => new Promise<void>((done) => { setTimeout(done, 30); });'],
  ['await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200)));'],
  ["import { setTimeout as sleep } from 'node:timers/promises'; await sleep(20);"],
  ["import { setTimeout } from 'timers/promises'; it('waits', async () => { await setTimeout(20); });"],
  ['await page.waitForTimeout(500);'],
  ['while (!(await isThere())) await new Promise(setImmediate);'],
  ['for (;;) { if (await isThere()) return; await new Promise((resolve) => setImmediate(resolve)); }'],
  ['do await new Promise((resolve) => process.nextTick(resolve)); while (!isThere());'],
  ['server.listen(4300);'],
  ["server.listen(4300, '127.0.0.1');"],
])('refuses %s', (code) => {
  expect(complaints(code)).toBe(1);
});

it.each([
  ['while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 20));'],
  [
    "import { setTimeout as sleep } from 'node:timers/promises'; for (;;) { if (ended()) break; await sleep(20); }",
  ],
  ['await until(async () => { await new Promise((resolve) => setTimeout(resolve, 20)); return ended(); });'],
  ['await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 30))]);'],
  ['const timer = setTimeout(stop, 200);'],
  ['new Promise((resolve) => { setTimeout(answer, 200); resolve(); });'],
  ['change(); await new Promise(setImmediate);'],
  ['for (const one of all) it(one, async () => { await new Promise(setImmediate); });'],
  ['server.listen(0);'],
  ["page.waitForSelector('h1');"],
])('may be: %s', (code) => {
  expect(complaints(code)).toBe(0);
});

it.each(aboutTime)('$file still waits for a time, and says why', ({ file, why }) => {
  expect(existsSync(path.join(ROOT, file))).toBe(true);
  expect(complaints(readFileSync(path.join(ROOT, file), 'utf8'))).toBeGreaterThan(0);
  expect(why.length).toBeGreaterThan(20);
});
