import type { Types } from 'mongoose';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { dueAt, type AnswerLimits } from '@yinyom/contracts/requests/requestClock';
import type { NumberStore } from './number.store';
import type { Actor, PersonalPart, RequestRecord } from './RequestRecord';
import type { RequestStore } from './request.store';
import type { Seals } from './seals';
import { receivedEvent } from './requestEvents';
import { timelineEntry } from './timeline';
import { firstTasks } from './firstTasks';

/** What is known of a request when it begins. */
export interface Beginning extends Pick<
  RequestRecord,
  | 'organization_id'
  | 'application_id'
  | 'rights'
  | 'channel'
  | 'subject_kind'
  | 'identity_level'
  | 'answer_way'
  | 'language'
  | 'consent_id'
  | 'received_at'
> {
  token_sha256?: string;
  person: PersonalPart | null;
  verified: boolean;
  by: Actor;
}

interface Deps {
  requests: RequestStore;
  numbers: NumberStore;
  seals: Seals;
  now(): Date;
}

/** What an organization set about requests, as far as a new one needs it. */
export interface StartRules {
  answer_days: AnswerLimits;
  systems: readonly string[];
}

/** Gives a request its number and its end, and stores it. The number's year is the year of receipt in Asia/Bangkok. */
export const createNewRequest =
  ({ requests, numbers, seals, now }: Deps) =>
  async ({ person, verified, by, ...known }: Beginning, rules: StartRules): Promise<RequestRecord> => {
    const _id: Types.ObjectId = requests.newId();
    const owner = { _id, organization_id: known.organization_id };
    const { received_at, rights } = known;
    const due = dueAt(received_at, rights, rules.answer_days);
    const at = now();
    const number = await numbers.next(known.organization_id, bangkokDay(received_at).slice(0, 4));
    const mailbox = person?.person.email;
    const state = verified ? ('verified' as const) : ('received' as const);
    return requests.insert({
      ...known,
      _id,
      number,
      state,
      untold: [receivedEvent({ ...known, _id, number, state, due_at: due }, at)],
      personal: person && seals.sealPerson(owner, person),
      email_hash: mailbox ? seals.emailHash(known.organization_id, mailbox) : null,
      verified_at: verified ? at : null,
      due_at: due,
      extended_until: null,
      assigned_to: null,
      assigned_name: null,
      reason_code: null,
      explanation: null,
      result: null,
      tasks: firstTasks(rights, {
        systems: rules.systems,
        withConsents: known.consent_id !== null,
        due,
        receivedAt: received_at,
        seal: (text) => seals.seal(owner, text),
      }),
      letters: [],
      timeline: [
        timelineEntry(seals, owner, { kind: 'received', by, at, state: 'received' }),
        ...(verified ? [timelineEntry(seals, owner, { kind: 'verified', by, at, state: 'verified' })] : []),
      ],
      closed_at: null,
      purge_at: null,
      purged_at: null,
      sealed_with: seals.current,
      revision: 1,
    });
  };
export type NewRequest = ReturnType<typeof createNewRequest>;
