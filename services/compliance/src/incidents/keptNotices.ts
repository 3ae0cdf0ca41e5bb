import { LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { Incident, IncidentEntry } from '@yinyom/contracts/papers/incident';
import {
  KEPT_NOTICE_KINDS,
  type KeptNotice,
  type KeptNoticeKind,
} from '@yinyom/contracts/papers/keptNotices';
import type { PaperActor } from '@yinyom/contracts/papers/paperActor';
import { MAX_SIGNED_SCANS } from '@yinyom/contracts/papers/signedScan';
import { notFound } from '@yinyom/service-kit/AppError';
import type { Logger } from '@yinyom/service-kit/logger';
import type { PaperOriginal } from '../binder/PaperSource';
import type { SignedScans } from '../signed-scans/createSignedScans';
import type { PaperFileOwner } from '../signed-scans/paperFile.store';
import type { IncidentRecord } from './IncidentRecord';
import type { SavedIncident } from './incidents.service';
import { officeNoticeDocument } from './officeNoticeDocument';
import { personsNoticeDocument } from './personsNoticeDocument';
import type { ToIncident } from './toIncident';

interface Deps {
  scans: Pick<SignedScans, 'keep' | 'hasRoomFor' | 'list' | 'read'>;
  show: ToIncident;
  identity: Pick<InternalHandlers<typeof identityInternal>, 'organizationContact'>;
  logger: Logger;
  now(): Date;
}

/** Entries that say that a notice was sent. */
const SENT: Partial<Record<IncidentEntry['kind'], KeptNoticeKind>> = {
  office_notified: 'office_notice',
  office_notified_late: 'office_notice',
  office_notified_after_latest: 'office_notice',
  persons_notified: 'persons_notice',
};

export const isNotice = (kind: IncidentEntry['kind']): boolean => SENT[kind] !== undefined;

const ownerOf = (organization_id: string, kind: KeptNoticeKind, id: string, lang: Lang): PaperFileOwner => ({
  organization_id,
  kind,
  about: `${id}:${lang}`,
});

/** Whatever is kept of the notices of one incident, by kind and language. */
export const noticeOwners = (organization_id: string, id: string): PaperFileOwner[] =>
  KEPT_NOTICE_KINDS.flatMap((kind) => LANGUAGES.map((lang) => ownerOf(organization_id, kind, id, lang)));

/** A page without the fonts inside of it: they are megabytes, and say nothing. Its style comes before anything that people wrote. */
const withoutFonts = (page: string): string => {
  const end = page.indexOf('</style>');
  return page.slice(0, end).replaceAll(/@font-face\{[^}]*\}/g, '') + page.slice(end);
};

/** Languages that a notice is kept in: that to the Office in those that it is printed in, that to persons in those of its text. */
const languagesOf = (kind: KeptNoticeKind, { persons_notice: { notice_text: text } }: Incident): Lang[] =>
  kind === 'office_notice' ? ['th', 'en'] : LANGUAGES.filter((lang) => text[lang]);

/**
 * Notices as they were when people recorded that they were sent: whole, encrypted, with their SHA-256. Later facts, texts and settings do
 * not change them. They are the pages that PDFs are drawn of, without their fonts, so that recording waits for no browser.
 */
export const createKeptNotices = ({ scans, show, identity, logger, now }: Deps) => {
  const keepOne = async (owner: PaperFileOwner, page: string, by: PaperActor): Promise<string[]> => {
    if ((await scans.list(owner)).length >= MAX_SIGNED_SCANS) return [];
    const bytes = Buffer.from(withoutFonts(page));
    if (!(await scans.hasRoomFor(owner.organization_id, bytes.length))) {
      logger.error({ about: owner.about }, 'no room to keep a notice as it was sent');
      return [];
    }
    return [(await scans.keep(owner, bytes, by)).sha256];
  };

  /** @throws AppError 404 for a closed organization */
  const keepAll = async (
    organizationId: string,
    { record, added }: SavedIncident,
    by: PaperActor,
  ): Promise<string[]> => {
    const kinds = new Set(added.flatMap(({ kind }) => SENT[kind] ?? []));
    if (kinds.size === 0) return [];
    const contact = await identity.organizationContact({ organization_id: organizationId });
    if (!contact) throw notFound();
    const incident = show.toWhole(record);
    const paper = { incident, contact, made: now() };
    const hashes: string[] = [];
    for (const kind of kinds)
      for (const lang of languagesOf(kind, incident)) {
        const draw = kind === 'office_notice' ? officeNoticeDocument : personsNoticeDocument;
        hashes.push(
          ...(await keepOne(ownerOf(organizationId, kind, incident.id, lang), draw(paper, lang), by)),
        );
      }
    return hashes;
  };

  /** All of one incident, by kind and language with the place of each, the oldest first. */
  const listed = async (organizationId: string, { _id }: Pick<IncidentRecord, '_id'>) => {
    const found: { notice: KeptNotice; owner: PaperFileOwner }[] = [];
    for (const kind of KEPT_NOTICE_KINDS)
      for (const language of LANGUAGES) {
        const owner = ownerOf(organizationId, kind, String(_id), language);
        for (const { uploaded_at, uploaded_by, ...file } of (await scans.list(owner)).reverse())
          found.push({
            owner,
            notice: { ...file, kind, language, kept_at: uploaded_at, kept_by: uploaded_by },
          });
      }
    return found;
  };

  return {
    /**
     * What the caller recorded is stored by then: a copy that fails is in the log of the service, and refuses nothing.
     * @returns the hashes of what was kept
     */
    keep: (organizationId: string, saved: SavedIncident, by: PaperActor): Promise<string[]> =>
      keepAll(organizationId, saved, by).catch((error: unknown) => {
        logger.error(
          { err: error, incident: String(saved.record._id) },
          'a notice was not kept as it was sent',
        );
        return [];
      }),

    /** Of one incident, the newest first. */
    list: async (organizationId: string, record: Pick<IncidentRecord, '_id'>): Promise<KeptNotice[]> =>
      (await listed(organizationId, record))
        .map(({ notice }) => notice)
        .sort((a, b) => b.kept_at.localeCompare(a.kept_at)),

    /** @throws AppError 404 for a notice of another incident */
    read: async (
      organizationId: string,
      record: Pick<IncidentRecord, '_id'>,
      id: string,
    ): Promise<{ notice: KeptNotice; bytes: Buffer }> => {
      const found = (await listed(organizationId, record)).find(({ notice }) => notice.id === id);
      if (!found) throw notFound();
      return { notice: found.notice, bytes: await scans.read(found.owner, id) };
    },

    /** Of one incident, the oldest first; each is read when it is written. */
    originals: async (organizationId: string, record: Pick<IncidentRecord, '_id' | 'number'>) => {
      const placed = new Map<string, number>();
      return (await listed(organizationId, record)).map(({ owner, notice }): PaperOriginal => {
        const { kind, language, id } = notice;
        const at = (placed.get(owner.kind + owner.about) ?? 0) + 1;
        placed.set(owner.kind + owner.about, at);
        return {
          name: `${record.number}-${kind.replace('_', '-')}-${language}-${at}.html`,
          content: (async function* () {
            yield await scans.read(owner, id);
          })(),
        };
      });
    },
  };
};
export type KeptNotices = ReturnType<typeof createKeptNotices>;
