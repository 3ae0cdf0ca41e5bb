import { Linter } from 'eslint';
import { abortListeners } from './abortListeners.mjs';

const complaints = (code: string): string[] =>
  new Linter()
    .verify(code, {
      plugins: { yinyom: { rules: { 'abort-listeners': abortListeners } } },
      rules: { 'yinyom/abort-listeners': 'error' },
    })
    .map(({ message }) => message);

describe('a listener for abort', () => {
  it.each([
    ["const wait = (signal) => new Promise((end) => signal.addEventListener('abort', end));"],
    ["const wait = (signal) => { if (signal.done) return; signal.addEventListener('abort', stop); };"],
    ["hooks.signal.addEventListener('abort', () => { stop(); });"],
  ])('is an error where nothing asks whether the signal is aborted already: %s', (code) => {
    expect(complaints(code)).toHaveLength(1);
  });

  it.each([
    [
      "const wait = (signal) => { if (signal.aborted) stop(); else signal.addEventListener('abort', stop); };",
    ],
    ["const wait = (signal) => { signal.throwIfAborted(); signal.addEventListener('abort', stop); };"],
    [
      "const wait = (signal) => new Promise((end) => { signal.addEventListener('abort', end); if (signal.aborted) end(); });",
    ],
    ["const load = (request) => request.addEventListener('load', done);"],
  ])('is fine beside the question: %s', (code) => {
    expect(complaints(code)).toEqual([]);
  });
});
