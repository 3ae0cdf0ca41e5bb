import { getKeptNotice, listKeptNotices } from '@yinyom/contracts/papers/keptNotices';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import { needsWayOut } from '@yinyom/service-kit/auth/wayOut';
import { SENT, type RouteBinder } from '@yinyom/service-kit/http/route';
import type { IncidentsService } from './incidents.service';
import type { KeptNotices } from './keptNotices';

interface Deps {
  service: Pick<IncidentsService, 'find'>;
  kept: Pick<KeptNotices, 'list' | 'read'>;
  auditor: Auditor;
}

/** Notices as they were sent, for Admins and officers: attachments that no browser shows in a page of the platform. */
export const bindKeptNoticeRoutes = (bind: RouteBinder, { service, kept, auditor }: Deps): void => {
  bind(listKeptNotices, async ({ member, params }) => {
    const { organizationId } = await member(params.id);
    const record = await service.find(organizationId, params.iid);
    return { kept_notices: await kept.list(organizationId, record) };
  });

  bind(getKeptNotice, async ({ member, params, context, res }) => {
    const caller = await member(params.id);
    needsWayOut(caller, 'document.getKeptNotice');
    const { organizationId } = caller;
    const record = await service.find(organizationId, params.iid);
    const { notice, bytes } = await kept.read(organizationId, record, params.nid);
    await auditor.done(context, caller, {
      action: 'incident.printed',
      target: { type: 'incident', id: String(record._id), label: record.number },
    });
    const name = `${record.number}-${notice.kind.replace('_', '-')}-${notice.language}-${notice.kept_at.slice(0, 10)}.html`;
    res.status(200);
    res.setHeader('Content-Type', 'application/octet-stream');
    res.setHeader('Content-Length', String(bytes.length));
    res.setHeader('Content-Disposition', `attachment; filename="${name}"`);
    res.setHeader('X-Content-Type-Options', 'nosniff');
    res.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
    res.end(bytes);
    return SENT;
  });
};
