import {
  cancelScan,
  getScan,
  getScanScreenshot,
  listScans,
  startScan,
  watchScan,
} from '@yinyom/contracts/scanner/scan';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import { SENT, type RouteBinder } from '@yinyom/service-kit/http/route';
import type { ApplicationAccess, Site } from '../access/applicationAccess';
import type { ScanRecord } from './ScanRecord';
import type { ScansService } from './scans.service';
import { toScan } from './toScan';
import type { ScanStream } from './scanStream';

interface Parts {
  scans: ScansService;
  access: ApplicationAccess;
  stream: ScanStream;
  auditor: Auditor;
  /** Name of the person who asks, for those who read the list later. */
  nameOf(organizationId: string, userId: string): Promise<string>;
}

const target = ({ _id }: ScanRecord, { domain_name }: Site) => ({
  type: 'scan',
  id: String(_id),
  label: domain_name,
});

/** Calls about scans (API rows 62-65). */
export const bindScanRoutes = (
  bind: RouteBinder,
  { scans, access, stream, auditor, nameOf }: Parts,
): void => {
  bind(startScan, async (call) => {
    const site = await access(call, call.params.id);
    const { userId } = site.member;
    const name = await nameOf(site.organization_id, userId);
    const record = await scans.start(site, call.body, { id: userId, name });
    await auditor.done(call.context, site.member, { action: 'scan.start', target: target(record, site) });
    return toScan(record);
  });

  bind(listScans, async (call) => scans.list(await access(call, call.params.id), call.query));

  bind(getScan, async (call) => {
    const record = await scans.find(await access(call, call.params.id), call.params.scanId);
    const etag = await scans.etag(record);
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
    await auditor.done(call.context, site.member, { action: 'scan.cancel', target: target(record, site) });
    return toScan(record);
  });
};
