import type { FlagSetting, PartFlag } from '@yinyom/contracts/release/partFlags';
import { AppError, notFound, versionConflict } from '@yinyom/service-kit/AppError';
import { etagOf } from '@yinyom/service-kit/http/ifMatch';
import type { ReleasedBuilds, ReleasedPart } from '../released-builds/ReleasedBuilds';
import type { FlagStore, StoredFlag } from './flag.store';
import { isOn } from './isOn';

interface Deps {
  flags: FlagStore;
  builds: Pick<ReleasedBuilds, 'list'>;
}

const NOTHING_SET: FlagSetting = { kind: 'default' };
const TRIES = 5;

/** A flag that released builds declare. Where they differ, the current build decides. */
interface Declaration {
  description: string;
  default: boolean;
  builds: string[];
}

const declaredIn = ({ builds }: ReleasedPart): Map<string, Declaration> => {
  const found = new Map<string, Declaration>();
  for (const { build, flags = {} } of builds)
    for (const [name, { description, default: otherwise }] of Object.entries(flags)) {
      const known = found.get(name);
      if (known) known.builds.push(build);
      else found.set(name, { description, default: otherwise, builds: [build] });
    }
  return found;
};

const described = (part: string, name: string, declared?: Declaration, stored?: StoredFlag): PartFlag => ({
  part,
  name,
  description: declared?.description ?? null,
  default: declared?.default ?? null,
  builds: declared?.builds ?? [],
  ...(stored?.setting ?? NOTHING_SET),
  changes: (stored?.changes ?? []).map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
  etag: etagOf(stored ?? {}),
});

/** Only what the kind of a setting needs is stored. */
const settingOf = ({ kind, share, organizations }: FlagSetting): FlagSetting => ({
  kind,
  ...(kind === 'share' && { share }),
  ...(kind === 'organizations' && { organizations: [...new Set(organizations)].sort() }),
});

/** Feature flags that remotes declare: what they are set to, and what that means for an organization. */
export const createFlagsService = ({ flags, builds }: Deps) => {
  const declaredOf = async (part: string) => {
    const found = (await builds.list()).find(({ name }) => name === part);
    return found ? declaredIn(found) : new Map<string, Declaration>();
  };

  const list = async (only?: string): Promise<{ flags: PartFlag[] }> => {
    const [parts, stored] = await Promise.all([builds.list(), flags.list(only)]);
    const wanted = parts.filter(({ name }) => only === undefined || name === only);
    const declared = wanted.flatMap((part) =>
      [...declaredIn(part)].map(([name, one]) => {
        const set = stored.find(({ part: of, flag }) => of === part.name && flag === name);
        return described(part.name, name, one, set);
      }),
    );
    // Set, but not declared (any more): a deploy forgot it, or a roll-back went behind it.
    const unknown = stored
      .filter(({ part, flag }) => !declared.some((one) => one.part === part && one.name === flag))
      .map((set) => described(set.part, set.flag, undefined, set));
    return { flags: [...declared, ...unknown] };
  };

  const set = async (
    { part, flag, seen, by }: { part: string; flag: string; seen: number; by: string },
    setting: FlagSetting,
    now: Date,
  ): Promise<PartFlag | null> => {
    const declared = (await declaredOf(part)).get(flag);
    // What no build declares can only be put back.
    if (!declared && (setting.kind !== 'default' || seen === 0)) throw notFound();
    const stored = await flags.set({ part, flag, seen }, { ...settingOf(setting), at: now, by });
    return stored && described(part, flag, declared, stored);
  };

  return {
    list,

    /** @throws AppError 404 for a flag that no released build declares, 412 after a change by another user */
    set: async (
      target: { part: string; flag: string; seen: number; by: string },
      setting: FlagSetting,
      now = new Date(),
    ): Promise<PartFlag> => {
      const changed = await set(target, setting, now);
      if (!changed) throw versionConflict();
      return changed;
    },

    /** A team's own change, over whatever is set. @returns null for a flag that no released build declares */
    setOver: async (
      target: { part: string; flag: string; by: string },
      setting: FlagSetting,
      now = new Date(),
    ): Promise<PartFlag | null> => {
      if (!(await declaredOf(target.part)).has(target.flag)) return null;
      for (let tries = 0; tries < TRIES; tries += 1) {
        const stored = await flags.get(target.part, target.flag);
        const changed = await set({ ...target, seen: stored?.revision ?? 0 }, setting, now);
        if (changed) return changed;
      }
      throw new AppError(503, 'unavailable', { retryAfterSeconds: 1 });
    },

    /** Which flags of a part are on for an organization: those that released builds declare. */
    of: async (part: string, organization: string): Promise<Record<string, boolean>> => {
      const [declared, stored] = await Promise.all([declaredOf(part), flags.list(part)]);
      return Object.fromEntries(
        [...declared].map(([flag, { default: otherwise }]) => {
          const setting = stored.find((one) => one.flag === flag)?.setting ?? NOTHING_SET;
          return [flag, isOn(setting, otherwise, { part, flag, organization })];
        }),
      );
    },
  };
};
export type FlagsService = ReturnType<typeof createFlagsService>;
