import mongoose from 'mongoose';
import type { ClientOf } from '@yinyom/contracts/internal/internalContracts';
import { DEFAULT_LANGUAGE } from '@yinyom/contracts/constants';
import { dueAt } from '@yinyom/contracts/requests/requestClock';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import type { Logger } from '@yinyom/service-kit/logger';
import type { NumberStore } from './number.store';
import type { RequestRecord } from './RequestRecord';
import type { RequestStore } from './request.store';
import type { Seals } from './seals';
import { PERSON, timelineEntry } from './timeline';

/** What the consents service noted of visitors who used the receipt of a decision. */
export type OwnRequestCalls = Pick<ClientOf<'consents'>, 'listOwnRequests' | 'forgetOwnRequests'>;
type OwnRequest = Awaited<ReturnType<OwnRequestCalls['listOwnRequests']>>[number];

interface Deps {
  requests: Pick<RequestStore, 'insert' | 'find'>;
  numbers: NumberStore;
  seals: Seals;
  consents: OwnRequestCalls;
  logger: Logger;
}

const AT_ONCE = 200;

/**
 * Enters what visitors did alone about their own records as closed requests. Nothing in them is personal, so that nothing is purged. The
 * consents service lists a request until it is entered, and its id is that of the request: a repetition enters nothing twice.
 */
export const createSelfService = ({ requests, numbers, seals, consents, logger }: Deps) => {
  const recordOf = async ({ id, right, ...own }: OwnRequest): Promise<RequestRecord> => {
    const { organization_id, application_id } = own;
    const at = new Date(own.at);
    const _id = new mongoose.Types.ObjectId(id);
    const owner = { _id, organization_id };
    const entry = (kind: 'received' | 'closed', state: 'received' | 'completed') =>
      timelineEntry(seals, owner, { kind, by: PERSON, at, state });
    return {
      _id,
      organization_id,
      application_id,
      number: await numbers.next(organization_id, bangkokDay(at).slice(0, 4)),
      rights: [right],
      channel: 'self_service',
      subject_kind: 'visitor',
      state: 'completed',
      identity_level: 'none',
      answer_way: 'secure_link',
      language: DEFAULT_LANGUAGE,
      personal: null,
      email_hash: null,
      consent_id: null,
      received_at: at,
      verified_at: at,
      due_at: dueAt(at, [right]),
      extended_until: null,
      assigned_to: null,
      assigned_name: null,
      reason_code: null,
      explanation: null,
      result: null,
      tasks: [],
      letters: [],
      timeline: [entry('received', 'received'), entry('closed', 'completed')],
      closed_at: at,
      purge_at: null,
      purged_at: null,
      sealed_with: seals.current,
      revision: 1,
    };
  };

  const enter = async (own: OwnRequest): Promise<void> => {
    // The number is taken last: a request that is there already uses up none.
    if (await requests.find(own.id)) return;
    await requests.insert(await recordOf(own)).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
  };

  /** Ids of those that are entered now: one that cannot be keeps no other one waiting. */
  const enterEach = async (listed: readonly OwnRequest[]): Promise<string[]> => {
    const ids: string[] = [];
    for (const own of listed)
      try {
        await enter(own);
        ids.push(own.id);
      } catch (error) {
        logger.warn({ err: error, id: own.id }, 'a request about an own record was not entered');
      }
    return ids;
  };

  return async (): Promise<void> => {
    try {
      for (;;) {
        const ids = await enterEach(await consents.listOwnRequests({ limit: AT_ONCE }));
        if (ids.length === 0) return;
        await consents.forgetOwnRequests({ ids });
      }
    } catch (error) {
      logger.warn({ err: error }, 'requests about own records wait until the next try');
    }
  };
};
