import {
  compareInheritance,
  getInheritance,
  keepSections,
  moveApplication,
  takeInheritance,
} from '@yinyom/contracts/groups/inheritance';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import { seenRevision, setEtag } from '@yinyom/service-kit/http/ifMatch';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { Access } from '../access/access';
import type { Site } from '../access/Site';
import type { ApplicationService } from '../application/application.service';
import type { InheritanceService } from './inheritance.service';

interface Parts {
  inheritances: InheritanceService;
  applications: Pick<ApplicationService, 'show'>;
  access: Access;
  auditor: Auditor;
}

const target = ({ application }: Site) => ({
  type: 'application',
  id: String(application._id),
  label: application.domain_name,
});

/** Calls about what websites have from their groups. */
export const bindInheritanceRoutes = (
  bind: RouteBinder,
  { inheritances, applications, access, auditor }: Parts,
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
    await auditor.done(call.context, site.member, {
      action: 'application.sections_taken',
      target: target(site),
      changes: [{ field: 'sections', before: null, after: sections.join(' ') }],
    });
    return answer;
  });

  bind(keepSections, async (call) => {
    const site = await access.site(call, call.params.id);
    const answer = await inheritances.keep(site, call.body.sections);
    await auditor.done(call.context, site.member, {
      action: 'application.sections_kept',
      target: target(site),
      changes: [{ field: 'sections', before: null, after: call.body.sections.join(' ') }],
    });
    return answer;
  });

  bind(moveApplication, async (call) => {
    const site = await access.site(call, call.params.id);
    const moved = await inheritances.move(site, call.body.group_id, seenRevision(call.req));
    await auditor.done(call.context, site.member, {
      action: 'application.moved',
      target: target(site),
      changes: [{ field: 'group', before: site.application.group_id ?? null, after: moved.group_id ?? null }],
    });
    setEtag(call.res, moved);
    return applications.show(moved, site.member);
  });
};
