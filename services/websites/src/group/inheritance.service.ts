import { createHash } from 'node:crypto';
import { SECTIONS, type SectionName } from '@yinyom/contracts/groups/sections';
import { MAX_DIFFERENCES, type Inheritance } from '@yinyom/contracts/groups/inheritance';
import { AppError, conflict, notFound } from '@yinyom/service-kit/AppError';
import { canonicalJson } from '@yinyom/service-kit/canonicalJson';
import type { Site } from '../access/Site';
import type { ApplicationRecord } from '../application/ApplicationRecord';
import { effectiveDraft, offeredBy, type NamedSections } from '../inheritance/effectiveDraft';
import type { GroupStore } from '../inheritance/group.store';
import { changesIn, contentOf } from '../inheritance/sectionContent';
import type { Settling } from '../settling/Settling';
import type { WebsitePlaceStore } from './websitePlace.store';
import type { WebsiteStates } from './websiteStates';
import type { WebsiteWriter } from './websiteWriter';

interface Parts {
  places: WebsitePlaceStore;
  groups: GroupStore;
  states: WebsiteStates;
  writer: WebsiteWriter;
  settling: Settling;
}

const sourceOf = (version: NamedSections | null) =>
  version && { group_id: version.group_id, version: version.version };

/** How the sections of a website stand to the groups above it. Pure. */
export const toInheritance = (
  application: Pick<
    ApplicationRecord,
    'group_id' | 'group_path' | 'inherited' | 'own_sections' | 'languages' | 'pending_changes'
  >,
  versions: readonly NamedSections[],
): Inheritance => {
  const { group_id = null, group_path = [], inherited = [], own_sections = [], languages } = application;
  const sections = SECTIONS.map((section) => {
    const pointer = inherited.find((one) => one.section === section);
    const from = pointer ? { group_id: pointer.group_id, version: pointer.version } : null;
    const offered = sourceOf(offeredBy(section, languages, versions));
    const isOwn = group_id === null || (!pointer && own_sections.includes(section));
    const isOther = from?.group_id !== offered?.group_id || from?.version !== offered?.version;
    return {
      section,
      state: pointer ? ('inherited' as const) : isOwn ? ('own' as const) : ('open' as const),
      from,
      offered,
      outdated: !isOwn && isOther,
    };
  });
  const isOutdated =
    group_id !== null && (application.pending_changes || sections.some(({ outdated }) => outdated));
  return { group_id, group_path, sections, outdated: isOutdated };
};

/** What websites have from their groups, and what they take of them. */
export const createInheritanceService = ({ places, groups, states, writer, settling }: Parts) => {
  const versionsOf = ({ organization_id, group_path = [] }: ApplicationRecord) =>
    states.versionsAbove(organization_id, group_path);

  const show = async (application: ApplicationRecord): Promise<Inheritance> =>
    toInheritance(application, await versionsOf(application));

  /** What taking sections would come to. */
  const taken = async (site: Site, sections: readonly SectionName[]) => {
    const [state, versions] = await Promise.all([states.read(site), versionsOf(site.application)]);
    // What no group gives stays as it is.
    const offered = sections.filter((name) => offeredBy(name, state.languages, versions) !== null);
    const open = { ...state, own_sections: state.own_sections.filter((name) => !offered.includes(name)) };
    const effective = writer.planned(site, effectiveDraft(open, versions, offered));
    const differences = sections.map((section) => ({
      section,
      offered: sourceOf(offeredBy(section, state.languages, versions)),
      changes: changesIn(contentOf(state.content, section), contentOf(effective.content, section)),
    }));
    const seen = createHash('sha256').update(canonicalJson(differences)).digest('hex');
    return { state: open, effective, offered, differences, seen };
  };

  return {
    show,

    compare: async (site: Site, sections: readonly SectionName[]) => {
      const { differences, seen } = await taken(site, sections);
      return {
        seen,
        sections: differences.map(({ changes, ...difference }) => ({
          ...difference,
          changes: changes.slice(0, MAX_DIFFERENCES),
          more: changes.length > MAX_DIFFERENCES,
        })),
      };
    },

    /**
     * Takes the content of the groups for sections; visitors see it when the website is published.
     * @param seen names the differences that the caller was shown
     * @throws AppError 409 plan_stale, 412
     */
    take: async (site: Site, sections: readonly SectionName[], seen: string): Promise<Inheritance> => {
      const plan = await taken(site, sections);
      if (plan.seen !== seen) throw conflict('plan_stale');
      if (plan.offered.length === 0) return show(site.application);
      const id = String(site.application._id);
      const written = await settling.websites({ applications: [id] }, () =>
        writer.write(site, plan.state, plan.effective, site.member.userId),
      );
      return show(written.application);
    },

    /** @throws AppError 404 */
    keep: async ({ application }: Site, sections: readonly SectionName[]): Promise<Inheritance> => {
      if (application.group_id === undefined) return show(application);
      const kept = await places.keep(String(application._id), sections);
      if (!kept) throw notFound();
      return show(kept);
    },

    /**
     * Moves a website into a group, or out of all groups. Nothing else of it changes.
     * @throws AppError 404 for a group of another organization, 412
     */
    move: async (
      { application }: Site,
      groupId: string | null,
      revision: number | undefined,
    ): Promise<ApplicationRecord> => {
      const group = groupId === null ? null : await groups.find(groupId);
      if (groupId !== null && group?.organization_id !== application.organization_id) throw notFound();
      const place = group && { id: String(group._id), path: group.path };
      const moved = await places.move(application, place, revision);
      if (!moved) throw new AppError(412, 'version_conflict');
      return (await settled(moved, groupId)) ?? moved;
    },

    /** Lets a website that was just made begin with the content of a group. */
    begin: async (site: Site, groupId: string): Promise<ApplicationRecord> => {
      const group = await groups.find(groupId);
      if (group?.organization_id !== site.application.organization_id) throw notFound();
      const placed = await places.begin(String(site.application._id), { id: groupId, path: group.path });
      if (!placed) throw notFound();
      const application = (await settled(placed, groupId)) ?? placed;
      const [state, versions] = await Promise.all([
        states.read({ ...site, application }),
        versionsOf(application),
      ]);
      const effective = writer.planned({ application }, effectiveDraft(state, versions));
      return (await writer.write({ application }, state, effective, site.member.userId)).application;
    },
  };

  /** The group may have been moved or deleted meanwhile: whoever writes last looks again. */
  async function settled(
    application: ApplicationRecord,
    groupId: string | null,
  ): Promise<ApplicationRecord | null> {
    if (groupId === null) return null;
    const now = await groups.find(groupId);
    if (now?.path.join() === application.group_path?.join()) return null;
    return places.move(application, now && { id: groupId, path: now.path });
  }
};
export type InheritanceService = ReturnType<typeof createInheritanceService>;
