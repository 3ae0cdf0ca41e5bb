import * as z from 'zod/mini';
import { isVersionRange } from './versionRange';

const version = z.string().check(z.regex(/^\d+\.\d+\.\d+/));

/** What a build of a remote needs of the page that it runs in and of the platform that it calls. Written by the build. */
export const needsShape = z.object({
  /** Versions of the kit that it works with, e.g. `^1.12.0`. */
  kit: z.string().check(z.refine(isVersionRange)),
  /** What it imports of the kit. Says more than a version: a function may have come without a new number. */
  kit_exports: z.array(z.string()),
  /** What it was built with; the page has one of each. */
  react: version,
  react_dom: version,
  styled_components: version,
  /** Packages that exist once per page and of which the build runs a copy of its own all the same. */
  own_copies: z.array(z.string()),
  /** The calls of the contract that its code makes: name → hash of the shape (`callText`), 10 hex digits. */
  calls: z.record(z.string(), z.string().check(z.regex(/^[0-9a-f]{10}$/))),
});
export type Needs = z.output<typeof needsShape>;

/** What a page looks at before it loads a remote. Calls are judged by the platform, which knows their shapes. */
export const pageNeedsShape = z.extend(z.omit(needsShape, { calls: true }), {
  /** Not in the list inside of a page: whoever made that page knows what it offers. */
  kit_exports: z.optional(needsShape.shape.kit_exports),
});
export type PageNeeds = z.output<typeof pageNeedsShape>;

/** One need that is not met, for the texts that say so. */
export const unmetNeedShape = z.object({
  what: z.enum(['kit', 'kit_export', 'react', 'react_dom', 'styled_components', 'own_copy', 'call']),
  /** Of the package, of what is imported of it, or of the call. */
  name: z.string(),
  /** What the remote was made for: a range, a version, an address. */
  wants: z.string(),
  /** What is there instead; empty: nothing. */
  has: z.string(),
  /** Of a call: what does not fit, for whoever repairs it. */
  why: z.optional(z.array(z.string())),
});
export type UnmetNeed = z.output<typeof unmetNeedShape>;
