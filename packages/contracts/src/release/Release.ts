import type * as z from 'zod/mini';
import type { releaseShape } from './releaseShape';

export type Release = z.output<typeof releaseShape>;
