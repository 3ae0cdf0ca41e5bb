import { MINUTE_MS } from '@yinyom/contracts/durations';
import { CODE_MINUTES, CODE_TRIES, CODES_A_DAY } from '@yinyom/contracts/requests/publicRequest';
import { DAY_MS } from '@yinyom/contracts/durations';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { createCounters } from '@yinyom/service-kit/database/createCounters';
import type { LetterText } from '@yinyom/texts/sentences/requestLetter';
import { codeHash, isCode, newCode, tokenHash } from '../register/formCodes';
import type { RequestRecord, StoredLetter } from '../register/RequestRecord';
import type { RequestStore } from '../register/request.store';
import type { Seals } from '../register/seals';
import { PERSON, timelineEntry } from '../register/timeline';

interface Deps {
  requests: RequestStore;
  seals: Seals;
  counters: ReturnType<typeof createCounters>;
  identity: Pick<InternalHandlers<typeof identityInternal>, 'sendRequestCode' | 'organizationContact'>;
  now(): Date;
}

interface Opened {
  record: RequestRecord;
  letter: StoredLetter;
}

/** The page of an answer: a token leads there, a mailed code opens it, and it opens only a few times. */
export const createAnswerService = ({ requests, seals, counters, identity, now }: Deps) => {
  /** @returns null for a token that opens nothing, or nothing any more */
  const find = async (token: string): Promise<Opened | null> => {
    const hash = tokenHash(token);
    const record = await requests.findByAnswer(hash);
    const letter = record?.letters.find(({ page }) => page?.token_sha256 === hash);
    if (!record || !letter?.page || record.purged_at) return null;
    return letter.page.expires_at > now() && letter.page.views_left > 0 ? { record, letter } : null;
  };

  return {
    find,

    /** Whose answer it is; null for an organization that was closed. */
    controllerOf: async ({ record }: Opened): Promise<string | null> =>
      (await identity.organizationContact({ organization_id: record.organization_id }))?.name ?? null,

    /** Mails a code to the person, a few times a day. */
    sendCode: async (token: string, { record, letter }: Opened): Promise<void> => {
      const email = record.personal && seals.openPerson(record, record.personal).person.email;
      const contact = await identity.organizationContact({ organization_id: record.organization_id });
      if (!email || !contact) return;
      const at = now();
      const hash = seals.emailHash(record.organization_id, email);
      if (!(await counters.take(`answer ${hash}`, CODES_A_DAY * 2, new Date(at.getTime() + DAY_MS)))) return;
      const code = newCode();
      await requests.setAnswerCode(
        tokenHash(token),
        codeHash(token, code),
        new Date(at.getTime() + CODE_MINUTES * MINUTE_MS),
      );
      await identity.sendRequestCode({
        organization_id: record.organization_id,
        organization: contact.name,
        email,
        language: letter.language,
        digits: code,
        number: record.number,
      });
    },

    /** Shows the letter for a right code, and counts the view. @returns null for a wrong or old code */
    open: async (token: string, code: string): Promise<LetterText | null> => {
      const hash = tokenHash(token);
      const tried = await requests.takeAnswerTry(hash, CODE_TRIES, now());
      const stored = tried?.letters.find(({ page }) => page?.token_sha256 === hash);
      if (!tried || !stored?.page?.code_sha256 || !isCode(stored.page.code_sha256, token, code)) return null;
      const entry = timelineEntry(seals, tried, {
        kind: 'letter_opened',
        by: PERSON,
        at: now(),
        text: stored.kind,
      });
      if (!(await requests.takeAnswerView(hash, entry))) return null;
      return JSON.parse(seals.open(tried, stored.body)) as LetterText;
    },
  };
};
export type AnswerService = ReturnType<typeof createAnswerService>;
