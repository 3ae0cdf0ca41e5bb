import * as z from 'zod/mini';
import { declaredShape } from './declaredShape';
import { needsShape } from './needsShape';

/** `build.json` of a build: what it says about itself. */
export const aboutShape = z.object({
  name: z.string(),
  build: z.string(),
  /** What the running code of this build knows itself by. */
  hash: z.string(),
  declared: declaredShape,
  needs: z.optional(needsShape),
  /** Bytes, gzip: the file that a console loads first, and everything of its own. */
  size: z.optional(z.object({ entry: z.int(), own: z.int() })),
});
export type About = z.output<typeof aboutShape>;
