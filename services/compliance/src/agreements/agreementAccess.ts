import type { PaperActor } from '@yinyom/contracts/papers/paperActor';
import { MAX_AGREEMENT_ENTRIES } from '@yinyom/contracts/papers/agreementTerms';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { conflict, notFound, versionConflict } from '@yinyom/service-kit/AppError';
import type { SignedScans } from '../signed-scans/createSignedScans';
import type { AgreementChange, AgreementRecord, StoredEntry } from './AgreementRecord';
import type { AgreementStore } from './agreement.store';
import { knownOf } from './agreementFacts';
import type { ReadKnownProcessors } from './knownProcessors';
import { standingOf, toAgreement } from './toAgreement';

interface Deps {
  agreements: AgreementStore;
  scans: SignedScans;
  readKnown: ReadKnownProcessors;
  now(): Date;
}

/** Files of an agreement: what was signed, and what was sent. */
export const filesOf = ({ organization_id, _id }: Pick<AgreementRecord, 'organization_id' | '_id'>) => {
  const about = String(_id);
  return {
    signed: { organization_id, kind: 'agreement', about },
    sent: { organization_id, kind: 'agreement_sent', about },
  } as const;
};

/** Finds, shows and changes one agreement. */
export const createAgreementAccess = ({ agreements, scans, readKnown, now }: Deps) => {
  const known = async ({ organization_id, content, sent }: AgreementRecord) => {
    if (sent) return { facts: sent.facts, safeguards: sent.safeguards };
    if (content.sources.length === 0) return { facts: [], safeguards: [] };
    return knownOf(content.sources, (await readKnown(organization_id)).seen);
  };
  /** @throws AppError 404 */
  const find = async (organizationId: string, id: string): Promise<AgreementRecord> => {
    const found = await agreements.find(organizationId, id);
    if (!found) throw notFound();
    return found;
  };
  const today = (): string => bangkokDay(now());

  /** @throws AppError 409 paper_full where nothing more can happen to it */
  const checkRoom = ({ history }: AgreementRecord): void => {
    if (history.length >= MAX_AGREEMENT_ENTRIES) throw conflict('paper_full');
  };

  return {
    today,
    known,
    find,
    checkRoom,

    /** Whether something happened to an agreement by now with this file. */
    isNamed: async ({ organization_id, _id }: AgreementRecord, sha256: string): Promise<boolean> => {
      const found = await agreements.find(organization_id, String(_id));
      return found?.history.some((entry) => entry.sha256 === sha256) ?? false;
    },

    show: async (record: AgreementRecord) => {
      const { signed, sent } = filesOf(record);
      return toAgreement({
        record,
        known: await known(record),
        day: today(),
        sentFiles: record.sent ? await scans.list(sent) : [],
        scans: await scans.list(signed),
      });
    },

    /**
     * An agreement that may be changed now.
     * @param from states from which it is allowed
     * @throws AppError 404, 409 agreement_state, 412 version_conflict
     */
    open: async (
      { organizationId, id, seen }: { organizationId: string; id: string; seen: number },
      from: readonly AgreementRecord['state'][],
    ): Promise<AgreementRecord> => {
      const record = await find(organizationId, id);
      if (record.revision !== seen) throw versionConflict();
      if (!from.includes(record.state) || standingOf(record, today()) === 'ended')
        throw conflict('agreement_state');
      return record;
    },

    /** @throws AppError 409 paper_full, 412 version_conflict */
    save: async (
      record: AgreementRecord,
      set: AgreementChange,
      entry: { by: PaperActor; happened: StoredEntry['happened'] } & Partial<StoredEntry>,
    ): Promise<AgreementRecord> => {
      checkRoom(record);
      const whole: StoredEntry = { at: now(), fields: [], sha256: null, remark: '', ...entry };
      const changed = await agreements.change(record, set, whole);
      if (!changed) throw versionConflict();
      return changed;
    },
  };
};
export type AgreementAccess = ReturnType<typeof createAgreementAccess>;
