import { ROLES, type Lang } from '@yinyom/contracts/constants';
import { notFound } from '@yinyom/service-kit/AppError';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import type { Consents } from '../consents/consents.service';
import { choiceTokenOf } from '../record/choiceTokenOf';
import { readReceipt } from '../record/receipt';
import type { LogRecord } from '../record/LogRecord';
import type { Projector } from '../ledger/projector';
import type { PublishedSite, WebsitesClient } from '../sites/siteDirectory';
import { decisionsInWords } from './decisionsInWords';
import type { ErasureNoteStore } from './erasureNote.store';
import type { ErasureStore } from './erasure.store';
import type { Logger } from '@yinyom/service-kit/logger';
import type { OwnRight } from '@yinyom/contracts/internal/ownRequests';
import type { OwnRequestStore } from './ownRequest.store';
import type { ErasureList } from '@yinyom/service-kit/erasures/erasureList';

interface Deps {
  consents: Consents;
  erasure: ErasureStore;
  erasureNotes: ErasureNoteStore;
  ownRequests: Pick<OwnRequestStore, 'add'>;
  list: ErasureList;
  projector: Projector;
  websites: WebsitesClient;
  /** INGEST_SECRET */
  secret: KeyRing;
  logger: Logger;
}

/** What a visitor can do with the receipt of a decision (PDPA ss. 30 and 33). */
export const createOwnRecord = ({
  consents,
  erasure,
  erasureNotes,
  ownRequests,
  list,
  projector,
  websites,
  secret,
  logger,
}: Deps) => {
  /** The record that a receipt is for. @throws AppError 404 whatever is wrong with it */
  const recordOf = async (
    site: PublishedSite,
    consentId: string,
    receiptText: string | undefined,
  ): Promise<LogRecord> => {
    const receipt = readReceipt(site.site_key, receiptText, secret);
    if (receipt?.consentId !== consentId) throw notFound();
    const record = await consents.record(consentId);
    if (!record || record.application_id !== site.application_id) throw notFound();
    return record;
  };

  /**
   * Erases what leads from records to the visitor, up to one of them.
   * @returns how many were touched
   */
  const eraseUpTo = async (
    { _id, identity, application_id, seq }: LogRecord,
    organizationId: string,
  ): Promise<number> => {
    if (!identity) return 0;
    // Rows are made from records that still have their identifiers, so they must be made first.
    await projector.catchUp(application_id);
    // Noted first: what is noted and not done is done again by a restore, what is done and not noted would come back.
    // Every record: a backup may hold the first and not the one whose receipt this is.
    const at = new Date().toISOString();
    const ids = await erasure.idsOf(application_id, identity.client_id, seq);
    await list.add(ids.map((consent_id) => ({ at, application_id, consent_id })));
    await erasureNotes.add(organizationId, application_id, _id.toHexString());
    return erasure.eraseClient(application_id, identity.client_id, seq);
  };

  /** Logs a request that was answered at once. What was asked is done, whether or not it can be logged. */
  const log = (site: PublishedSite, consentId: string, right: OwnRight): Promise<void> =>
    ownRequests
      .add(
        { organizationId: site.organization_id, applicationId: site.application_id, consentId, right },
        new Date(),
      )
      .catch((error: unknown) =>
        logger.error({ err: error }, 'a request about an own record was not logged'),
      );

  return {
    /** For a copy that the visitor takes. @throws AppError 404 */
    copyOf: async (
      site: PublishedSite,
      consentId: string,
      receipt: string | undefined,
    ): Promise<LogRecord> => {
      const record = await recordOf(site, consentId, receipt);
      await log(site, consentId, 'access');
      return record;
    },

    /**
     * Row 84. It is the visitor's own record, so nothing in it is hidden; what was decided after it opens with the
     * receipt of that decision only.
     */
    get: async (
      site: PublishedSite,
      consentId: string,
      { receipt, isAsked, lang }: { receipt: string | undefined; isAsked: boolean; lang: Lang | undefined },
    ) => {
      const found = await consents.upTo(await recordOf(site, consentId, receipt), ROLES.member);
      if (isAsked) await log(site, consentId, 'access');
      if (lang === undefined) return found;
      return {
        ...found,
        in_words: await decisionsInWords(websites, site.application_id, found.history, lang),
      };
    },

    /**
     * The choice as the website's servers read it, or null where they read none.
     * @throws AppError 404 for a receipt of a decision that another one followed, or whose identifiers were erased
     */
    token: async (site: PublishedSite, consentId: string, receipt: string | undefined) => {
      const record = await recordOf(site, consentId, receipt);
      const latest = record.identity && (await consents.latestOf(record));
      if (!latest?._id.equals(record._id)) throw notFound();
      return choiceTokenOf(site, record) ?? null;
    },

    /** Row 85. @returns how many records of the visitor were touched; 0 when it had been done before */
    erase: async (site: PublishedSite, consentId: string, receipt: string | undefined): Promise<number> => {
      const record = await recordOf(site, consentId, receipt);
      if (!record.identity) return 0;
      const erased = await eraseUpTo(record, site.organization_id);
      await log(site, consentId, 'erasure');
      return erased;
    },

    /** For the organization, which checked who asks. @returns as `erase` */
    eraseUpTo,
  };
};
export type OwnRecord = ReturnType<typeof createOwnRecord>;
