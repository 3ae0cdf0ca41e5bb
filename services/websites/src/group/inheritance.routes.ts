import {
  compareInheritance,
  getInheritance,
  keepSections,
  listInheritance,
  moveApplication,
  takeGroupInheritance,
  takeInheritance,
} from '@yinyom/contracts/groups/inheritance';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import { seenRevision, setEtag } from '@yinyom/service-kit/http/ifMatch';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { Access } from '../access/access';
import type { Site } from '../access/Site';
import { websiteTarget } from '../access/websiteTarget';
import type { ApplicationService } from '../application/application.service';
import { groupPlace, type GroupNames } from '../inheritance/groupNames';
import type { SectionName } from '@yinyom/contracts/groups/sections';
import type { GroupInheritanceService } from './groupInheritance.service';
import type { InheritanceService } from './inheritance.service';

interface Parts {
  inheritances: InheritanceService;
  groupInheritances: GroupInheritanceService;
  applications: Pick<ApplicationService, 'show'>;
  groupNames: GroupNames;
  access: Access;
  auditor: Auditor;
}

/** The audit entry of sections whose content a website took from its groups. */
const sectionsTaken = (site: Site, sections: readonly SectionName[]) => ({
  action: 'application.sections_taken' as const,
  target: websiteTarget(site.application),
  changes: [{ field: 'sections', before: null, after: sections.join(' ') }],
});

/** Calls about what websites have from their groups. */
export const bindInheritanceRoutes = (
  bind: RouteBinder,
  { inheritances, groupInheritances, applications, groupNames, access, auditor }: Parts,
): void => {
  bind(getInheritance, async (call) => {
    const { application } = await access.site(call, call.params.id);
    return inheritances.show(application);
  });

  bind(compareInheritance, async (call) =>
    inheritances.compare(await access.site(call, call.params.id), call.query.sections),
  );

  bind(takeInheritance, async (call) => {
    const site = await access.site(call, call.params.id);
    const { sections, seen } = call.body;
    const answer = await inheritances.take(site, sections, seen);
    await auditor.done(call.context, site.member, sectionsTaken(site, sections));
    return answer;
  });

  bind(listInheritance, async (call) => {
    const { group } = await access.group(call, call.params.id);
    return groupInheritances.list(group, call.query);
  });

  bind(takeGroupInheritance, async (call) => {
    const { group, member } = await access.group(call, call.params.id);
    const { taken, failed } = await groupInheritances.take(group, member, call.body);
    for (const { site, sections } of taken)
      await auditor.done(call.context, member, sectionsTaken(site, sections));
    return { updated: taken.map(({ site }) => String(site.application._id)), failed };
  });

  bind(keepSections, async (call) => {
    const site = await access.site(call, call.params.id);
    const answer = await inheritances.keep(site, call.body.sections);
    await auditor.done(call.context, site.member, {
      action: 'application.sections_kept',
      target: websiteTarget(site.application),
      changes: [{ field: 'sections', before: null, after: call.body.sections.join(' ') }],
    });
    return answer;
  });

  bind(moveApplication, async (call) => {
    const site = await access.site(call, call.params.id);
    const moved = await inheritances.move(site, call.body.group_id, seenRevision(call.req));
    await auditor.done(call.context, site.member, {
      action: 'application.moved',
      target: websiteTarget(site.application),
      changes: [
        {
          field: 'group',
          before: groupPlace(await groupNames(site.application.group_path ?? [])),
          after: groupPlace(await groupNames(moved.group_path ?? [])),
        },
      ],
    });
    setEtag(call.res, moved);
    return applications.show(moved, site.member);
  });
};
