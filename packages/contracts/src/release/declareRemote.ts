import type { Declared } from './Declared';

/**
 * What a remote says about itself, in `src/pages.ts` of its folder: `export const declared = declareRemote({…})`. The
 * build checks it (`declaredShape`) and writes it into the release; no browser loads that file.
 */
export const declareRemote = (declared: Declared): Declared => declared;
