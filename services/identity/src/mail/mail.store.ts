import { trusted, type Connection, type Types } from 'mongoose';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import type { RenderedMail } from './renderMail';

/**
 * A mail on its way. `kept` mails are never sent: they are read in the outbox of an installation without a mail
 * server. Sent ones are deleted at once, because their links open accounts.
 */
export interface MailRecord extends RenderedMail {
  _id: Types.ObjectId;
  to: string;
  kind: string;
  /** Where the receiver ends this kind of mail, without a login; absent where it cannot be ended. */
  unsubscribe?: string;
  status: 'kept' | 'queued' | 'failed';
  tries: number;
  next_try_at: Date;
  created_at: Date;
}

const WEEK_SECONDS = 7 * 86_400;
const OUTBOX_LENGTH = 200;

const schema = schemaOf<MailRecord>()(
  {
    to: { type: String, required: true },
    kind: { type: String, required: true },
    subject: { type: String, required: true },
    text: { type: String, required: true },
    html: { type: String, required: true },
    unsubscribe: String,
    status: { type: String, enum: ['kept', 'queued', 'failed'], required: true },
    tries: { type: Number, default: 0 },
    next_try_at: { type: Date, required: true },
    created_at: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ status: 1, next_try_at: 1 });
schema.index({ created_at: 1 }, { expireAfterSeconds: WEEK_SECONDS });

/** Mails that are waiting, shared by all processes. */
export const createMailStore = (database: Connection) => {
  const mails = database.model<MailRecord>('Mail', schema, 'mails');
  return {
    add: async (
      mail: RenderedMail & Pick<MailRecord, 'to' | 'kind' | 'unsubscribe'>,
      status: 'kept' | 'queued',
    ) => {
      const now = new Date();
      await mails.create([{ ...mail, status, next_try_at: now, created_at: now }]);
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
    /** Takes mails that lead to one of these websites out of the outbox. */
    forgetWebsites: async (applicationIds: readonly string[]): Promise<void> => {
      for (const id of applicationIds)
        await mails.deleteMany({ status: 'kept', text: new RegExp(`/websites/${id}/`) }).exec();
    },
    /** The outbox, newest first. */
    listKept: () =>
      mails.find({ status: 'kept' }).sort({ _id: -1 }).limit(OUTBOX_LENGTH).lean<MailRecord[]>().exec(),
  };
};
export type MailStore = ReturnType<typeof createMailStore>;
