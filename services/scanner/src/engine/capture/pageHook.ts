import type { ItemKind } from '@yinyom/contracts/scanner/scan';
import { createDisguise, type Disguise } from './disguise';

/** What the hook in a page or worker tells: something was set there. */
export interface HookCall {
  kind: ItemKind;
  name: string;
  /** Host of the page or worker. */
  host: string;
  /** Of a cookie: its attributes, without name and value. */
  attributes?: string;
  /** The browser has it now, beyond doubt. */
  confirmed: boolean;
  stack: string;
}

/**
 * Runs in every document and worker before its first script and tells what scripts set, and from where. It must not
 * use anything from outside itself: its text is sent to the browser. Values are compared and never told.
 */
const hook = (bindingName: string, createDisguise: () => Disguise): void => {
  const scope = globalThis as unknown as Record<string, unknown>;
  const send = scope[bindingName] as ((text: string) => void) | undefined;
  if (!send) return;
  delete scope[bindingName];
  const disguise = createDisguise();
  const { stringify } = JSON;
  const OwnError = Error;
  const told = new Set<string>();
  const MAX_TOLD = 400;

  const tell = (kind: HookCall['kind'], name: unknown, confirmed: boolean, attributes?: string) => {
    try {
      const short = String(name).slice(0, 300);
      const key = `${kind} ${short} ${confirmed} ${attributes ?? ''}`;
      if (told.has(key) || told.size >= MAX_TOLD) return;
      told.add(key);
      const stack = String(new OwnError().stack).split('\n').slice(2, 16).join('\n').slice(0, 2_000);
      const host = String(location.hostname || new URL(self.origin).hostname);
      send(stringify({ kind, name: short, host, confirmed, stack, ...(attributes ? { attributes } : {}) }));
    } catch {
      // Telling must never change what the page does.
    }
  };
  /** Replaces a function by one that looks the same and calls `before` or `after` with the original's call. */
  const wrap = (
    owner: object | undefined,
    name: string,
    after: (self: unknown, args: unknown[], result: unknown) => void,
  ) => {
    const original = owner && (Object.getOwnPropertyDescriptor(owner, name)?.value as unknown);
    if (typeof original !== 'function') return;
    const replacement = disguise(original as (...args: unknown[]) => unknown, {
      apply: (target, self, args: unknown[]) => {
        const result = Reflect.apply(target, self, args) as unknown;
        try {
          after(self, args, result);
        } catch {
          // As above.
        }
        return result;
      },
    });
    Object.defineProperty(owner, name, { configurable: true, writable: true, value: replacement });
  };
  const prototypeOf = (name: string) => (scope[name] as { prototype: object } | undefined)?.prototype;

  wrap(prototypeOf('IDBFactory'), 'open', (_self, [name], request) => {
    tell('indexedDB', name, false);
    (request as IDBOpenDBRequest).addEventListener('success', () => tell('indexedDB', name, true));
  });
  wrap(prototypeOf('CacheStorage'), 'open', (_self, [name], opened) => {
    tell('cacheStorage', name, false);
    (opened as Promise<unknown>).then(
      () => tell('cacheStorage', name, true),
      () => undefined,
    );
  });
  for (const make of ['getFileHandle', 'getDirectoryHandle'])
    wrap(prototypeOf('FileSystemDirectoryHandle'), make, (_self, [name, options], opened) => {
      if (!(options as FileSystemGetFileOptions | undefined)?.create) return;
      (opened as Promise<unknown>).then(
        () => tell('fileSystem', name, true),
        () => undefined,
      );
    });
  wrap(prototypeOf('Storage'), 'setItem', (self, [key]) =>
    tell(self === scope['sessionStorage'] ? 'sessionStorage' : 'localStorage', key, true),
  );
  const attributesOf = (given: Pick<CookieInit, 'domain' | 'expires'>) =>
    [
      given.domain ? `domain=${given.domain}` : '',
      given.expires == null ? '' : `expires=${new Date(given.expires).toUTCString()}`,
    ].join(';');
  wrap(prototypeOf('CookieStore'), 'set', (_self, [first], result) => {
    const given = (typeof first === 'object' ? first : { name: first }) as CookieInit;
    (result as Promise<void>).then(
      () => tell('cookie', given.name, true, attributesOf(given)),
      () => undefined,
    );
  });
  wrap(prototypeOf('CookieStore'), 'delete', (_self, [first]) => {
    const given = (typeof first === 'object' ? first : { name: first }) as { name: string; domain?: string };
    tell('cookie', given.name, false, `${given.domain ? `domain=${given.domain}` : ''};max-age=0`);
  });

  const documentPrototype = prototypeOf('Document');
  const cookie = documentPrototype && Object.getOwnPropertyDescriptor(documentPrototype, 'cookie');
  if (!cookie?.get || !cookie.set) return;
  const { get, set } = cookie;
  Object.defineProperty(documentPrototype, 'cookie', {
    ...cookie,
    set: disguise(set, {
      apply: (target, self: Document, args: [unknown]) => {
        Reflect.apply(target, self, args);
        try {
          const line = String(args[0]);
          const end = line.indexOf(';');
          const pair = (end < 0 ? line : line.slice(0, end)).trim();
          const at = pair.indexOf('=');
          const isThere = (get.call(self) as string).split('; ').includes(pair);
          tell('cookie', at < 0 ? '' : pair.slice(0, at).trim(), isThere, end < 0 ? '' : line.slice(end + 1));
        } catch {
          // As above.
        }
      },
    }),
  });
};

/** The hook's text for a page or worker that has the binding of this name. */
export const hookSource = (bindingName: string): string =>
  `(${String(hook)})(${JSON.stringify(bindingName)},${String(createDisguise)})`;
