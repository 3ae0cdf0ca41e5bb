import mongoose, { type Connection } from 'mongoose';
import { SECTIONS, type InheritedSection, type SectionName } from '@yinyom/contracts/groups/sections';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import type { ApplicationRecord, GroupRun } from '../application/ApplicationRecord';
import { applicationSchema } from '../application/applicationSchema';

type PlacedState = Pick<
  ApplicationRecord,
  '_id' | 'revision' | 'updated_at' | 'pending_changes' | 'group_path'
>;

const NO_GROUP = { group_id: 1, group_path: 1, inherited: 1, own_sections: 1 } as const;

/** What groups write into the records of websites. */
export const createWebsitePlaceStore = (connection: Connection) => {
  const applications = modelOf(connection, 'applications', applicationSchema);
  return {
    /** Websites in a group or below it, by their ids: what tells whether one of them changed. */
    below: (groupId: string): Promise<PlacedState[]> =>
      applications
        .find(
          { group_path: groupId, deleted_at: null },
          { revision: 1, updated_at: 1, pending_changes: 1, group_path: 1 },
        )
        .sort({ _id: 1 })
        .lean<PlacedState[]>(),

    /**
     * The website of a group, or below it, for a host: the one of exactly that host, else one that shares its script with it, else the
     * one of the nearest domain above. Websites that share a host by path are none.
     */
    forHost: async (
      { _id, organization_id }: { _id: unknown; organization_id: string },
      host: string,
    ): Promise<ApplicationRecord | null> => {
      const labels = host.split('.');
      const names = labels.slice(0, -1).map((_label, at) => labels.slice(at).join('.'));
      const among = { group_path: String(_id), deleted_at: null };
      const found = await applications
        .find({
          ...among,
          domain_key: mongoose.trusted({ $in: names.map((name) => `${organization_id} ${name}`) }),
        })
        .lean<ApplicationRecord[]>();
      const nearest = (name: string) => found.find(({ domain_name }) => domain_name === name);
      const exact = nearest(host);
      if (exact) return exact;
      const sharing = await applications
        .findOne({ ...among, shared_domains: host })
        .lean<ApplicationRecord>();
      return sharing ?? names.map(nearest).find((one) => one !== undefined) ?? null;
    },

    /** Websites in a group or below it, by domain name, with what says which hosts are theirs; at most `most`. */
    hostsBelow: (
      groupId: string,
      most: number,
    ): Promise<Pick<ApplicationRecord, '_id' | 'domain_name' | 'shared_domains'>[]> =>
      applications
        .find({ group_path: groupId, deleted_at: null }, { domain_name: 1, shared_domains: 1 })
        .sort({ domain_name: 1 })
        .limit(most)
        .lean<Pick<ApplicationRecord, '_id' | 'domain_name' | 'shared_domains'>[]>(),

    /** How many websites each group of an organization has itself. */
    countByGroup: async (organizationId: string): Promise<Map<string, number>> => {
      const counts = await applications.aggregate<{ _id: string; count: number }>([
        { $match: { organization_id: organizationId, deleted_at: null, group_id: { $exists: true } } },
        { $group: { _id: '$group_id', count: { $sum: 1 } } },
      ]);
      return new Map(counts.map(({ _id, count }) => [_id, count]));
    },

    /** Websites with a section that came from a group. */
    countInheriting: (groupId: string): Promise<number> =>
      applications.countDocuments({ 'inherited.group_id': groupId, deleted_at: null }),

    /**
     * Moves a website. What it has stays: sections that did not come from a group are its own from now on where it was in none.
     * @param revision the one that the caller saw; without it any
     * @returns null when another revision is there
     */
    move: (
      website: ApplicationRecord,
      group: { id: string; path: readonly string[] } | null,
      revision?: number,
    ): Promise<ApplicationRecord | null> => {
      const first = website.group_id === undefined ? { own_sections: [...SECTIONS] } : {};
      return applications
        .findOneAndUpdate(
          { _id: website._id, deleted_at: null, ...(revision !== undefined && { revision }) },
          {
            $inc: { revision: 1 },
            ...(group
              ? { $set: { group_id: group.id, group_path: [...group.path], ...first } }
              : { $unset: NO_GROUP }),
          },
          { returnDocument: 'after' },
        )
        .lean<ApplicationRecord>();
    },

    /** Remembers that visitors of published websites do not see the newest controller or values yet. */
    markPending: async (groupId: string): Promise<void> => {
      await applications.updateMany(
        { group_path: groupId, template_version: mongoose.trusted({ $gt: 0 }), deleted_at: null },
        { $set: { pending_changes: true } },
      );
    },

    /** Places a new website, which has nothing of its own yet. */
    begin: (id: string, group: { id: string; path: readonly string[] }): Promise<ApplicationRecord | null> =>
      applications
        .findOneAndUpdate(
          { _id: id },
          { $set: { group_id: group.id, group_path: [...group.path], inherited: [], own_sections: [] } },
          { returnDocument: 'after' },
        )
        .lean<ApplicationRecord>(),

    /** Path of the websites of a group, after the group or one above it was moved. */
    setPath: async (groupId: string, path: readonly string[]): Promise<void> => {
      await applications.updateMany(
        { group_path: groupId, group_id: groupId },
        { $set: { group_path: [...path] } },
      );
    },

    /** Moves the websites of a group that is deleted to another one, or out of all groups. */
    moveAll: async (
      groupId: string,
      group: { id: string; path: readonly string[] } | null,
    ): Promise<void> => {
      await applications.updateMany(
        { group_path: groupId, group_id: groupId },
        group ? { $set: { group_id: group.id, group_path: [...group.path] } } : { $unset: NO_GROUP },
      );
    },

    /** Makes what came from a group the websites' own. */
    ownWhatCameFrom: async (groupId: string): Promise<void> => {
      const found = await applications
        .find({ 'inherited.group_id': groupId }, { inherited: 1 })
        .lean<Pick<ApplicationRecord, '_id' | 'inherited'>[]>();
      for (const { _id, inherited = [] } of found) {
        const sections = inherited.filter((one) => one.group_id === groupId).map(({ section }) => section);
        await applications.updateOne(
          { _id },
          {
            $addToSet: { own_sections: { $each: sections } },
            $pull: { inherited: { group_id: groupId } },
            $inc: { revision: 1 },
          },
        );
      }
    },

    /** Makes sections the website's own. @returns null when it is gone */
    keep: (id: string, sections: readonly SectionName[]): Promise<ApplicationRecord | null> =>
      applications
        .findOneAndUpdate(
          { _id: id, deleted_at: null },
          {
            $addToSet: { own_sections: { $each: [...sections] } },
            $pull: { inherited: mongoose.trusted({ section: { $in: [...sections] } }) },
            $inc: { revision: 1 },
          },
          { returnDocument: 'after' },
        )
        .lean<ApplicationRecord>(),

    /** Writes what a website has from groups, with the settings and rules that are in its record. */
    write: (
      id: string,
      changes: Partial<ApplicationRecord>,
      { inherited, own_sections }: { inherited: InheritedSection[]; own_sections: readonly SectionName[] },
    ): Promise<ApplicationRecord | null> =>
      applications
        .findOneAndUpdate(
          { _id: id, deleted_at: null },
          {
            $set: { ...changes, inherited, own_sections: [...own_sections], updated_at: new Date() },
            $inc: { revision: 1 },
          },
          { returnDocument: 'after' },
        )
        .lean<ApplicationRecord>(),

    /** Begins the turn of a website in a publication of a group, if it still has the revision of the plan. */
    beginRun: (id: string, revision: number, run: GroupRun): Promise<ApplicationRecord | null> =>
      applications
        .findOneAndUpdate(
          { _id: id, revision, deleted_at: null },
          { $set: { group_run: run } },
          { returnDocument: 'after' },
        )
        .lean<ApplicationRecord>(),

    endRun: async (id: string, run: Required<GroupRun>): Promise<void> => {
      await applications.updateOne({ _id: id, 'group_run.id': run.id }, { $set: { group_run: run } });
    },
  };
};
export type WebsitePlaceStore = ReturnType<typeof createWebsitePlaceStore>;
