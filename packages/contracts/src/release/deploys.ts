import * as z from 'zod/mini';
import { watchPlan } from './canaryWatch';
import { MOST_PREVIEW_HOURS } from './previews';

/**
 * The release service, at the root of the platform: teams deploy with a key of their own (`Authorization: Bearer yr_…`).
 * `GET /mf/releases/:room` tells the room's story; `PUT /mf/releases/:room/:build` announces a build and is told which
 * files are missing; `PUT /mf/releases/:room/:build/files/…` brings one; `POST /mf/releases/:room` takes a step.
 * `GET /mf/releases/:room/errors` and `…/errors/:id` answer with what pages reported of the room's builds (`partErrors.ts`).
 */
export const RELEASES_PATH = '/mf/releases';
/** Tells the digest of a file that is brought. */
export const DIGEST_HEADER = 'x-file-digest';

const digest = z.string().check(z.regex(/^sha256-[A-Za-z0-9+/]{43}=$/));
const build = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
const commit = z.optional(z.string().check(z.maxLength(80), z.regex(/^[\w.+/-]*$/)));

/** Digests of a build's files, by their path below its folder. */
export const filesShape = z.record(z.string(), digest);
export const announcedShape = z.strictObject({ files: filesShape });

const audience = {
  /** Ids; the platform keeps their hashes only. */
  organizations: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(1_000)),
  /** Of all users, 0 to 1. */
  share: z.number().check(z.gte(0), z.lte(1)),
};

/** One step of a room's story. A build that is released is announced once more, so that nothing of it is missing. */
export const stepShape = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('deploy'),
    build,
    files: filesShape,
    /** Address of the manifest, when another origin serves the build. */
    entry: z.optional(z.string().check(z.maxLength(500), z.regex(/^https?:\/\/\S+\.json$/))),
    commit,
  }),
  z.strictObject({
    action: z.literal('canary'),
    build,
    files: z.optional(filesShape),
    ...audience,
    /** The platform gives it to more users by itself, or takes it back. */
    watch: z.optional(watchPlan),
    commit,
  }),
  /** No release: an address that shows the build to members of one organization until it ends. */
  z.strictObject({
    action: z.literal('preview'),
    build,
    files: filesShape,
    organization: z.string().check(z.regex(/^[0-9a-f]{24}$/)),
    hours: z.int().check(z.gte(1), z.lte(MOST_PREVIEW_HOURS)),
    commit,
  }),
  z.strictObject({
    action: z.literal('rollback'),
    /** A build or the number of a release; without, what was in use before. */
    to: z.optional(z.union([build, z.int()])),
    commit,
  }),
  z.strictObject({ action: z.literal('promote'), commit }),
  z.strictObject({ action: z.literal('take_back'), commit }),
]);
export type AskedStep = z.output<typeof stepShape>;

/** What a team is told of a preview. */
export interface MadePreview {
  name: string;
  build: string;
  token: string;
  /** ISO 8601 */
  ends_at: string;
}
