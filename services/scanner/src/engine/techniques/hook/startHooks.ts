import type { Disguise } from '../../capture/disguise';
import type { Anything, Hook, HookKit } from './hookKit';

/** What one document may tell, and how often it may be asked for the script that runs. */
export interface HookLimits {
  told: number;
  stacks: number;
}

/** Runs in every document and worker before its first script. It must not use anything from outside itself. */
export const startHooks = (
  bindingName: string,
  createDisguise: () => Disguise,
  hooks: readonly Hook[],
  limits: HookLimits,
): void => {
  const scope = globalThis as unknown as Record<string, Anything>;
  const send = scope[bindingName] as ((text: string) => void) | undefined;
  if (!send) return;
  delete scope[bindingName];
  const disguise = createDisguise();
  const { stringify } = JSON;
  const { apply, defineProperty, getOwnPropertyDescriptor } = Reflect;
  const OwnError = Error;
  const told = new Set<string>();
  let stacks = 0;

  const silently = (work: () => void) => {
    try {
      work();
    } catch {
      // Watching must never change what the page does.
    }
  };
  const script = (): string | null => {
    stacks += 1;
    if (stacks > limits.stacks) return null;
    const places = String(new OwnError().stack).match(/https?:\/\/[^\s()]+?(?=:\d+:\d+)/g) ?? [];
    // The consent script watches what others do and stands in front of them.
    return places.find((place) => !place.includes('/sdk/v1/')) ?? places[0] ?? null;
  };
  const tell: HookKit['tell'] = (technique, facts, by = script()) => {
    if (told.size >= limits.told) return;
    const text = stringify({ technique, script: by, facts });
    if (text.length > 4_000 || told.has(text)) return;
    told.add(text);
    send(text);
  };
  const ownerOf = (name: string): object | undefined => {
    const owner = scope[name] as { prototype?: object } | undefined;
    return owner?.prototype;
  };
  const after: HookKit['after'] = (name, method, then) => {
    // Functions of the window are its own, not its prototype's.
    const owner = name === 'Window' ? scope : ownerOf(name);
    const descriptor = owner && getOwnPropertyDescriptor(owner, method);
    if (!owner || typeof descriptor?.value !== 'function') return;
    const value = disguise(descriptor.value as (...args: Anything[]) => unknown, {
      apply: (target, self, args: Anything[]) => {
        const result = apply(target, self, args);
        silently(() => then(self, args, result));
        return result;
      },
    });
    defineProperty(owner, method, { ...descriptor, value });
  };
  const onGet: HookKit['onGet'] = (name, property, then) => {
    const owner = ownerOf(name);
    const descriptor = owner && getOwnPropertyDescriptor(owner, property);
    if (!owner || !descriptor?.get) return;
    const get = disguise(descriptor.get, {
      apply: (target, self, args: Anything[]) => {
        const result: unknown = apply(target, self, args);
        silently(() => then(self, result));
        return result;
      },
    });
    defineProperty(owner, property, { ...descriptor, get });
  };
  const onSet: HookKit['onSet'] = (name, property, then) => {
    const owner = ownerOf(name);
    const descriptor = owner && getOwnPropertyDescriptor(owner, property);
    if (!owner || !descriptor?.set || !descriptor.get) return;
    const read = descriptor.get;
    const set = disguise(descriptor.set, {
      apply: (target, self, args: Anything[]) => {
        let before: unknown;
        silently(() => {
          before = apply(read, self, []);
        });
        apply(target, self, args);
        silently(() => then(self, args[0], before));
      },
    });
    defineProperty(owner, property, { ...descriptor, set });
  };
  const stateOf: HookKit['stateOf'] = (create) => {
    const states = new WeakMap<object, ReturnType<typeof create>>();
    return (object) => {
      const state = states.get(object) ?? create();
      states.set(object, state);
      return state;
    };
  };
  const listening: Parameters<HookKit['onListen']>[0][] = [];
  after('EventTarget', 'addEventListener', (self, [type]) => {
    for (const then of listening) silently(() => then(self ?? scope, String(type)));
  });
  const onListen: HookKit['onListen'] = (then) => listening.push(then);
  for (const hook of hooks)
    silently(() => hook({ scope, after, onGet, onSet, onListen, tell, script, stateOf }));
};
