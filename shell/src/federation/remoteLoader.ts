import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@yinyom/mfe-kit';
import { checkIntegrity } from './checkIntegrity';
import { fetchRemotes } from './RemoteEntry';
import type { RemoteEntry } from './RemoteEntry';

/** A remote that does not answer within this time counts as failed (milliseconds). */
const PATIENCE = 15_000;

const loaded = new Map<string, Promise<RemoteModule>>();
const failed = new Set<string>();
const builds = new Map<string, string>();
let registered: Promise<Map<string, RemoteEntry>> | undefined;
const signed = new Map<string, RemoteEntry>();

const register = async (): Promise<Map<string, RemoteEntry>> => {
  const remotes = await fetchRemotes();
  if (signed.size === 0) registerPlugins([checkIntegrity(signed)]);
  for (const remote of remotes) if (remote.integrity) signed.set(remote.name, remote);
  registerRemotes(
    remotes.map(({ name, entry }) => ({ name, entry: new URL(entry, location.origin).href })),
    { force: true },
  );
  return new Map(remotes.map((remote) => [remote.name, remote]));
};

const withTimeout = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The part of the page took too long to load')), PATIENCE);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

const isRemote = (value: unknown): value is RemoteModule =>
  typeof value === 'object' && value !== null && 'routes' in value && Array.isArray(value.routes);

const load = async (name: string): Promise<RemoteModule> => {
  registered ??= register();
  const entry = (await registered).get(name);
  if (!entry) throw new Error(`No release of ${name}`);
  const module = await loadRemote<{ remote?: unknown }>(`${name}/remote`);
  if (!isRemote(module?.remote)) throw new Error(`${name} is not a remote of this platform`);
  builds.set(name, entry.build);
  return module.remote;
};

/**
 * Loads a remote, once. The answer is kept, also a failure: a component that asks again while it renders must
 * not start a new attempt. `forgetFailure` allows one.
 */
export const loadRemoteModule = (name: string): Promise<RemoteModule> => {
  const known = loaded.get(name);
  if (known) return known;
  const work = withTimeout(load(name));
  loaded.set(name, work);
  work.catch(() => failed.add(name));
  return work;
};

/** Lets the next `loadRemoteModule` start anew after a failure, with a fresh list: no reload of the page is needed. */
export const forgetFailure = (name: string): void => {
  if (!failed.delete(name)) return;
  loaded.delete(name);
  registered = undefined;
};

/**
 * Builds that this page runs or would load, by container name: those of the list as it was when it was read.
 * Empty until the first remote was asked for.
 */
export const knownBuilds = async (): Promise<ReadonlyMap<string, string>> => {
  const list = await registered?.catch(() => undefined);
  const listed = [...(list?.values() ?? [])].map(({ name, build }) => [name, build] as const);
  return new Map([...listed, ...builds]);
};
