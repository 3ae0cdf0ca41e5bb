import * as z from 'zod/mini';

/** A part of a published version, and the version of the group that it came from. */
export const inheritedFrom = z.object({ section: z.string(), group_id: z.string(), version: z.number() });
