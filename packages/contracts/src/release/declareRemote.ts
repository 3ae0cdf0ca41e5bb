import type { Lang } from '../constants';
import type { Declared } from './Declared';

/**
 * What a remote says about itself, in `src/pages.ts` of its folder: `export const declared = declareRemote({…})`. The
 * build checks it (`declaredShape`) and writes it into the release; no browser loads that file.
 */
export const declareRemote = <const D extends Declared>(declared: D): D => declared;

/**
 * What `defineRemote` is given in `src/remote.tsx`, as the remote declared it: `satisfies RemoteOf<typeof declared>`. Another name, a route
 * that is not declared or a missing slot does not compile. Types alone: the declaration stays out of browsers.
 */
export interface RemoteOf<D extends Declared> {
  name: D['name'];
  namespace: D['namespaces'][number];
  texts: (lang: Lang) => Promise<unknown>;
  routes: readonly { path: D['pages'][number]['path']; element: unknown }[];
  slots?: Record<D['slots'][number], unknown>;
}
