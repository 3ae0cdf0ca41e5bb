import type * as z from 'zod/mini';
import type { canaryShape, listedReleaseShape, listStampShape, remotesListShape } from './remotesListShape';

export type RemotesList = z.output<typeof remotesListShape>;
export type ListedRemote = RemotesList['remotes'][number];
export type ListedRelease = z.output<typeof listedReleaseShape>;
export type Canary = z.output<typeof canaryShape>;
export type ListStamp = z.output<typeof listStampShape>;
