import { Types } from 'mongoose';
import type { Lang } from '@yinyom/contracts/constants';
import { DAY_MS } from '@yinyom/contracts/durations';
import { ANSWER_PAGE_DAYS, ANSWER_PAGE_VIEWS } from '@yinyom/contracts/requests/closeRequests';
import { REQUEST_FORM_PATH } from '@yinyom/contracts/requests/publicRequest';
import type { ConsoleHosts } from '@yinyom/service-kit/settings/consoleHosts';
import { composeLetter, letterWords, type LetterOf } from '@yinyom/texts/sentences/requestLetter';
import { newToken, tokenHash } from '../register/formCodes';
import type { Actor, RequestRecord, StoredLetter } from '../register/RequestRecord';
import type { Seals } from '../register/seals';
import type { MailContent } from './letterDelivery';
import { letterHash } from './letterHash';
import type { LetterMailStore } from './letterMail.store';

interface Deps {
  seals: Seals;
  mails: Pick<LetterMailStore, 'add'>;
  /** Hands a stored mail over; a failure is tried again later. */
  deliver(letterId: string): Promise<void>;
  /** Origin of an organization, for the link. */
  originOf: ConsoleHosts['originOf'];
  now(): Date;
}

/** A letter that was made, and how it goes to the person. */
export interface MadeLetter {
  stored: StoredLetter;
  /** Stores the mail with the link; nothing where the person wants paper, or has no mailbox. Call it before the letter is stored. */
  post(): Promise<void>;
  /** Hands the mail over. Call it once the letter is stored. */
  send(): Promise<void>;
}

/** Letters to persons: made whole, sealed, and sent as a link to a page that opens a few times. */
export const createLetters = ({ seals, mails, deliver, originOf, now }: Deps) => ({
  make: (
    record: RequestRecord,
    organization: string,
    by: Actor,
    about: LetterOf,
    language: Lang = record.language,
  ): MadeLetter => {
    const { person } =
      record.personal === null ? { person: null } : seals.openPerson(record, record.personal);
    const at = now();
    const letter = composeLetter(
      language,
      {
        number: record.number,
        organization,
        name: person?.name ?? '',
        receivedAt: record.received_at,
        writtenAt: at,
      },
      about,
    );
    const email = person?.email;
    const token = record.answer_way === 'secure_link' && email ? newToken() : null;
    const stored: StoredLetter = {
      _id: new Types.ObjectId(),
      kind: about.kind,
      language,
      ...letterWords(language),
      body: seals.seal(record, JSON.stringify(letter)),
      ...(about.kind === 'answer' && about.extract && { with_record: true as const }),
      ...(about.kind === 'answer' && about.processing && { with_processing: true as const }),
      sha256: letterHash(letter),
      created_at: at,
      created_by: by,
      sent_at: null,
      page:
        token === null
          ? null
          : {
              token_sha256: tokenHash(token),
              expires_at: new Date(at.getTime() + ANSWER_PAGE_DAYS * DAY_MS),
              views_left: ANSWER_PAGE_VIEWS,
              code_sha256: null,
              code_until: null,
              tries: 0,
            },
    };
    return {
      stored,
      post: async () => {
        if (token === null || !email) return;
        const link = `${originOf(record.organization_id)}${REQUEST_FORM_PATH}/answers/${token}?lang=${language}`;
        const content: MailContent = { organization, email, language, link };
        await mails.add({
          _id: String(stored._id),
          organization_id: record.organization_id,
          request_id: String(record._id),
          content: seals.seal(record, JSON.stringify(content)),
          created_at: at,
        });
      },
      send: async () => {
        if (token !== null) await deliver(String(stored._id));
      },
    };
  },
});
export type Letters = ReturnType<typeof createLetters>;
