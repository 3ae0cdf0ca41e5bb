import type { CallShape } from '@yinyom/contracts/release/callShape';
import { checkBuild } from '@yinyom/contracts/release/checkRelease';
import { CALLS_FILE } from '@yinyom/contracts/release/names';
import type { OfferedPlatform } from '@yinyom/contracts/release/platform';
import type { BuildFacts } from '../builds/buildFacts';
import type { ReleaseStore } from '../ReleaseStore';

/** Why what a build needs is not on this platform. Builds of before there was this check are let through. */
export const unmetNeeds = async (
  store: ReleaseStore,
  room: string,
  { about }: BuildFacts,
  platform: (calls: readonly string[]) => Promise<OfferedPlatform | null>,
): Promise<string[]> => {
  const offered = about.needs ? await platform(Object.keys(about.needs.calls)) : null;
  if (!offered) return [];
  const file = await store.readFile(room, about.build, CALLS_FILE);
  const shapes = file ? (JSON.parse(file.bytes.toString('utf8')) as Record<string, CallShape>) : {};
  return checkBuild({ about, shapes }, offered, 'this platform');
};
