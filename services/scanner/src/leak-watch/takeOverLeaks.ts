import type { Logger } from '@yinyom/service-kit/logger';
import type { LeakScan } from '@yinyom/contracts/scanner/leakWatch';
import type { ScanTarget } from '../access/WebsitesClient';
import type { FoundFinding } from '../engine/findings/FoundFinding';
import { openPublished, type HandedOver } from './handOver';
import type { LeakKeys } from './leakKeys';
import type { LeakStore } from './leak.store';
import { nextFindings } from './nextFindings';

interface Scan {
  id: string;
  application_id: string;
  organization_id: string;
  ended_at: Date;
  expires_at: Date;
  /** What the scan found besides, for whether somebody else reads along. */
  detected: readonly FoundFinding[];
}

const MOST_LISTED = 200;

/** Who records what visitors type, by page. */
const readersOn = (url: string, detected: readonly FoundFinding[]): string[] => [
  ...new Set(
    detected
      .filter(({ code, page }) => page === url && (code === 'session_recorder' || code === 'key_logging'))
      .flatMap(({ company, host }) => company ?? host ?? []),
  ),
];

const latestOf = (handed: HandedOver, { id, ended_at, detected }: Scan): LeakScan => {
  const read = (kind: 'page' | 'document') =>
    handed.sources.filter((source) => source.kind === kind && source.state === 'read').length;
  return {
    scan_id: id,
    ended_at: ended_at.toISOString(),
    pages: read('page'),
    documents: read('document'),
    picture_pages: handed.picturePages,
    unread: handed.unread.slice(0, MOST_LISTED).map(({ url, code }) => ({ address: url, code })),
    notices: handed.notices.map(({ url, language, missing }) => ({ address: url, language, missing })),
    contact: handed.contact,
    forms: handed.forms.slice(0, MOST_LISTED).map(({ url, fields, hasNotice, hasConsent, isEncrypted }) => ({
      address: url,
      fields: fields as LeakScan['forms'][number]['fields'],
      has_notice: hasNotice,
      has_consent: hasConsent,
      encrypted: isEncrypted,
      readers: readersOn(url, detected),
    })),
  };
};

/** Takes over what a worker found published. May be repeated: the box is removed last. */
export const createLeakTakeOver =
  (store: LeakStore, keys: LeakKeys, logger: Logger) =>
  async (scan: Scan, target: Pick<ScanTarget, 'verification'> | null): Promise<void> => {
    const box = await store.box(scan.id);
    if (!box) return;
    const watch = await store.watch(scan.application_id);
    // Switched off, deleted or not verified any more meanwhile: what was found goes.
    if (watch && target?.verification === 'verified') {
      const { seed, markOf } = keys.open(watch);
      let handed: HandedOver | null = null;
      try {
        handed = openPublished(box, seed);
      } catch {
        logger.warn({ scan_id: scan.id }, 'what a scan found published was closed with a key that is gone');
      }
      if (handed) {
        const known = await store.findings(scan.application_id);
        for (const finding of nextFindings(known, handed.sources, scan, markOf)) await store.save(finding);
        await store.setLatest(scan.application_id, latestOf(handed, scan));
        // Who switched it off in this moment has removed what was there before.
        if (!(await store.watch(scan.application_id))) await store.remove(scan.application_id);
      }
    }
    await store.removeBoxes([scan.id]);
  };
export type LeakTakeOver = ReturnType<typeof createLeakTakeOver>;
