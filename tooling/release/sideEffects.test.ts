import { spawnSync } from 'node:child_process';
import path from 'node:path';

const MODULE = path.resolve(__dirname, '../../packages/build-remote/release/sideEffects.mjs');
const CASES: readonly (readonly [statements: string, effects: readonly string[]])[] = [
  ['window.hello = 1', ['sets window.hello']],
  ['document.title = "x"', ['sets document.title']],
  ['delete globalThis.fetch', ['sets globalThis.fetch']],
  ['Array.prototype.last = function () {}', ['changes Array.prototype.last']],
  [
    'Object.defineProperty(Element.prototype, "x", {})',
    ['changes Element.prototype (Object.defineProperty)'],
  ],
  ['addEventListener("scroll", e)', ['listens to scroll (addEventListener)']],
  [
    'window.document.addEventListener(`keydown`, e)',
    ['listens to keydown (window.document.addEventListener)'],
  ],
  ['setInterval(() => 1, 1000)', ['starts a timer (setInterval)']],
  ['(() => { setTimeout(e) })()', ['starts a timer (setTimeout)']],
  ['const s = document.createElement("style")', ['makes a <style> element']],
  ['document.head.append(e)', ['adds to the document (document.head.append)']],
  ['document.adoptedStyleSheets = []', ['adopts a style sheet']],
  ['const G = (0, r.createGlobalStyle)`body{}`', ['makes a global style']],
  ['new MutationObserver(e)', ['makes a MutationObserver']],
  ['localStorage.setItem("a", "b")', ['writes localStorage']],
  ['fetch("/api")', ['sends a request (fetch)']],
  // What a function or a class does later.
  ['const f = () => { window.x = 1; setTimeout(f) }; function g() { addEventListener("a", f) }', []],
  ['class A { x = setTimeout(1); m() { document.title = "" } } A.prototype.y = 1', []],
  // Own names that are called as those of the page, reading, and what modules do for each other.
  ['const document = {}; document.title = 1; const fetch = r(3); fetch()', []],
  ['const w = window.innerWidth, d = document.querySelector("main")', []],
  ['r.d(t, { a: () => b }); Object.defineProperty(t, "a", {}); const b = Object.assign({}, { a: 1 })', []],
];

it('W11 what the code of a chunk does to the page when it loads is named, and nothing that it does later', () => {
  const chunks = CASES.map(
    ([statements]) =>
      `(globalThis.webpackChunkmfe_hello||=[]).push([[1],{12(e,t,r){"use strict";${statements}}}])`,
  );
  const program = `
    import { effectsIn } from ${JSON.stringify(MODULE)};
    const chunks = ${JSON.stringify(chunks)};
    console.log(JSON.stringify(chunks.map((chunk) => effectsIn(chunk, () => '').map(({ what }) => what))));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const found = JSON.parse(stdout) as string[][];
  expect(CASES.map(([statements], at) => [statements, found[at]])).toEqual(CASES);
});
