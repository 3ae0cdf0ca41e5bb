import { Types } from 'mongoose';
import type { Lang } from '@yinyom/contracts/constants';
import { DAY_MS } from '@yinyom/contracts/durations';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { ANSWER_PAGE_DAYS, ANSWER_PAGE_VIEWS } from '@yinyom/contracts/requests/closeRequests';
import { REQUEST_FORM_PATH } from '@yinyom/contracts/requests/publicRequest';
import type { ConsoleHosts } from '@yinyom/service-kit/settings/consoleHosts';
import { composeLetter, letterWords, type LetterOf } from '@yinyom/texts/sentences/requestLetter';
import { newToken, tokenHash } from '../register/formCodes';
import type { Actor, RequestRecord, StoredLetter } from '../register/RequestRecord';
import type { Seals } from '../register/seals';
import { letterHash } from './letterHash';

interface Deps {
  seals: Seals;
  identity: Pick<InternalHandlers<typeof identityInternal>, 'sendRequestAnswer'>;
  /** Origin of an organization, for the link. */
  originOf: ConsoleHosts['originOf'];
  now(): Date;
}

/** A letter that was made, and how it goes to the person. */
export interface MadeLetter {
  stored: StoredLetter;
  /** Mails the link; nothing where the person wants paper, or has no mailbox. Call it once the letter is stored. */
  send(): Promise<void>;
}

/** Letters to persons: made whole, sealed, and sent as a link to a page that opens a few times. */
export const createLetters = ({ seals, identity, originOf, now }: Deps) => ({
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
      { number: record.number, organization, name: person?.name ?? '', receivedAt: record.received_at },
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
      sha256: letterHash(letter),
      created_at: at,
      created_by: by,
      sent_at: token === null ? null : at,
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
      send: async () => {
        if (token === null || !email) return;
        const link = `${originOf(record.organization_id)}${REQUEST_FORM_PATH}/answers/${token}?lang=${language}`;
        const { organization_id, number } = record;
        await identity.sendRequestAnswer({ organization_id, organization, email, language, number, link });
      },
    };
  },
});
export type Letters = ReturnType<typeof createLetters>;
