import type { Logger } from '@yinyom/service-kit/logger';
import { SealedForAnother } from '@yinyom/service-kit/secrets/dataCipher';
import type { RequestRecord } from '../register/RequestRecord';
import type { RequestStore } from '../register/request.store';
import type { Seals } from '../register/seals';

/** Everything sealed in a request, sealed with the current secret. @throws SealedForAnother */
const resealed = (seals: Seals, record: RequestRecord): Partial<RequestRecord> => {
  const anew = <S extends string | null>(sealed: S): S =>
    (sealed === null ? null : seals.seal(record, seals.open(record, sealed))) as S;
  const mailbox = record.personal && seals.openPerson(record, record.personal).person.email;
  return {
    personal: anew(record.personal),
    email_hash: mailbox ? seals.emailHash(record.organization_id, mailbox) : null,
    explanation: anew(record.explanation),
    result: anew(record.result),
    tasks: record.tasks.map((task) => ({ ...task, note: anew(task.note), result: anew(task.result) })),
    letters: (record.letters ?? []).map((letter) => ({ ...letter, body: anew(letter.body) })),
    timeline: record.timeline.map(({ text, ...entry }) => ({
      ...entry,
      ...(text !== undefined && { text: anew(text) }),
    })),
    sealed_with: seals.current,
  };
};

/**
 * Seals anew what was sealed with an earlier DATA_SECRET, so that the earlier one can be forgotten. A request that is changed
 * meanwhile is left for the next start.
 */
export const resealRequests = async (requests: RequestStore, seals: Seals, logger: Logger): Promise<void> => {
  let [renewed, unreadable] = [0, 0];
  for await (const record of requests.sealedOtherwise(seals.current))
    try {
      if (await requests.replaceSealed(record._id, record.revision, resealed(seals, record))) renewed += 1;
    } catch (error) {
      if (!(error instanceof SealedForAnother)) throw error;
      unreadable += 1;
    }
  logger[unreadable > 0 ? 'error' : 'info'](
    { renewed, unreadable },
    'requests of data subjects were looked through for texts of an earlier DATA_SECRET',
  );
};
