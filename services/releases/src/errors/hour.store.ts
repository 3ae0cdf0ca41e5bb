import mongoose, { type Connection } from 'mongoose';
import { ERROR_DAYS } from '@yinyom/contracts/release/errorLimits';
import { DAY_MS, HOUR_MS } from '@yinyom/contracts/durations';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';

/** What was reported of one build: times that a page took it into use, and tabs that met an error of it. */
export interface Counted {
  loads: number;
  failed: number;
}

/** How often something happened in an hour (collection `part_hours`). */
export interface HourCount {
  _id: string;
  /** `uses` of a build, `errors` of it, tabs that met one (`failed`), or one `error`. */
  what: 'uses' | 'errors' | 'failed' | 'error';
  /** Of builds: both. Of one error: its id stands in `error`. */
  name?: string;
  build?: string;
  error?: string;
  hour: Date;
  count: number;
  expires_at: Date;
}

const schema = schemaOf<HourCount>()(
  {
    _id: { type: String, required: true },
    what: { type: String, enum: ['uses', 'errors', 'failed', 'error'], required: true },
    name: { type: String },
    build: { type: String },
    error: { type: String },
    hour: { type: Date, required: true },
    count: { type: Number, required: true },
    expires_at: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ what: 1, hour: 1 });
schema.index({ name: 1, build: 1, hour: 1 });
schema.index({ error: 1, hour: 1 });
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export const hourOf = (time: Date): Date => new Date(Math.floor(time.getTime() / HOUR_MS) * HOUR_MS);

export type CountedThing = Pick<HourCount, 'what' | 'name' | 'build' | 'error'>;

const keyOf = ({ what, name = '', build = '', error = '' }: CountedThing, hour: Date): string =>
  [what, name, build, error, hour.toISOString()].join(' ');

/** Counts of hours, which are forgotten after thirty days. */
export const createHourStore = (database: Connection) => {
  const hours = modelOf(database, 'part_hours', schema);
  return {
    count: async (counted: CountedThing, times: number, now: Date): Promise<void> => {
      const hour = hourOf(now);
      await hours.updateOne(
        { _id: keyOf(counted, hour) },
        {
          $inc: { count: times },
          $setOnInsert: { ...counted, hour, expires_at: new Date(hour.getTime() + ERROR_DAYS * DAY_MS) },
        },
        { upsert: true },
      );
    },
    /** Counts of builds since an hour. */
    ofBuilds: (what: 'uses' | 'errors', since: Date) =>
      hours
        .find({ what, hour: mongoose.trusted({ $gte: since }) })
        .lean<HourCount[]>()
        .exec(),
    /** How often a build was used, and how many tabs met an error of it, since the hour of a time. */
    totals: async (name: string, build: string, since: Date): Promise<Counted> => {
      const hour = mongoose.trusted({ $gte: hourOf(since) });
      const found = await hours.find({ name, build, hour }).lean<HourCount[]>().exec();
      const sum = (of: string) => found.reduce((all, one) => all + (one.what === of ? one.count : 0), 0);
      return { loads: sum('uses'), failed: sum('failed') };
    },
    /** Counts of errors since an hour, oldest first. */
    ofErrors: (ids: readonly string[], since: Date) =>
      hours
        .find({ error: mongoose.trusted({ $in: [...ids] }), hour: mongoose.trusted({ $gte: since }) })
        .sort({ hour: 1 })
        .lean<HourCount[]>()
        .exec(),
  };
};
export type HourStore = ReturnType<typeof createHourStore>;
