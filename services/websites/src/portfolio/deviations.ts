import { sectionsIn, type SectionName } from '@yinyom/contracts/groups/sections';
import type { ApplicationRecord } from '../application/ApplicationRecord';
import { toInheritance } from '../group/inheritance.service';
import type { GroupStore } from '../inheritance/group.store';
import type { GroupVersionStore } from '../inheritance/groupVersion.store';

interface Parts {
  groups: Pick<GroupStore, 'among'>;
  groupVersions: Pick<GroupVersionStore, 'among'>;
}

/** A version of a group with the names of what it gives. */
interface NamedVersion {
  group_id: string;
  version: number;
  sections: readonly SectionName[];
}

/** Versions never change, so what those that were read lately give is remembered. */
const MOST_REMEMBERED = 1_000;

/** Counts for websites how many of their sections are not what their groups give now. */
export const createDeviations = ({ groups, groupVersions }: Parts) => {
  const known = new Map<string, NamedVersion>();
  const keyOf = ({ group_id, version }: { group_id: string; version: number }) => `${group_id} ${version}`;

  const remember = (version: NamedVersion): void => {
    const [oldest] = known.keys();
    if (known.size >= MOST_REMEMBERED && oldest !== undefined) known.delete(oldest);
    known.set(keyOf(version), version);
  };

  /** The newest versions of groups, by group; those that were never published are absent. */
  const newestOf = async (organizationId: string, ids: readonly string[]) => {
    const newest = (await groups.among(ids))
      .filter(({ organization_id, version }) => organization_id === organizationId && version > 0)
      .map(({ _id, version }) => ({ group_id: String(_id), version }));
    const unread = newest.filter((one) => !known.has(keyOf(one)));
    const read = (await groupVersions.among(unread)).map(({ group_id, version, sections }) => ({
      group_id,
      version,
      sections: sectionsIn(sections),
    }));
    read.forEach(remember);
    const found = new Map(read.map((one) => [keyOf(one), one]));
    return new Map(newest.map((one) => [one.group_id, found.get(keyOf(one)) ?? known.get(keyOf(one))]));
  };

  return {
    /** For each website in its place: how many sections deviate; undefined: it is in no group. */
    of: async (
      organizationId: string,
      records: readonly ApplicationRecord[],
    ): Promise<(number | undefined)[]> => {
      const ids = [...new Set(records.flatMap(({ group_path = [] }) => group_path))];
      const newest = ids.length === 0 ? new Map<string, never>() : await newestOf(organizationId, ids);
      return records.map((record) => {
        if (!record.group_id) return undefined;
        const versions = [...(record.group_path ?? [])].reverse().flatMap((id) => newest.get(id) ?? []);
        return toInheritance(record, versions).sections.filter(
          ({ state, offered, outdated }) => outdated || (state === 'own' && offered !== null),
        ).length;
      });
    },
  };
};
export type Deviations = ReturnType<typeof createDeviations>;
