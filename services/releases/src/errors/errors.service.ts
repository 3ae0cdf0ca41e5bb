import { createHash } from 'node:crypto';
import { cleanMessage } from '@yinyom/contracts/release/cleanMessage';
import { MOST_MESSAGES, OTHER_MESSAGES } from '@yinyom/contracts/release/errorLimits';
import type { ErrorReport, ErrorReports, PartUse } from '@yinyom/contracts/release/errorReports';
import type { PartErrorDetail, TeamErrors } from '@yinyom/contracts/release/partErrors';
import { HOUR_MS } from '@yinyom/contracts/durations';
import { notFound } from '@yinyom/service-kit/AppError';
import { partErrors } from '@yinyom/service-kit/metrics/instruments';
import type { ReleasedBuilds } from '../released-builds/ReleasedBuilds';
import type { FrameMapper } from '../source-maps/mapFrames';
import type { ErrorStore, StoredError } from './error.store';
import { hourOf, type HourStore } from './hour.store';
import { partsOf } from './partsOf';

/** The last 24 hours, the running one included. */
const dayBefore = (now: Date) => new Date(hourOf(now).getTime() - 23 * HOUR_MS);
const twoDaysBefore = (now: Date) => new Date(hourOf(now).getTime() - 47 * HOUR_MS);

/** One message of one build is one error, on whatever page it was met. */
const idOf = (name: string, build: string, kind: string, message: string): string =>
  createHash('sha256').update([name, build, kind, message].join('\n')).digest('hex').slice(0, 32);

interface Deps {
  errors: ErrorStore;
  hours: HourStore;
  builds: ReleasedBuilds;
  mapFrames: FrameMapper;
}

/** What consoles tell about their parts, and what operators read of it. */
export const createErrorsService = ({ errors, hours, builds, mapFrames }: Deps) => {
  const keep = async (report: ErrorReport, build: string, now: Date): Promise<string> => {
    const { name, kind, page, frames, times } = report;
    // Browsers clean messages, too; nobody has to.
    const message = cleanMessage(report.message) || OTHER_MESSAGES;
    const id = idOf(name, build, kind, message);
    if (await errors.countKnown(id, page, times, now)) return id;
    const isFull = (await errors.countMessages(name, build)) >= MOST_MESSAGES;
    const kept = isFull ? { message: OTHER_MESSAGES, frames: [] } : { message, frames };
    const _id = idOf(name, build, kind, kept.message);
    await errors.add({ _id, name, build, kind, page, ...kept }, times, now);
    return _id;
  };

  const takeError = async (report: ErrorReport, now: Date): Promise<void> => {
    const { name, times } = report;
    const build = await builds.find(name, report.build);
    if (build === null) return;
    const error = await keep(report, build, now);
    await hours.count({ what: 'errors', name, build }, times, now);
    partErrors.inc({ remote: name, build }, times);
    await hours.count({ what: 'error', error }, times, now);
  };

  const takeUse = async ({ name, build: told, times }: PartUse, now: Date): Promise<void> => {
    const build = await builds.find(name, told);
    if (build !== null) await hours.count({ what: 'uses', name, build }, times, now);
  };

  const takeFailed = async (name: string, reported: string, now: Date): Promise<void> => {
    const build = await builds.find(name, reported);
    if (build !== null) await hours.count({ what: 'failed', name, build }, 1, now);
  };

  const told = (error: StoredError, day: number) => {
    const { _id, first_seen, last_seen, frames: _frames, expires_at: _expires, ...rest } = error;
    return {
      ...rest,
      id: _id,
      day,
      first_seen: first_seen.toISOString(),
      last_seen: last_seen.toISOString(),
    };
  };

  const totals = async (since: Date) => {
    const [uses, failed] = await Promise.all([
      hours.ofBuilds('uses', since),
      hours.ofBuilds('errors', since),
    ]);
    return { uses, errors: failed };
  };

  const listParts = async (now = new Date()) => {
    const [released, counts] = await Promise.all([builds.list(), totals(dayBefore(now))]);
    return { parts: partsOf(released, counts, hourOf(now)) };
  };

  const list = async (name: string, build: string | undefined, now = new Date()) => {
    const found = await errors.list(name, build);
    const ids = found.map(({ _id }) => _id);
    const days = new Map<string, number>();
    for (const { error = '', count } of await hours.ofErrors(ids, dayBefore(now)))
      days.set(error, (days.get(error) ?? 0) + count);
    return { errors: found.map((error) => told(error, days.get(error._id) ?? 0)) };
  };

  const withStack = async (error: StoredError, now: Date): Promise<PartErrorDetail> => {
    const counts = await hours.ofErrors([error._id], twoDaysBefore(now));
    const since = dayBefore(now);
    const day = counts.filter(({ hour }) => hour >= since).reduce((sum, { count }) => sum + count, 0);
    return {
      ...told(error, day),
      frames: await mapFrames(error.frames),
      hours: counts.map(({ hour, count }) => ({ hour: hour.toISOString(), count })),
    };
  };

  return {
    /** Counts what a page told. What names no released build is dropped: anybody can send anything. */
    take: async ({ uses, errors: reports, failed = [] }: ErrorReports, now = new Date()): Promise<void> => {
      for (const use of uses) await takeUse(use, now);
      for (const report of reports) await takeError(report, now);
      for (const { name, build } of failed) await takeFailed(name, build, now);
    },

    listParts,
    list,

    /** @throws AppError 404 */
    get: async (id: string, now = new Date()) => {
      const error = await errors.get(id);
      if (!error) throw notFound();
      return withStack(error, now);
    },

    /** What the team of a part reads of it, and nothing of other parts. */
    ofTeam: async (name: string, build: string | undefined, now = new Date()): Promise<TeamErrors> => {
      const [{ parts }, { errors: found }] = await Promise.all([listParts(now), list(name, build, now)]);
      return { part: parts.find((part) => part.name === name) ?? null, errors: found };
    },
    /** @returns null for an error of another part, too */
    findOf: async (name: string, id: string, now = new Date()): Promise<PartErrorDetail | null> => {
      const error = await errors.get(id);
      return error?.name === name ? withStack(error, now) : null;
    },
  };
};
export type ErrorsService = ReturnType<typeof createErrorsService>;
