import { DAY_MS, MINUTE_MS } from '@yinyom/contracts/durations';
import { CODE_MINUTES, CODE_TRIES, CODES_A_DAY } from '@yinyom/contracts/requests/publicRequest';
import {
  ANSWER_FILE_OPEN_MINUTES,
  MAX_ANSWER_DOWNLOADS,
  type AnswerFile,
} from '@yinyom/contracts/requests/requestFile';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { createCounters } from '@yinyom/service-kit/database/createCounters';
import type { LetterText } from '@yinyom/texts/sentences/requestLetter';
import { codeHash, isCode, newCode, tokenHash } from '../register/formCodes';
import type { RequestRecord, StoredLetter } from '../register/RequestRecord';
import type { RequestStore } from '../register/request.store';
import type { Seals } from '../register/seals';
import { PERSON, timelineEntry } from '../register/timeline';
import type { AnswerFiles } from '../request-files/answerFiles.service';

interface Deps {
  requests: RequestStore;
  seals: Seals;
  files: Pick<AnswerFiles, 'read'>;
  counters: ReturnType<typeof createCounters>;
  identity: Pick<InternalHandlers<typeof identityInternal>, 'sendRequestCode' | 'organizationContact'>;
  now(): Date;
}

interface Opened {
  record: RequestRecord;
  letter: StoredLetter;
}

/** A letter that was opened with a code. */
export interface OpenedAnswer {
  letter: LetterText;
  files: readonly AnswerFile[];
  /** The day until which the files can be downloaded. */
  expiresAt: Date;
  /** Downloads files for a while: a page without scripts cannot send the code again, which is good once. */
  ticket: string;
}

/** What a ticket says, sealed for its request. */
interface Ticket {
  /** Hash of the token of the answer that was opened. */
  answer_files: string;
  /** Until when it is good: milliseconds since 1970. */
  until: number;
}

/** The page of an answer: a token leads there, a mailed code opens it, and it opens only a few times. */
export const createAnswerService = ({ requests, seals, files, counters, identity, now }: Deps) => {
  /** @returns null for a token that opens nothing, or nothing any more */
  const find = async (token: string): Promise<Opened | null> => {
    const hash = tokenHash(token);
    const record = await requests.findByAnswer(hash);
    const letter = record?.letters.find(({ page }) => page?.token_sha256 === hash);
    if (!record || !letter?.page || record.purged_at) return null;
    return letter.page.expires_at > now() && letter.page.views_left > 0 ? { record, letter } : null;
  };

  /** Whether a ticket is one of ours for this answer, and still good. */
  const isGood = (record: RequestRecord, hash: string, ticket: string): boolean => {
    try {
      const { answer_files, until } = JSON.parse(seals.open(record, ticket)) as Partial<Ticket>;
      return answer_files === hash && until !== undefined && until > now().getTime();
    } catch {
      // What we did not seal, or sealed for another request, does not open.
      return false;
    }
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
    open: async (token: string, code: string): Promise<OpenedAnswer | null> => {
      const hash = tokenHash(token);
      const tried = await requests.takeAnswerTry(hash, CODE_TRIES, now());
      const stored = tried?.letters.find(({ page }) => page?.token_sha256 === hash);
      if (!tried || !stored?.page?.code_sha256 || !isCode(stored.page.code_sha256, token, code)) return null;
      const at = now();
      const entry = timelineEntry(seals, tried, { kind: 'letter_opened', by: PERSON, at, text: stored.kind });
      if (!(await requests.takeAnswerView(hash, entry))) return null;
      const ticket: Ticket = {
        answer_files: hash,
        until: at.getTime() + ANSWER_FILE_OPEN_MINUTES * MINUTE_MS,
      };
      return {
        letter: JSON.parse(seals.open(tried, stored.body)) as LetterText,
        files: stored.answer_files ?? [],
        expiresAt: stored.page.expires_at,
        ticket: seals.seal(tried, JSON.stringify(ticket)),
      };
    },

    /**
     * A file of an answer that was opened a moment ago; the history has each download before it begins. The last view leaves time for it.
     * @returns null for another ticket, another file, and once the page of the answer has ended
     */
    download: async (
      token: string,
      ticket: string,
      fileId: string,
    ): Promise<{ name: string; bytes: Buffer } | null> => {
      const hash = tokenHash(token);
      const record = await requests.findByAnswer(hash);
      const letter = record?.letters.find(({ page }) => page?.token_sha256 === hash);
      const at = now();
      if (!record || record.purged_at || !letter?.page || letter.page.expires_at <= at) return null;
      const all = letter.answer_files ?? [];
      const file = all.find(({ id }) => id === fileId);
      if (!file || !isGood(record, hash, ticket)) return null;
      const bytes = await files.read(record, file);
      const counted = `answer files ${String(letter._id)}`;
      if (!bytes || !(await counters.take(counted, MAX_ANSWER_DOWNLOADS, letter.page.expires_at)))
        return null;
      const entry = timelineEntry(seals, record, {
        kind: 'answer_file_downloaded',
        by: PERSON,
        at,
        text: file.sha256,
      });
      if (!(await requests.noteAnswerDownload(hash, entry))) return null;
      return { name: `${record.number}-answer-${all.indexOf(file) + 1}.${file.type}`, bytes };
    },
  };
};
export type AnswerService = ReturnType<typeof createAnswerService>;
