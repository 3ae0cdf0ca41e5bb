import type { Logger } from '@yinyom/service-kit/logger';
import type { LeakScan } from '@yinyom/contracts/scanner/leakWatch';
import type { ScanTarget } from '../access/WebsitesClient';
import type { FoundFinding } from '../engine/findings/FoundFinding';
import { openPublished, type HandedOver } from './handOver';
import type { LeakKeys } from './leakKeys';
import type { LeakStore } from './leak.store';
import { nextFindings, type EndedScan } from './nextFindings';

interface Scan extends EndedScan {
  /** What the scan found besides, for whether somebody else reads along. */
  detected: readonly FoundFinding[];
}

const MOST_LISTED = 200;
/** Companies that read along on one page. */
const MOST_READERS = 20;

/** Who records what visitors type, by page. */
const readersOn = (url: string, detected: readonly FoundFinding[]): string[] =>
  [
    ...new Set(
      detected
        .filter(({ code, page }) => page === url && (code === 'session_recorder' || code === 'key_logging'))
        .flatMap(({ company, host }) => company ?? host ?? []),
    ),
  ].slice(0, MOST_READERS);

const latestOf = (handed: HandedOver, { id, ended_at, detected }: Scan): LeakScan => {
  const read = (kind: 'page' | 'document') =>
    handed.sources.filter((source) => source.kind === kind && source.state !== 'gone').length;
  return {
    scan_id: id,
    ended_at: ended_at.toISOString(),
    pages: read('page'),
    documents: read('document'),
    unchanged: handed.sources.filter(({ state }) => state === 'same').length,
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
export const createLeakTakeOver = (store: LeakStore, keys: LeakKeys, logger: Logger) => {
  /** A document of which a finding was not kept has to be read again. */
  const rememberDocuments = async (
    { application_id, expires_at }: Scan,
    sources: HandedOver['sources'],
    markOf: (hash: string) => string,
    crowded: ReadonlySet<string>,
  ): Promise<void> => {
    for (const { kind, address, state, tokens, picturePages = 0 } of sources) {
      const address_key = markOf(address);
      if (kind !== 'document' || crowded.has(address_key)) continue;
      if (tokens && tokens.length > 0)
        await store.saveDocument({
          application_id,
          address_key,
          tokens,
          picture_pages: picturePages,
          expires_at,
        });
      else if (state === 'same') await store.keepDocument(application_id, address_key, expires_at);
    }
  };

  return async (scan: Scan, target: Pick<ScanTarget, 'verification'> | null): Promise<void> => {
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
        const { changed, crowded } = nextFindings(known, handed.sources, scan, markOf);
        for (const finding of changed) await store.save(finding);
        await rememberDocuments(scan, handed.sources, markOf, crowded);
        await store.setLatest(scan.application_id, latestOf(handed, scan));
        // Who switched it off in this moment has removed what was there before.
        if (!(await store.watch(scan.application_id))) await store.remove(scan.application_id);
      }
    }
    await store.removeBoxes([scan.id]);
  };
};
export type LeakTakeOver = ReturnType<typeof createLeakTakeOver>;
