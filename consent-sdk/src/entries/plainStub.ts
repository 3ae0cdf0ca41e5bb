/** Keeps calls of `window.yinyom` until the script has come. */
const q: [string, unknown[]][] = [];
const queued = Object.fromEntries(
  ['on', 'open', 'set', 'withdraw'].map((method) => [
    method,
    (...args: unknown[]) => {
      q.push([method, args]);
    },
  ]),
);
window.yinyom ??= { q, ...queued };
