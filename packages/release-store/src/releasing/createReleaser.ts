import { createHash } from 'node:crypto';
import type { WatchPlan } from '@yinyom/contracts/release/canaryWatch';
import type { Declared } from '@yinyom/contracts/release/Declared';
import type { MadePreview } from '@yinyom/contracts/release/deploys';
import type { OfferedPlatform } from '@yinyom/contracts/release/platform';
import { containerOf } from '@yinyom/contracts/release/names';
import { readFacts, type BuildFacts } from '../builds/buildFacts';
import { checkNames } from '../builds/checkNames';
import { otherContents, type FileTable } from '../builds/fileTable';
import { buildBefore, oldBuilds } from '../builds/oldBuilds';
import type { CanaryPointer, HistoryEntry, Pointer, ReleaseAction } from '../records';
import { RefusedRelease } from '../RefusedRelease';
import type { ReleaseStore, Step } from '../ReleaseStore';
import type { PlatformKey } from '../signing/platformKey';
import { signPreview } from '../signing/previewToken';
import { unmetNeeds } from './unmetNeeds';
import { declaredOfOthers, fitsPlatform, type ReleaseCheck } from './checkPlatform';
import { makeRelease } from './makeRelease';

/** Who asks for a step, and what it is made of. */
export interface Asking {
  room: string;
  /** Whose key; the person at the operator's machine; `start`. */
  by: string;
  commit?: string;
  /** By which figures, where the platform asks by itself. */
  why?: string;
  /** Number of the canary that was judged: a later one is left alone. */
  judged?: number;
  /** The build in use that it was compared with: beside another one it is left alone. */
  judged_beside?: string;
}

/** For whom a canary is. */
export interface Audience {
  /** Ids; only their hashes are kept. */
  organizations: readonly string[];
  /** Of all users, 0 to 1. */
  share: number;
  /** The platform gives it to more users by itself, or takes it back. */
  watch?: WatchPlan;
}

interface Parts {
  store: ReleaseStore;
  key: PlatformKey;
  check?: ReleaseCheck;
  /** What builds find on this platform, at least the named calls; null, or left out, where it is not known. */
  platform?: (calls: readonly string[]) => Promise<OfferedPlatform | null>;
  /** Remotes as they will be in a moment, when several are released together. */
  coming?: readonly Declared[];
  now?: () => Date;
}

export const hashOfId = (id: string): string => createHash('sha256').update(id).digest('hex');

