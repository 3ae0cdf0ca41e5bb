/** The file in a remote's folder of the release store that says which build is in use. */
export const POINTER_FILE = 'current.json';
/** What a build says about itself; part of the release, its digest is signed. */
export const ABOUT_FILE = 'build.json';
/** The shapes of the calls that a build makes; `build.json` has their hashes. */
export const CALLS_FILE = 'calls.json';
/** What a console reads first of a build. */
export const MANIFEST_FILE = 'mf-manifest.json';

/** The name a remote's code goes by: a global variable, so without hyphens. `mfe-users` → `mfe_users` */
export const containerOf = (room: string): string => room.replaceAll('-', '_');

/** The folder a remote lives in, in the workspace and in the release store. `mfe_users` → `mfe-users` */
export const roomOf = (name: string): string => name.replaceAll('_', '-');
