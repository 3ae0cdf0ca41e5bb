import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { ERROR_KINDS, ERROR_LIMITS, ERROR_REPORTS_PATH } from './errorLimits';

/** Container name of a remote, or `shell`. */
export const partName = z
  .string()
  .check(z.maxLength(60, 'too_long'), z.regex(/^(?:shell|mfe(?:_[a-z0-9]+)+)$/, 'invalid_text'));
export const buildName = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'invalid_text'));

const { times: MOST_TIMES } = ERROR_LIMITS;
const times = z
  .number()
  .check(z.int('invalid_number'), z.minimum(1, 'out_of_range'), z.maximum(MOST_TIMES, 'out_of_range'));
const position = z
  .number()
  .check(z.int('invalid_number'), z.minimum(0, 'out_of_range'), z.maximum(100_000_000, 'out_of_range'));

/** A position in a file of a build, as the browser counts: lines from 1, columns from 1. */
export const errorFrame = z.strictObject({
  name: partName,
  build: buildName,
  /** Path inside the folder of the build, e.g. `assets/812.3fa0b1c2d4.js`. */
  file: z
    .string()
    .check(
      z.maxLength(ERROR_LIMITS.file, 'too_long'),
      z.regex(/^(?!.*\.\.)[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/, 'invalid_text'),
    ),
  line: position,
  column: position,
});
export type ErrorFrame = z.output<typeof errorFrame>;

/** One error of one part. Nothing in it is about a person: see `cleanMessage` and docs/security/rules.md. */
export const errorReport = z.strictObject({
  name: partName,
  build: buildName,
  kind: z.enum(ERROR_KINDS),
  message: z.string().check(z.minLength(1, 'required'), z.maxLength(ERROR_LIMITS.message, 'too_long')),
  /** Pattern of the page's address without language, e.g. `/websites/:id`. */
  page: z
    .string()
    .check(z.maxLength(ERROR_LIMITS.page, 'too_long'), z.regex(/^\/[\w/:*.-]*$/, 'invalid_text')),
  frames: z.array(errorFrame).check(z.maxLength(ERROR_LIMITS.frames, 'out_of_range')),
  times,
});
export type ErrorReport = z.output<typeof errorReport>;

/** How often a build of a part was taken into use by a page: what errors are compared with. */
export const partUse = z.strictObject({ name: partName, build: buildName, times });
export type PartUse = z.output<typeof partUse>;

const partBuildName = z.strictObject({ name: partName, build: buildName });

export const errorReports = z.strictObject({
  uses: z.array(partUse).check(z.maxLength(ERROR_LIMITS.uses, 'out_of_range')),
  errors: z.array(errorReport).check(z.maxLength(ERROR_LIMITS.errors, 'out_of_range')),
  /** Builds of which this tab met its first error: what a canary is judged by, since one person's errors may be many. */
  failed: z.optional(z.array(partBuildName).check(z.maxLength(ERROR_LIMITS.uses, 'out_of_range'))),
});
export type ErrorReports = z.output<typeof errorReports>;

/** Consoles send this by themselves. What is said of builds that were never released is dropped without a word. */
export const reportErrors = endpoint({
  name: 'reportErrors',
  service: 'releases',
  method: 'POST',
  path: ERROR_REPORTS_PATH,
  auth: 'none',
  summary: 'What went wrong in the parts of the console, and which builds were used, as its pages tell it',
  body: errorReports,
  bodyKind: 'beacon',
  bodyLimit: 64 * 1024,
  limit: 'errors',
});
