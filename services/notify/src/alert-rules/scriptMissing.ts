import { SCRIPT_MISSING } from '@yinyom/contracts/notify/alertRules';
import { DAY_MS, HOUR_MS } from '@yinyom/contracts/durations';
import type { Breach } from './Breach';
import { expectedShows, hourOf, showsPerDay, usualShows, type HourFigures } from './hourFigures';

/** A silence is not asked about sooner. */
const SOONEST_MS = 4 * 60_000;
/** How long nobody looks into the future. */
const AHEAD_MS = 10 * 60_000;

export type LookFound = 'whole' | 'missing' | 'tag_manager' | 'unreachable';
/** A look at the home page. */
export interface Look {
  at: Date;
  url: string;
  found: LookFound;
}
/** What is remembered of looks at a website's home page. */
export interface ScriptMemory {
  /** Those that did not find the script, since it was last found or shown. */
  failed: Look[];
  /** When the script was last found; null: it never was, so that its absence says little (a program may load it). */
  whole_at: Date | null;
  tried_at: Date | null;
}
export const NO_LOOKS: ScriptMemory = { failed: [], whole_at: null, tried_at: null };

/** What the figures say, and whether the page is to be looked at. */
export interface ScriptPlan {
  silent_since: Date | null;
  expected: number;
  /** The silence is so long that even a page which never had the script in its source is suspect. */
  late: boolean;
  look: boolean;
  memory: ScriptMemory;
}

const { quietMs, gaps, expectedShows: ENOUGH, againMs, quietSitePerDay, restMs } = SCRIPT_MISSING;

/** Usual time between two shows at this hour, from the median number of shows. */
const gapOf = (figures: HourFigures, now: Date): number =>
  HOUR_MS / Math.max(usualShows(figures, hourOf(now)) ?? 0, 1);

const isOver = (moment: Date | null, ms: number, now: Date): boolean =>
  moment === null || now.getTime() - moment.getTime() >= ms;

/** Whether the silence is a reason to look; quiet websites, and those nobody looked at yet, are looked at once a day. */
const isSuspect = (figures: HourFigures, memory: ScriptMemory, now: Date): boolean => {
  const { shown_at } = figures;
  if (memory.tried_at === null) return true;
  if (!isOver(memory.tried_at, againMs, now)) return false;
  if (showsPerDay(figures, now) < quietSitePerDay || shown_at === null)
    return isOver(memory.tried_at, DAY_MS, now);
  if (!isOver(shown_at, SOONEST_MS, now)) return false;
  const late = isOver(shown_at, Math.max(quietMs, gaps * gapOf(figures, now)), now);
  return (late || expectedShows(figures, shown_at, now) >= ENOUGH) && isOver(memory.whole_at, restMs, now);
};

/** Judges the silence. A show after a look that found nothing takes that look back. Pure. */
export const planScript = (figures: HourFigures, known: ScriptMemory, now: Date): ScriptPlan => {
  const { shown_at } = figures;
  const failed = known.failed.filter(({ at }) => shown_at === null || shown_at <= at);
  const memory = { ...known, failed };
  const expected = shown_at === null ? 0 : expectedShows(figures, shown_at, now);
  const silence = Math.max(quietMs, gaps * gapOf(figures, now));
  return {
    silent_since: shown_at,
    expected,
    late: shown_at !== null && isOver(shown_at, silence, now) && expected >= ENOUGH,
    look: failed.length > 0 ? isOver(known.tried_at, againMs, now) : isSuspect(figures, memory, now),
    memory,
  };
};

/** What is remembered after a look. A website that does not answer shows nothing to anybody: that is no missing script. Pure. */
export const rememberLook = ({ memory, late }: ScriptPlan, look: Look): ScriptMemory => {
  const tried_at = look.at;
  if (look.found === 'whole') return { failed: [], whole_at: look.at, tried_at };
  if (look.found === 'unreachable' || (memory.whole_at === null && !late)) return { ...memory, tried_at };
  const [first, ...rest] = [...memory.failed, look];
  return { ...memory, failed: first ? [first, ...rest.slice(-3)] : [], tried_at };
};

/** Two looks, far enough apart, found no script, and nobody showed the banner since. Pure. */
export const scriptMissing = (plan: ScriptPlan): Breach[] => {
  const { failed } = plan.memory;
  const [first] = failed;
  const last = failed.at(-1);
  if (!first || !last || last.at.getTime() - first.at.getTime() < againMs) return [];
  const expected = Math.round(plan.expected * 10) / 10;
  return [
    {
      subject: '',
      firm: true,
      figures: {
        url: last.url,
        found: last.found,
        silent_since: plan.silent_since?.toISOString() ?? null,
        ...(plan.silent_since && { expected }),
        looked_at: failed.map(({ at }) => at.toISOString()),
      },
    },
  ];
};

/** When the silence may next be a reason to look; at most ten minutes ahead. Pure. */
export const nextScriptLook = (figures: HourFigures, memory: ScriptMemory, now: Date): Date => {
  const ahead = new Date(now.getTime() + AHEAD_MS);
  const { shown_at } = figures;
  const again = memory.tried_at && new Date(memory.tried_at.getTime() + againMs);
  if (memory.failed.length > 0 && again) return again < ahead ? again : ahead;
  if (shown_at === null || showsPerDay(figures, now) < quietSitePerDay) return ahead;
  const soonest = Math.max(
    now.getTime(),
    shown_at.getTime() + SOONEST_MS,
    (memory.whole_at?.getTime() ?? 0) + restMs,
    again?.getTime() ?? 0,
  );
  const rate = (usualShows(figures, hourOf(now)) ?? 0) / HOUR_MS;
  const missing = ENOUGH - expectedShows(figures, shown_at, new Date(soonest));
  const at = missing <= 0 ? soonest : rate > 0 ? soonest + missing / rate : Number.POSITIVE_INFINITY;
  return at < ahead.getTime() ? new Date(Math.ceil(at)) : ahead;
};
