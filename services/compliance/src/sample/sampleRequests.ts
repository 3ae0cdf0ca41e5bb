import { DAY_MS } from '@yinyom/contracts/durations';
import type { RejectionReason, SubjectRight } from '@yinyom/contracts/requests/rights';
import { closingOf } from '../administration/closingOf';
import { createNewRequest } from '../register/newRequest';
import { timelineEntry } from '../register/timeline';
import { SAMPLE_ACTOR, SAMPLE_WORDS, type SamplePart } from './SamplePart';

interface Planned {
  /** Days before now. */
  received: number;
  /** Days until it was closed; null: it is open. */
  took: number | null;
  rights: SubjectRight[];
  rejected?: RejectionReason;
}

/** A quarter of requests: answered in time, one late, one rejected, and two that are open and not late. */
const PLAN: readonly Planned[] = [
  { received: 88, took: 12, rights: ['access'] },
  { received: 80, took: 1, rights: ['withdrawal'] },
  { received: 71, took: 21, rights: ['erasure'] },
  { received: 64, took: 34, rights: ['access', 'portability'] },
  { received: 52, took: 9, rights: ['rectification'] },
  { received: 41, took: 16, rights: ['access'], rejected: 'repeated' },
  { received: 33, took: 14, rights: ['objection'] },
  { received: 9, took: null, rights: ['access'] },
  { received: 3, took: null, rights: ['erasure'] },
];

/** Requests of data subjects of the last three months. What is made up is published to no webhook. */
export const sampleRequests: SamplePart = {
  make: async ({ stores, seals, organizationId, now }) => {
    const { requests, numbers, settings } = stores;
    const rules = await settings.get(organizationId);
    for (const { received, took, rights, rejected } of PLAN) {
      const at = new Date(now.getTime() - received * DAY_MS);
      const newRequest = createNewRequest({
        requests: { ...requests, insert: (record) => requests.insert({ ...record, untold: [] }) },
        numbers,
        seals,
        now: () => at,
      });
      const record = await newRequest(
        {
          organization_id: organizationId,
          application_id: null,
          rights,
          channel: 'paper',
          subject_kind: 'customer',
          identity_level: 'document',
          answer_way: 'post',
          language: 'th',
          consent_id: null,
          received_at: at,
          person: {
            person: { name: `สมหญิง ทดลอง · ${SAMPLE_WORDS}`, postal_address: SAMPLE_WORDS },
            representative: null,
            details: SAMPLE_WORDS,
          },
          verified: true,
          by: SAMPLE_ACTOR,
        },
        rules,
      );
      if (took === null) continue;
      const closedAt = new Date(at.getTime() + took * DAY_MS);
      const state = rejected ? 'rejected' : 'completed';
      await requests.change(record._id, {
        set: {
          state,
          ...closingOf(closedAt, rules.keep_months),
          took_ms: took * DAY_MS,
          ...(rejected
            ? { reason_code: rejected, explanation: seals.seal(record, SAMPLE_WORDS) }
            : { result: seals.seal(record, SAMPLE_WORDS) }),
        },
        entries: [timelineEntry(seals, record, { kind: 'closed', by: SAMPLE_ACTOR, at: closedAt, state })],
      });
    }
  },

  remove: ({ stores, organizationId }) => stores.requests.removeMadeBy(organizationId, SAMPLE_ACTOR.id),
};
