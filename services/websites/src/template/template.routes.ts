import {
  getTemplate,
  listTemplateVersions,
  restoreTemplateVersion,
  saveTemplate,
} from '@yinyom/contracts/websites/template';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import { needsScope, type IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import { readingTest } from '@yinyom/notice/reading/readingTest';
import type { Access } from '../access/access';
import { answerTagged, requiredRevision, seenRevision } from '@yinyom/service-kit/http/ifMatch';
import { numberedPage } from '@yinyom/service-kit/http/listPages';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import { websiteTarget } from '../access/websiteTarget';
import type { TemplateService } from './template.service';

interface Parts {
  templates: TemplateService;
  access: Access;
  auditor: Auditor;
  identity: Pick<IdentityClient, 'findMembers'>;
}

/** Calls about banners and their versions (API rows 40-42). */
export const bindTemplateRoutes = (
  bind: RouteBinder,
  { templates, access, auditor, identity }: Parts,
): void => {
  /** Names of those who are members now, by id. */
  const namesOf = async (organization_id: string, ids: readonly string[]) => {
    const user_ids = [...new Set(ids)];
    const members = await identity.findMembers({ organization_id, emails: [], user_ids });
    return new Map(members.map(({ user_id, name }) => [user_id, name]));
  };

  bind(getTemplate, async (call) => {
    const site = await access.site(call, call.params.id);
    return answerTagged(call.res, await templates.get(site, call.query.version, call.context.lang));
  });

  bind(saveTemplate, async (call) => {
    const site = await access.site(call, call.params.id);
    if (call.body.publish) needsScope(site.member, 'templates:publish');
    const saved = await templates.save(site, call.body, requiredRevision(call.req), call.context.lang);
    await auditor.done(call.context, site.member, {
      action: call.body.publish ? 'template.publish' : 'template.save',
      target: websiteTarget(site.application, 'template'),
      ...(call.body.publish && {
        changes: [{ field: 'version', before: site.application.template_version, after: saved.version }],
      }),
    });
    return answerTagged(call.res, saved);
  });

  bind(listTemplateVersions, async (call) => {
    const site = await access.site(call, call.params.id);
    const { page, limit } = call.query;
    const { records, total } = await templates.listVersions(site, page, limit);
    const publishers = records.map(({ published_by }) => published_by);
    const names = await namesOf(site.member.organizationId, publishers);
    const personOf = (id: string) => {
      const name = names.get(id);
      return name === undefined ? { id } : { id, name };
    };
    return numberedPage(
      records.map((record) => ({
        version: record.version,
        status: record.state === 'published' ? ('published' as const) : ('superseded' as const),
        published_at: record.published_at.toISOString(),
        by: personOf(record.published_by),
        ...(record.note && { note: record.note }),
        ...(record.inherited_from?.length && { inherited_from: record.inherited_from }),
        reconsent: record.reconsent,
        notice_sha256: record.notice_sha256,
        reading: readingTest(record.snapshot),
        diff: record.diff,
      })),
      { page, limit },
      total,
    );
  });

  bind(restoreTemplateVersion, async (call) => {
    const site = await access.site(call, call.params.id);
    const number = Number(call.params.version);
    const restored = await templates.restore(site, number, seenRevision(call.req), call.context.lang);
    await auditor.done(call.context, site.member, {
      action: 'template.restore',
      target: websiteTarget(site.application, 'template'),
      changes: [{ field: 'version', before: site.application.template_version, after: number }],
    });
    return answerTagged(call.res, restored);
  });
};
