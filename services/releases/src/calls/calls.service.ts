import type { PartCalls } from '@yinyom/contracts/release/partCalls';
import { notFound, versionConflict } from '@yinyom/service-kit/AppError';
import { etagOf } from '@yinyom/service-kit/http/ifMatch';
import type { ReleasedBuilds, ReleasedPart } from '../released-builds/ReleasedBuilds';
import type { CallStore, StoredCalls } from './call.store';

interface Deps {
  calls: CallStore;
  builds: Pick<ReleasedBuilds, 'list'>;
}

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

const declaredIn = (part?: ReleasedPart): string[] =>
  sorted((part?.builds ?? []).flatMap(({ calls = [] }) => calls));

const described = (part: string, declared: string[], stored?: StoredCalls | null): PartCalls => ({
  part,
  declared,
  allowed: stored?.allowed ?? null,
  asked: stored?.asked ?? [],
  changes: (stored?.changes ?? []).map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
  etag: etagOf(stored ?? {}),
});

/** Which calls parts of the console may make: what they declare, unless an operator decided otherwise. */
export const createCallsService = ({ calls, builds }: Deps) => ({
  /** Parts that declare their calls, and those about which something was decided. */
  list: async (): Promise<{ parts: PartCalls[] }> => {
    const [released, stored] = await Promise.all([builds.list(), calls.list()]);
    const names = sorted([
      ...released.filter((part) => part.builds.some((build) => build.calls)).map(({ name }) => name),
      ...stored.map(({ _id }) => _id),
    ]);
    const parts = names.map((name) =>
      described(
        name,
        declaredIn(released.find((part) => part.name === name)),
        stored.find(({ _id }) => _id === name),
      ),
    );
    return { parts };
  },

  /** @throws AppError 404 for a part that is not released, 412 after a change by another operator */
  decide: async (
    { part, seen, by }: { part: string; seen: number; by: string },
    allowed: string[] | null,
    now = new Date(),
  ): Promise<PartCalls> => {
    const released = (await builds.list()).find(({ name }) => name === part);
    if (!released) throw notFound();
    const change = { at: now, by, allowed: allowed && sorted(allowed) };
    const stored = await calls.decide(part, seen, change);
    if (!stored) throw versionConflict();
    return described(part, declaredIn(released), stored);
  },

  /** By part, what was decided. */
  allowed: async (): Promise<Record<string, string[]>> =>
    Object.fromEntries(
      (await calls.list()).flatMap(({ _id, allowed }) => (allowed ? [[_id, allowed] as const] : [])),
    ),

  /** Those calls of a build that are not allowed; operators see them as asked for. */
  ask: async (part: string, wanted: readonly string[]): Promise<{ refused: string[] }> => {
    const stored = await calls.get(part);
    const allowed = stored?.allowed;
    const refused = allowed ? sorted(wanted).filter((name) => !allowed.includes(name)) : [];
    if (stored && refused.join() !== stored.asked.join()) await calls.ask(part, refused);
    return { refused };
  },
});
export type CallsService = ReturnType<typeof createCallsService>;
