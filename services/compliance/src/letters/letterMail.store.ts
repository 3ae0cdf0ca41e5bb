import mongoose, { type Connection } from 'mongoose';
import type { MailOutcome } from '@yinyom/contracts/internal/requestMails';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import type { Sealed } from '../register/RequestRecord';

const { trusted } = mongoose;

/**
 * The mail with the link to a letter, whose id is `_id`, or the receipt of a request. It is stored before the letter is, and outside of
 * the request, so that what becomes of the mail makes no change of the request that people work on.
 */
export interface LetterMail {
  _id: string;
  organization_id: string;
  request_id: string;
  /** Absent: the mail of a letter. */
  kind?: 'receipt';
  state: MailOutcome['state'];
  /** Receiver and link, while the mail waits; sealed for the request. */
  content: Sealed | null;
  sent_at: Date | null;
  created_at: Date;
}

const schema = schemaOf<LetterMail>()({
  _id: { type: String, required: true },
  organization_id: { type: String, required: true },
  request_id: { type: String, required: true },
  kind: String,
  state: { type: String, required: true },
  content: { type: String, default: null } as never,
  sent_at: { type: Date, default: null } as never,
  created_at: { type: Date, required: true },
});
schema.index({ state: 1, created_at: 1 });
schema.index({ request_id: 1 });
schema.index({ organization_id: 1 });

/** Mails of letters, and what became of them. */
export const createLetterMailStore = (database: Connection) => {
  const mails = modelOf(database, 'request_letter_mails', schema);
  return {
    add: async (mail: Omit<LetterMail, 'state' | 'sent_at'>): Promise<void> => {
      await mails.create({ ...mail, state: 'waiting', sent_at: null });
    },
    /** The same mail, however often it is added. */
    addOnce: async (mail: Omit<LetterMail, 'state' | 'sent_at'>): Promise<void> => {
      try {
        await mails.create({ ...mail, state: 'waiting', sent_at: null });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
    /** A mail that waits; null where there is none. */
    find: (_id: string): Promise<LetterMail | null> =>
      mails.findOne({ _id, state: 'waiting' }).lean<LetterMail>().exec(),
    /** Mails that wait, the oldest first. */
    waiting: (limit: number): Promise<LetterMail[]> =>
      mails.find({ state: 'waiting' }).sort({ created_at: 1 }).limit(limit).lean<LetterMail[]>().exec(),
    /** Keeps what became of a mail; receiver and link are needed no longer. */
    end: async (_id: string, state: LetterMail['state'], sent_at: Date | null): Promise<void> => {
      await mails.updateOne({ _id, state: 'waiting' }, { $set: { state, sent_at, content: null } }).exec();
    },
    remove: async (_id: string): Promise<void> => {
      await mails.deleteOne({ _id });
    },
    ofRequest: (request_id: string): Promise<LetterMail[]> =>
      mails.find({ request_id }).lean<LetterMail[]>().exec(),
    /** How many mails of letters the mail server took, by request. */
    sentOf: async (organization_id: string): Promise<ReadonlyMap<string, number>> => {
      const found = await mails
        .aggregate<{ _id: string; sent: number }>([
          { $match: { organization_id, state: 'sent', kind: { $exists: false } } },
          { $group: { _id: '$request_id', sent: { $sum: 1 } } },
        ])
        .exec();
      return new Map(found.map(({ _id, sent }) => [_id, sent]));
    },
    removeOfRequests: async (ids: readonly string[]): Promise<void> => {
      await mails.deleteMany({ request_id: trusted({ $in: [...ids] }) });
    },
    organizations: (): Promise<string[]> => mails.distinct('organization_id').exec() as Promise<string[]>,
    removeOf: async (organization_id: string): Promise<void> => {
      await mails.deleteMany({ organization_id });
    },
  };
};
export type LetterMailStore = ReturnType<typeof createLetterMailStore>;
