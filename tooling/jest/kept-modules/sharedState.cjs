const isRemovable = (target, key) => Object.getOwnPropertyDescriptor(target, key)?.configurable === true;

const descriptorsOf = (target) =>
  new Map(Reflect.ownKeys(target).map((key) => [key, Object.getOwnPropertyDescriptor(target, key)]));

const isSame = (one, other) =>
  one !== undefined &&
  other !== undefined &&
  ['value', 'get', 'set', 'enumerable', 'writable'].every((name) => Object.is(one[name], other[name]));

/** Counters of the emitter, which its listeners restore. */
const OF_EMITTER = new Set(['_events', '_eventsCount', '_maxListeners']);

const restoreProperties = (target, before) => {
  for (const key of Reflect.ownKeys(target)) {
    if (OF_EMITTER.has(key)) continue;
    if (!before.has(key) && isRemovable(target, key)) delete target[key];
  }
  for (const [key, descriptor] of before) {
    if (OF_EMITTER.has(key)) continue;
    const now = Object.getOwnPropertyDescriptor(target, key);
    if (!isSame(now, descriptor) && now?.configurable !== false)
      Object.defineProperty(target, key, descriptor);
  }
};

const listenersOf = (emitter) =>
  new Map(emitter.eventNames().map((event) => [event, new Set(emitter.rawListeners(event))]));

const restoreListeners = (emitter, before) => {
  for (const event of emitter.eventNames()) {
    for (const listener of emitter.rawListeners(event))
      if (!before.get(event)?.has(listener)) emitter.removeListener(event, listener);
  }
};

/** Where `expect` keeps its matchers: defined once in a realm, and never removable. */
const MATCHERS = Symbol.for('$$jest-matchers-object');

const restoreMatchers = () => {
  const shared = globalThis[MATCHERS];
  if (!shared) return;
  shared.customEqualityTesters.length = 0;
  for (const name of Object.keys(shared.matchers)) delete shared.matchers[name];
};

const restoreEnvironment = (before) => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  for (const [name, value] of Object.entries(before))
    if (process.env[name] !== value) process.env[name] = value;
};

/** What a test file may change of the process and of the globals, as it is now; `restore` brings it back. */
class SharedState {
  globals = descriptorsOf(globalThis);
  process = descriptorsOf(process);
  listeners = listenersOf(process);
  env = { ...process.env };
  folder = process.cwd();
  exitCode = process.exitCode;

  /** Runs the body of a kept module: what it defines lives as long as the module, longer than the test file. */
  keepChangesOf(load) {
    const globals = descriptorsOf(globalThis);
    const listeners = listenersOf(process);
    try {
      return load();
    } finally {
      for (const [key, descriptor] of descriptorsOf(globalThis))
        if (!isSame(globals.get(key), descriptor)) this.globals.set(key, descriptor);
      for (const [event, now] of listenersOf(process))
        for (const listener of now)
          if (!listeners.get(event)?.has(listener))
            this.listeners.set(event, (this.listeners.get(event) ?? new Set()).add(listener));
    }
  }

  restore() {
    restoreProperties(globalThis, this.globals);
    restoreProperties(process, this.process);
    restoreListeners(process, this.listeners);
    restoreEnvironment(this.env);
    restoreMatchers();
    process.exitCode = this.exitCode;
    if (process.cwd() !== this.folder) process.chdir(this.folder);
  }
}

module.exports = { SharedState };
