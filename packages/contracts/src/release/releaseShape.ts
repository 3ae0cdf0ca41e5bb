import * as z from 'zod/mini';

/** As browsers read it. */
const digest = z.string().check(z.regex(/^sha256-[A-Za-z0-9+/]{43}=$/));

/** One signed row: the build of a remote that is in use, where it begins, and what its files must be. */
export const releaseShape = z.object({
  name: z.string().check(z.maxLength(60), z.regex(/^(?:shell|mfe(?:_[a-z0-9]+)+)$/)),
  /** Rises with every release of this name. Given by the store, never by a clock. */
  number: z.int().check(z.positive()),
  build: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  /** What the running code of this build knows itself by. */
  hash: z.string().check(z.maxLength(64)),
  /** Address of the manifest: below `/mfe/`, or on an origin that the operator allowed. */
  entry: z.string().check(z.maxLength(500), z.regex(/^(?:\/mfe\/|https?:\/\/)/)),
  /**
   * Digests of the manifest, of the file it names and of `build.json`. The manifest has the digests of all other files:
   * a tree, so one signature covers every byte.
   */
  integrity: z.object({ manifest: digest, entry: digest, about: digest }),
  released_at: z.iso.datetime(),
  /** Name of the key that asked for the release. */
  released_by: z.optional(z.string().check(z.maxLength(100))),
  /** ECDSA P-256 (IEEE P1363, base64) by the platform's key over `releaseText`. */
  signature: z.string().check(z.maxLength(100)),
});
