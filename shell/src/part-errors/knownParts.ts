declare const __webpack_hash__: string;
declare const __webpack_public_path__: string;

/** A build of a part of the console, as error reports name it. */
export interface KnownBuild {
  /** Container name, or `shell`. */
  name: string;
  build: string;
}

/** What is known of a remote on this page. */
interface PartState {
  /** What the list of remotes says. */
  listed: string;
  /** What runs. */
  running?: string;
  /** Its code could not be had at the last try. */
  notLoaded?: boolean;
}

const states = new Map<string, PartState>();
/** By the address of the folder that a build's files are in. */
const folders = new Map<string, KnownBuild>();
const SHELL = 'shell';
const SHELL_FOLDER = /\/mfe\/shell\/([\w.-]+)\//;

/** Notes where the files of a remote's build are. @param manifest address of the manifest, absolute or of this origin */
export const rememberPart = (name: string, build: string, manifest: string): void => {
  folders.set(new URL('.', new URL(manifest, location.origin)).href, { name, build });
  states.set(name, { ...states.get(name), listed: build });
};

/** Notes that a remote runs, or that its code could not be had. */
export const notePart = (name: string, loaded: boolean): void => {
  const state = states.get(name);
  if (state) states.set(name, { ...state, notLoaded: !loaded, ...(loaded && { running: state.listed }) });
};

/** The build of a remote that this page runs; undefined before it is loaded. */
export const runningBuild = (name: string): string | undefined => states.get(name)?.running;

/** The build that this page runs or would load. */
export const listedBuild = (name: string): KnownBuild | undefined => {
  const state = states.get(name);
  return state && { name, build: state.notLoaded ? state.listed : (state.running ?? state.listed) };
};

/** Whether the code of a remote could not be had at the last try, unlike code that fails while it runs. */
export const isNotLoaded = (name: string): boolean => states.get(name)?.notLoaded === true;

/** The shell is itself: code of the federation's hosts has no row in the list of remotes. */
const shellFile = (address: string) => {
  const { href: root } = new URL(__webpack_public_path__, location.origin);
  if (!address.startsWith(root) && !address.startsWith(`${location.origin}/assets/`)) return undefined;
  const build = SHELL_FOLDER.exec(address);
  const file = build ? address.slice(build.index + build[0].length) : new URL(address).pathname.slice(1);
  return { name: SHELL, build: build?.[1] ?? __webpack_hash__, file };
};

/** The build that a script belongs to, and its path in the folder of the build; undefined for whoever else's script. */
export const partOf = (address: string): (KnownBuild & { file: string }) | undefined => {
  for (const [folder, known] of folders)
    if (address.startsWith(folder)) return { ...known, file: address.slice(folder.length) };
  return shellFile(address);
};
