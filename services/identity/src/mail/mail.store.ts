import { trusted, type Connection, type Types } from 'mongoose';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import type { RenderedMail } from './renderMail';

/** In whose name a mail is sent. Absent: the platform's. */
export interface MailSender {
  name: string;
  reply_to?: string;
  /** Attached as `LOGO_CID`. */
  logo?: { organization_id: string; sha256: string };
}

/**
 * A mail on its way; its text and HTML are encrypted (`sealedMail.ts`). `kept` mails are never sent: they are read in the outbox of an installation without a mail
 * server. Sent ones are deleted at once, because their links open accounts.
 */
export interface MailRecord extends RenderedMail {
  _id: Types.ObjectId;
  to: string;
  kind: string;
  /** Where the receiver ends this kind of mail, without a login; absent where it cannot be ended. */
  unsubscribe?: string;
  sender?: MailSender;
  /** `held`: stored, and not to be sent before its key is. */
  status: 'held' | 'kept' | 'queued' | 'failed';
  /** Of a mail that must be stored once, however often it is asked for. */
  key?: string;
  tries: number;
  next_try_at: Date;
  created_at: Date;
}

const WEEK_SECONDS = 7 * 86_400;

const schema = schemaOf<MailRecord>()(
  {
    to: { type: String, required: true },
    kind: { type: String, required: true },
    subject: { type: String, required: true },
    text: { type: String, required: true },
    html: { type: String, required: true },
    unsubscribe: String,
    sender: { type: Object, default: undefined } as never,
    status: { type: String, enum: ['held', 'kept', 'queued', 'failed'], required: true },
    key: String,
    tries: { type: Number, default: 0 },
    next_try_at: { type: Date, required: true },
    created_at: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ status: 1, next_try_at: 1 });
schema.index({ key: 1 }, { unique: true, sparse: true });
schema.index({ created_at: 1 }, { expireAfterSeconds: WEEK_SECONDS });

/** That a mail was stored: it outlives the mail, which is deleted once it is sent. */
interface MailKey {
  _id: string;
  created_at: Date;
}
const KEY_SECONDS = 30 * 86_400;
const keySchema = schemaOf<MailKey>()({
  _id: { type: String, required: true },
  created_at: { type: Date, required: true },
});
keySchema.index({ created_at: 1 }, { expireAfterSeconds: KEY_SECONDS });

/** Mails that are waiting, shared by all processes. */
export const createMailStore = (database: Connection) => {
  const mails = database.model<MailRecord>('Mail', schema, 'mails');
  const keys = database.model<MailKey>('MailKey', keySchema, 'mail_keys');
  return {
    add: async (
      mail: RenderedMail & Pick<MailRecord, 'to' | 'kind' | 'unsubscribe' | 'sender'>,
      status: 'kept' | 'queued',
    ) => {
      const now = new Date();
      await mails.create([{ ...mail, status, next_try_at: now, created_at: now }]);
    },
    /**
     * The same for a mail that must not be sent twice. It is held until its key is stored, and a key that is stored stops
     * whoever asks again; wherever a process dies, asking again finishes it.
     */
    addOnce: async (
      mail: RenderedMail & Pick<MailRecord, 'to' | 'kind' | 'unsubscribe' | 'sender'>,
      status: 'kept' | 'queued',
      key: string,
    ): Promise<void> => {
      const now = new Date();
      const unlessThere = (error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
        return null;
      };
      if ((await keys.exists({ _id: key })) === null) {
        const made = await mails
          .create([{ ...mail, key, status: 'held', next_try_at: now, created_at: now }])
          .catch(unlessThere);
        const first = await keys.create([{ _id: key, created_at: now }]).catch(unlessThere);
        // Somebody else was asked at this moment, and theirs has left already.
        if (made && !first) await mails.deleteOne({ key, status: 'held' });
      }
      await mails.updateOne({ key, status: 'held' }, { $set: { status } }).exec();
    },
    /** Takes a mail that is due; it comes back after `retryAt` unless it is deleted by then. */
    takeDue: (now: Date, retryAt: Date) =>
      mails
        .findOneAndUpdate(
          { status: 'queued', next_try_at: trusted({ $lte: now }) },
          { $inc: { tries: 1 }, $set: { next_try_at: retryAt } },
          { sort: { next_try_at: 1 }, returnDocument: 'after' },
        )
        .lean<MailRecord>()
        .exec(),
    reschedule: (id: Types.ObjectId, nextTry: Date) =>
      mails.updateOne({ _id: id }, { $set: { next_try_at: nextTry } }).exec(),
    giveUp: (id: Types.ObjectId) =>
      mails.updateOne({ _id: id }, { $set: { status: 'failed', text: '-', html: '-' } }).exec(),
    remove: (id: Types.ObjectId) => mails.deleteOne({ _id: id }).exec(),
    /** Mails that are kept for reading here, newest first. @param most 0: all of them */
    listKept: (most = 0) =>
      mails.find({ status: 'kept' }).sort({ _id: -1 }).limit(most).lean<MailRecord[]>().exec(),
  };
};
export type MailStore = ReturnType<typeof createMailStore>;
