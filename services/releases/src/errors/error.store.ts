import mongoose, { type Connection } from 'mongoose';
import { ERROR_DAYS, ERROR_KINDS, type ErrorKind } from '@yinyom/contracts/release/errorLimits';
import type { ErrorFrame } from '@yinyom/contracts/release/errorReports';
import { DAY_MS } from '@yinyom/contracts/durations';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';

/** One message of one build of one part (collection `part_errors`). */
export interface StoredError {
  _id: string;
  name: string;
  build: string;
  kind: ErrorKind;
  message: string;
  pages: string[];
  /** The stack of the first time. */
  frames: ErrorFrame[];
  count: number;
  first_seen: Date;
  last_seen: Date;
  expires_at: Date;
}

const MOST_PAGES = 5;
const MOST_LISTED = 100;

const schema = schemaOf<StoredError>()(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    build: { type: String, required: true },
    kind: { type: String, enum: [...ERROR_KINDS], required: true },
    message: { type: String, required: true },
    pages: { type: [String], required: true },
    frames: {
      type: [{ _id: false, name: String, build: String, file: String, line: Number, column: Number }],
      required: true,
    },
    count: { type: Number, required: true },
    first_seen: { type: Date, required: true },
    last_seen: { type: Date, required: true },
    expires_at: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ name: 1, build: 1 });
schema.index({ name: 1, last_seen: -1 });
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export type NewError = Omit<StoredError, 'pages' | 'count' | 'first_seen' | 'last_seen' | 'expires_at'> & {
  page: string;
};

/** Errors of parts, each once, with how often it was met. Thirty days after the last time it is forgotten. */
export const createErrorStore = (database: Connection) => {
  const errors = modelOf(database, 'part_errors', schema);
  return {
    /** Counts an error that is known. @returns false when it is not */
    countKnown: async (id: string, page: string, times: number, now: Date): Promise<boolean> => {
      const known = await errors
        .findOneAndUpdate(
          { _id: id },
          {
            $inc: { count: times },
            $max: { last_seen: now, expires_at: new Date(now.getTime() + ERROR_DAYS * DAY_MS) },
          },
          { returnDocument: 'after', projection: { pages: 1 } },
        )
        .lean<Pick<StoredError, 'pages'>>()
        .exec();
      if (!known) return false;
      if (!known.pages.includes(page) && known.pages.length < MOST_PAGES)
        await errors.updateOne({ _id: id }, { $addToSet: { pages: page } });
      return true;
    },
    countMessages: (name: string, build: string) => errors.countDocuments({ name, build }),
    /** Keeps an error that is new. Two that come at once make one. */
    add: async ({ page, ...error }: NewError, times: number, now: Date): Promise<void> => {
      const { _id, ...rest } = error;
      await errors.updateOne(
        { _id },
        {
          $setOnInsert: { ...rest, pages: [page], first_seen: now },
          $inc: { count: times },
          $max: { last_seen: now, expires_at: new Date(now.getTime() + ERROR_DAYS * DAY_MS) },
        },
        { upsert: true },
      );
    },
    /** How many messages of these builds were first met from one time on and before another, and the build of the latest one. */
    newBetween: async (
      name: string,
      builds: readonly string[],
      from: Date,
      to: Date,
    ): Promise<{ amount: number; build: string | null }> => {
      const found = await errors
        .find({
          name,
          build: mongoose.trusted({ $in: [...builds] }),
          first_seen: mongoose.trusted({ $gte: from, $lt: to }),
        })
        .sort({ first_seen: -1 })
        .select({ build: 1 })
        .lean<Pick<StoredError, 'build'>[]>()
        .exec();
      return { amount: found.length, build: found[0]?.build ?? null };
    },
    get: (id: string) => errors.findById(id).lean<StoredError>().exec(),
    /** Latest first. */
    list: (name: string, build?: string) =>
      errors
        .find({ name, ...(build !== undefined && { build }) })
        .sort({ last_seen: -1, _id: 1 })
        .limit(MOST_LISTED)
        .lean<StoredError[]>()
        .exec(),
  };
};
export type ErrorStore = ReturnType<typeof createErrorStore>;
