import type { Part, PartBuild } from '@yinyom/contracts/release/partErrors';
import { HOUR_MS } from '@yinyom/contracts/durations';
import type { ReleasedBuild, ReleasedPart } from '../released-builds/ReleasedBuilds';
import type { HourCount } from './hour.store';

const HOURS = 24;

interface Counts {
  uses: readonly HourCount[];
  errors: readonly HourCount[];
}

const stateOf = (
  released: ReleasedBuild | undefined,
): Pick<PartBuild, 'state' | 'share' | 'organizations'> => {
  if (!released) return { state: 'earlier' };
  return released.canary ? { state: 'canary', ...released.canary } : { state: 'current' };
};

const sum = (counts: readonly HourCount[]): number => counts.reduce((all, { count }) => all + count, 0);

const ORDER = { current: 0, canary: 1, earlier: 2 };

/** Parts with their builds: those that are released now, then those that pages still run or ran within the counted hours. */
export const partsOf = (
  released: readonly ReleasedPart[],
  { uses, errors }: Counts,
  thisHour: Date,
): Part[] => {
  const names = new Set([...released, ...uses, ...errors].flatMap(({ name }) => name ?? []));
  return [...names].sort().map((name) => {
    const part = released.find((one) => one.name === name);
    const own = (counts: readonly HourCount[]) => counts.filter((count) => count.name === name);
    const [used, failed] = [own(uses), own(errors)];
    const found = new Set([...(part?.builds ?? []), ...used, ...failed].flatMap(({ build }) => build ?? []));
    const builds = [...found].map((build): PartBuild => {
      const release = part?.builds.find((one) => one.build === build);
      const mine = failed.filter((count) => count.build === build);
      const hours = Array.from({ length: HOURS }, (_, place) => {
        const hour = thisHour.getTime() - (HOURS - 1 - place) * HOUR_MS;
        return sum(mine.filter((count) => count.hour.getTime() === hour));
      });
      return {
        build,
        ...stateOf(release),
        released_at: release?.released_at ?? null,
        uses: sum(used.filter((count) => count.build === build)),
        errors: sum(mine),
        hours,
      };
    });
    builds.sort((a, b) => ORDER[a.state] - ORDER[b.state] || b.uses - a.uses);
    return { name, team: part?.team ?? null, builds };
  });
};
