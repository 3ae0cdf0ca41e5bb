// Preloaded by tests into a process whose clock is wrong by TEST_CLOCK_MS (ahead when positive).
const skew = Number(process.env.TEST_CLOCK_MS);
const now = Date.now.bind(Date);

globalThis.Date = new Proxy(Date, {
  construct: (target, given, created) =>
    Reflect.construct(target, given.length === 0 ? [now() + skew] : given, created),
  get: (target, name, receiver) =>
    name === 'now' ? () => now() + skew : Reflect.get(target, name, receiver),
});
