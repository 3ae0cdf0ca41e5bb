import * as z from 'zod/mini';
import { declaredShape } from './declaredShape';
import { pageNeedsShape, unmetNeedShape } from './needsShape';
import { releaseShape } from './releaseShape';

/** A release together with what its `build.json` says. */
export const listedReleaseShape = z.extend(releaseShape, {
  declared: declaredShape,
  /** What the page itself is compared with; missing in builds from before there was a check. */
  needs: z.optional(pageNeedsShape),
  /** Calls that this platform answers otherwise than the build was made for. Judged by the gateway, not signed. */
  unmet: z.optional(z.array(unmetNeedShape)),
});

/** A release that some people get before the others. */
export const canaryShape = z.object({
  release: listedReleaseShape,
  /** SHA-256 of the organizations' ids, hex. */
  organizations: z.array(z.string()),
  /** Of all users, 0 to 1. */
  share: z.number(),
});

/** How fresh the list is, and that nobody put older rows into it. */
export const listStampShape = z.object({
  number: z.int(),
  made_at: z.iso.datetime(),
  valid_until: z.iso.datetime(),
  /** By the platform's key over `listText`; missing where no private key is at hand. */
  signature: z.optional(z.string()),
});

/** Answer of `GET /mf/remotes.json`: every remote and the build of it that is in use. */
export const remotesListShape = z.object({
  remotes: z.array(z.extend(listedReleaseShape, { canary: z.optional(canaryShape) })),
  /** Remotes whose release may not be believed: their pages are there, say that they cannot be shown, and load nothing. */
  refused: z.optional(z.array(z.object({ declared: declaredShape }))),
  list: z.optional(listStampShape),
});
