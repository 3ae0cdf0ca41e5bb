/** Lets the clock stand still in the middle of a time step, so that no code grows old during a test. */
export const stopClock = () =>
  jest.useFakeTimers({
    now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000,
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });
