import { ROLES } from '@yinyom/contracts/constants';
import { notFound } from '@yinyom/service-kit/AppError';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import type { Consents } from '../consents/consents.service';
import { choiceTokenOf } from '../record/choiceTokenOf';
import { readReceipt } from '../record/receipt';
import type { LogRecord } from '../record/LogRecord';
import type { Projector } from '../ledger/projector';
import type { PublishedSite } from '../sites/siteDirectory';
import type { ErasureNoteStore } from './erasureNote.store';
import type { ErasureStore } from './erasure.store';
import type { ErasureList } from '@yinyom/service-kit/erasures/erasureList';

/** What a visitor can do with the receipt of a decision (PDPA ss. 30 and 33). */
export const createOwnRecord = (
  consents: Consents,
  { erasure, erasureNotes }: { erasure: ErasureStore; erasureNotes: ErasureNoteStore },
  list: ErasureList,
  projector: Projector,
  /** INGEST_SECRET */
  secret: KeyRing,
) => {
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

  return {
    recordOf,

    /**
     * Row 84. It is the visitor's own record, so nothing in it is hidden; what was decided after it opens with the
     * receipt of that decision only.
     */
    get: async (site: PublishedSite, consentId: string, receipt: string | undefined) =>
      consents.upTo(await recordOf(site, consentId, receipt), ROLES.member),

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
      const { identity, seq } = await recordOf(site, consentId, receipt);
      if (!identity) return 0;
      // Rows are made from records that still have their identifiers, so they must be made first.
      await projector.catchUp(site.application_id);
      // Noted first: what is noted and not done is done again by a restore, what is done and not noted would come back.
      // Every record: a backup may hold the first and not the one whose receipt this is.
      const { application_id } = site;
      const at = new Date().toISOString();
      const ids = await erasure.idsOf(application_id, identity.client_id, seq);
      await list.add(ids.map((consent_id) => ({ at, application_id, consent_id })));
      await erasureNotes.add(site.organization_id, application_id, consentId);
      return erasure.eraseClient(application_id, identity.client_id, seq);
    },
  };
};
export type OwnRecord = ReturnType<typeof createOwnRecord>;
