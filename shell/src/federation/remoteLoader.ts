import { checkPageNeeds } from '@yinyom/contracts/release/checkPageNeeds';
import type { PageRemote } from '@yinyom/contracts/release/pageList';
import { i18n } from '@yinyom/mfe-kit';
import type { RemoteModule } from '@yinyom/mfe-kit';
import { notePart, rememberPart } from '../part-errors/knownParts';
import { tellUse } from '../part-errors/tellError';
import { acceptedReleases } from './acceptedReleases';
import { createAttempts } from './attempts';
import { fetchList, isReleased, remotesList, takeList } from './remotesList';
import { UnmetNeedsError } from './UnmetNeedsError';

/** A remote that does not answer within this time is told to take long (milliseconds); it may still arrive. */
const PATIENCE = 15_000;
/** Whoever tries again waits on for what is under way, up to this time (milliseconds); then it is asked for anew. */
const ABANDON_AFTER = 60_000;

const builds = new Map<string, string>();

/** Code of its own: pages without a remote do without the federation. */
const federation = () => import(/* webpackChunkName: 'federation' */ './host');

const tellFederation = async (remote: PageRemote): Promise<void> => {
  const { host, readManifest } = await federation();
  const entry = await readManifest(remote);
  host.registerRemotes([{ name: remote.name, entry, type: 'global' }], { force: true });
};

/** The release that may run here. `fresh`: as the platform has it now; other remotes that run stay what they are. */
const find = async (name: string, fresh: boolean): Promise<PageRemote> => {
  if (fresh) takeList(await fetchList(), (other) => other !== name && builds.has(other));
  const listed = remotesList.get().filter((row) => row.name === name && isReleased(row));
  const [remote] = await acceptedReleases(listed);
  if (!remote) throw new Error(`No release of ${name}`);
  rememberPart(name, remote.build, remote.entry);
  return remote;
};

const checkNeeds = async (remote: PageRemote): Promise<void> => {
  const { pageOffer } = await federation();
  const unmet = [...(remote.needs ? checkPageNeeds(remote.needs, pageOffer) : []), ...(remote.unmet ?? [])];
  if (unmet.length > 0) throw new UnmetNeedsError(remote, unmet);
};

/** Chunks of a build lie in a variable of the remote's name, under numbers that another build gives to its own. */
const forgetChunks = (name: string): void => {
  Reflect.deleteProperty(globalThis, `webpackChunk${name}`);
};

const isRemote = (value: unknown): value is RemoteModule =>
  typeof value === 'object' && value !== null && 'routes' in value && Array.isArray(value.routes);

const load = async (remote: PageRemote, anew: boolean): Promise<RemoteModule> => {
  const { name, build } = remote;
  await checkNeeds(remote);
  await tellFederation(remote);
  if (anew) forgetChunks(name);
  const { host } = await federation();
  const module = await host.loadRemote<{ remote?: unknown }>(`${name}/remote`);
  if (!isRemote(module?.remote)) throw new Error(`${name} is not a remote of this platform`);
  builds.set(name, build);
  notePart(name, true);
  tellUse({ name, build });
  // Texts of the build before are there already; the new one may have others.
  if (anew) await i18n.reloadResources(undefined, remote.declared.namespaces);
  return module.remote;
};

const attempts = createAttempts({
  find,
  load,
  patience: PATIENCE,
  abandonAfter: ABANDON_AFTER,
  onFailure: (name) => notePart(name, false),
});

/** Loads a remote, once. The answer is kept, also a failure, until `forgetFailure`. */
export const loadRemoteModule = (name: string): Promise<RemoteModule> => attempts.ask(name);

/** The same when it is there already: it is drawn at once, without a moment of what stands for it meanwhile. */
export const loadedRemote = (name: string): RemoteModule | undefined => attempts.now(name);

/**
 * Lets the next `loadRemoteModule` try anew after a failure, of loading or of drawing, without a reload of the page: it
 * takes the build that is out by then.
 */
export const forgetFailure = (name: string): void => attempts.again(name);

/** Builds that this page runs or would load, by container name. */
export const knownBuilds = (): ReadonlyMap<string, string> =>
  new Map([...remotesList.get().map(({ name, build }) => [name, build] as const), ...builds]);
