import {
  cancelScan,
  getScan,
  getScanScreenshot,
  listScans,
  startScan,
  watchScan,
} from '@yinyom/contracts/scanner/scan';
import type { Member } from '@yinyom/service-kit/auth/authorizer';
import type { RequestContext } from '@yinyom/service-kit/request/requestContext';
import { SENT, type RouteBinder } from '@yinyom/service-kit/http/route';
import type { ApplicationAccess } from '../access/applicationAccess';
import type { Auditor } from '../access/auditor';
import type { ScansService } from './scans.service';
import { toScan } from './toScan';
import type { ScanStream } from './scanStream';

interface Parts {
  scans: ScansService;
  access: ApplicationAccess;
  stream: ScanStream;
  audit: Auditor;
  /** Name of the person who asks, for those who read the list later. */
  nameOf(organizationId: string, userId: string): Promise<string>;
}

const by = (context: RequestContext, { userId }: Member) => ({
  actor: { id: userId, kind: 'user' as const },
  requestId: context.requestId,
});

/** Calls about scans (API rows 62-65). */
export const bindScanRoutes = (bind: RouteBinder, { scans, access, stream, audit, nameOf }: Parts): void => {
  bind(startScan, async (call) => {
    const site = await access(call, call.params.id);
    const { userId } = site.member;
    const name = await nameOf(site.organization_id, userId);
    const record = await scans.start(site, call.body, { id: userId, name });
    await audit('scan.start', record, site.domain_name, by(call.context, site.member));
    return toScan(record);
  });

  bind(listScans, async (call) => scans.list(await access(call, call.params.id), call.query));

  bind(getScan, async (call) => {
    const record = await scans.find(await access(call, call.params.id), call.params.scanId);
    const etag = `"${record.revision}"`;
    call.res.setHeader('ETag', etag);
    if (call.req.get('if-none-match') === etag) {
      call.res.status(304).end();
      return SENT;
    }
    return scans.detail(record);
  });

  bind(watchScan, async (call) => {
    const open = async () => scans.find(await access(call, call.params.id), call.params.scanId);
    await stream.send(call.res, open);
    return SENT;
  });

  bind(getScanScreenshot, async (call) => {
    const record = await scans.find(await access(call, call.params.id), call.params.scanId);
    const bytes = await scans.picture(record, call.query.which);
    call.res.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
    call.res.setHeader('X-Content-Type-Options', 'nosniff');
    call.res.status(200).type('image/png').send(bytes);
    return SENT;
  });

  bind(cancelScan, async (call) => {
    const site = await access(call, call.params.id);
    const record = await scans.cancel(await scans.find(site, call.params.scanId));
    await audit('scan.cancel', record, site.domain_name, by(call.context, site.member));
    return toScan(record);
  });
};