/** The steps of a room's story. Each gives what readers are pointed at afterwards, or throws RefusedRelease. */
export const createReleaser = ({
  store,
  key,
  check = fitsPlatform,
  platform = () => Promise.resolve(null),
  coming = [],
  now = () => new Date(),
}: Parts) => {
  const storedBuild = async (room: string, build: string) => {
    const found = (await store.builds(room)).find((stored) => stored.build === build);
    if (found && Object.keys(found.files).length > 0) return found;
    throw new RefusedRelease(
      `The store has no whole build ${build} of ${room}. Deploy it, or see the builds that are there: npm run releases -w ${room}`,
    );
  };

  const factsOf = async (room: string, build: string, isElsewhere: boolean): Promise<BuildFacts> => {
    const { files } = await storedBuild(room, build);
    const lost = await store.missing(room, build, files);
    if (lost.length > 0)
      throw new RefusedRelease(
        `The store has lost ${lost.length} files of build ${build} of ${room}, or they were changed (${lost.slice(0, 3).join(', ')}). Deploy that build again: it is repaired.`,
      );
    const read = async (file: string) => (await store.readFile(room, build, file))?.bytes ?? null;
    return readFacts(room, files, read, isElsewhere);
  };

  const checkFits = async (room: string, facts: BuildFacts) => {
    const isComing = ({ name }: Declared) => coming.some((one) => one.name === name);
    const others = (await declaredOfOthers(store, room)).filter((one) => !isComing(one));
    const problems = [
      ...check(room, facts, [...others, ...coming]),
      ...(await unmetNeeds(store, room, facts, platform)),
    ];
    if (problems.length > 0)
      throw new RefusedRelease([`${room} was not released:`, ...problems].join('\n  '));
  };

  const take = async (
    { room, by, commit, why }: Asking,
    action: ReleaseAction,
    make: (
      pointer: Pointer | null,
      number: number,
      at: string,
    ) => { pointer: Pointer } & Pick<HistoryEntry, 'build' | 'number'>,
  ): Promise<Step> => {
    const at = now().toISOString();
    const name = containerOf(room);
    const step = await store.change(room, key.highest.of(name), ({ pointer, nextNumber }) => {
      const { pointer: next, build, number } = make(pointer, nextNumber, at);
      const { entry } = [next.current, next.canary?.release].find((one) => one?.number === number) ?? {};
      const elsewhere = entry !== undefined && !entry.startsWith('/') && { entry };
      return {
        pointer: next,
        entry: {
          number,
          action,
          build,
          at,
          by,
          ...(commit && { commit }),
          ...(why && { why }),
          ...elsewhere,
        },
      };
    });
    key.highest.raise(name, step.entry.number);
    key.highest.raise(`${name} current`, step.pointer.current.number);
    if (!step.pointer.canary) key.highest.raise(`${name} canary`, step.entry.number + 1);
    await store.keepBuild(room, step.entry.build, (await storedBuild(room, step.entry.build)).files);
    return step;
  };

  /** Where a build that was released before is served, when another origin does that. */
  const entryBefore = async (room: string, build: string): Promise<string | undefined> =>
    (await store.history(room)).find((line) => line.build === build)?.entry;

  const canaryIn = (pointer: Pointer | null, { room, judged, judged_beside }: Asking): CanaryPointer => {
    const canary = pointer?.canary;
    if (!canary) throw new RefusedRelease(`${room} has no canary.`);
    if (judged !== undefined && canary.release.number !== judged)
      throw new RefusedRelease(`The canary number ${judged} of ${room} is another one by now.`);
    if (judged_beside !== undefined && pointer?.current.build !== judged_beside)
      throw new RefusedRelease(`The canary of ${room} was compared with another build than the one in use.`);
    return canary;
  };

  /** A release of everybody. */
  const release = async (
    asking: Asking,
    action: 'deploy' | 'rollback' | 'promote',
    build: string,
    given?: string,
  ) => {
    const entry = action === 'deploy' ? given : await entryBefore(asking.room, build);
    const facts = await factsOf(asking.room, build, entry !== undefined);
    await checkFits(asking.room, facts);
    return take(asking, action, (pointer, number, at) => {
      if (action === 'promote' && canaryIn(pointer, asking).release.build !== build)
        throw new RefusedRelease(`The canary of ${asking.room} is another one by now.`);
      const current = makeRelease(asking.room, facts, { number, at, by: asking.by, entry }, key);
      const canary = action === 'promote' ? undefined : pointer?.canary;
      return { pointer: canary ? { current, canary } : { current }, build, number };
    });
  };

  return {
    /** Which files of a build must be uploaded. */
    begin: async (room: string, build: string, files: FileTable): Promise<string[]> => {
      checkNames(room, build, files);
      const kept = (await store.builds(room)).find((stored) => stored.build === build)?.files;
      const other = kept && Object.keys(kept).length > 0 ? otherContents(kept, files) : [];
      if (other.length > 0)
        throw new RefusedRelease(
          `The store has a build ${build} of ${room} with other contents (${other.slice(0, 3).join(', ')}). A build is never replaced: build it anew, so that it gets an id of its own.`,
        );
      return store.missing(room, build, files);
    },

    /** Releases an uploaded build for everybody. A canary goes on. */
    deploy: (asking: Asking, build: string, entry?: string): Promise<Step> =>
      release(asking, 'deploy', build, entry),

    /** Releases an earlier build anew, by default the one that was in use before. */
    rollback: async (asking: Asking, to?: string | number): Promise<Step> => {
      const history = await store.history(asking.room);
      const current = (await store.pointer(asking.room))?.current.build ?? '';
      const build =
        typeof to === 'number'
          ? history.find(({ number }) => number === to)?.build
          : (to ?? buildBefore(current, history));
      if (!build)
        throw new RefusedRelease(
          typeof to === 'number'
            ? `${asking.room} has no release number ${to}.`
            : `${asking.room} has no release before this one to go back to.`,
        );
      return release(asking, 'rollback', build);
    },

    /** Releases an uploaded build for some; everybody else keeps what is in use. */
    canary: async (
      asking: Asking,
      build: string,
      { organizations, share, watch }: Audience,
    ): Promise<Step> => {
      // Who somebody is, is known only after the shell has run.
      if (asking.room === 'shell')
        throw new RefusedRelease('The shell has no canary: it is what finds out who somebody is.');
      if (!(share >= 0 && share <= 1))
        throw new RefusedRelease('The share of a canary is a number from 0 to 1, 0.1 for a tenth.');
      if (watch && share === 0)
        throw new RefusedRelease(
          'A canary that is watched goes to a share of users: organizations alone cannot be compared with everybody else.',
        );
      if (organizations.length === 0 && share === 0)
        throw new RefusedRelease('A canary is for somebody: name organizations, or a share of users.');
      const entry = await entryBefore(asking.room, build);
      const facts = await factsOf(asking.room, build, entry !== undefined);
      await checkFits(asking.room, facts);
      const hashes = [...new Set(organizations.map(hashOfId))].sort();
      return take(asking, 'canary', (pointer, number, at) => {
        if (!pointer)
          throw new RefusedRelease(
            `Nothing of ${asking.room} is released yet, so nobody could have the other release. Deploy it for everybody.`,
          );
        if (pointer.current.build === build)
          throw new RefusedRelease(
            `Everybody has build ${build} of ${asking.room} already: a canary of it could not be told apart.`,
          );
        const made = makeRelease(asking.room, facts, { number, at, by: asking.by, entry }, key);
        return {
          pointer: {
            current: pointer.current,
            canary: { release: made, organizations: hashes, share, ...(watch && { watch }) },
          },
          build,
          number,
        };
      });
    },

    /**
     * Makes an address of an uploaded build for members of one organization. No release: nothing of the room's story changes.
     * @param organization its id; @param hours until the address ends
     */
    preview: async (
      { room }: Asking,
      build: string,
      { organization, hours }: { organization: string; hours: number },
    ): Promise<MadePreview> => {
      if (room === 'shell')
        throw new RefusedRelease('The shell has no preview: it is what finds out who somebody is.');
      const facts = await factsOf(room, build, false);
      await checkFits(room, facts);
      // It stays in the store for as long as the address works.
      await store.keepBuild(room, build, facts.files);
      const name = containerOf(room);
      const ends_at = Math.floor(now().getTime() / 1000) + hours * 3600;
      const token = signPreview('open', { name, build, organization, ends_at }, key);
      return { name, build, token, ends_at: new Date(ends_at * 1000).toISOString() };
    },

    /** The canary becomes the release of everybody. */
    promote: async (asking: Asking): Promise<Step> =>
      release(asking, 'promote', canaryIn(await store.pointer(asking.room), asking).release.build),

    /** Gives the canary to more users, never to fewer. */
    widen: (asking: Asking, share: number): Promise<Step> =>
      take(asking, 'widen', (pointer) => {
        const canary = canaryIn(pointer, asking);
        if (canary.share >= share)
          throw new RefusedRelease(
            `The canary of ${asking.room} goes to a share of ${canary.share} already.`,
          );
        const { build, number } = canary.release;
        return { pointer: { ...(pointer as Pointer), canary: { ...canary, share } }, build, number };
      }),

    /** Ends the canary; everybody has what is in use. */
    takeBack: (asking: Asking): Promise<Step> =>
      take(asking, 'take_back', (pointer) => {
        const { build, number } = canaryIn(pointer, asking).release;
        return { pointer: { current: (pointer as Pointer).current }, build, number };
      }),

    /** Removes builds that nobody needs any more. @returns how many */
    tidy: async (room: string): Promise<number> => {
      const [builds, pointer, history] = await Promise.all([
        store.builds(room),
        store.pointer(room),
        store.history(room),
      ]);
      const old = oldBuilds(builds, pointer, history, now());
      for (const build of old) await store.removeBuild(room, build);
      return old.length;
    },
  };
};
export type Releaser = ReturnType<typeof createReleaser>;
