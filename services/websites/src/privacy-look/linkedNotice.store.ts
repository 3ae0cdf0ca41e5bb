import { gunzipSync, gzipSync } from 'node:zlib';
import mongoose, { type Connection, type Types } from 'mongoose';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import type { ReadNotice } from './readNotice';

const { trusted } = mongoose;

/** A privacy notice at the address that a banner links to, as it was on some days. Its content never changes. */
export interface LinkedNoticeRecord extends Omit<ReadNotice, 'content'> {
  _id: Types.ObjectId;
  application_id: string;
  url: string;
  bytes: number;
  /** The page as it came, packed. */
  packed: Buffer;
  seen_at: Date;
  /** When the same text was there last. */
  last_seen_at: Date;
  /** Another text was there before. */
  changed: boolean;
}
export type LinkedNoticeHead = Omit<LinkedNoticeRecord, 'packed'>;

const schema = schemaOf<LinkedNoticeRecord>()({
  application_id: { type: String, required: true },
  url: { type: String, required: true },
  media_type: { type: String, required: true } as never,
  text_sha256: { type: String, required: true },
  bytes: { type: Number, required: true },
  packed: { type: Buffer, required: true },
  seen_at: { type: Date, required: true },
  last_seen_at: { type: Date, required: true },
  changed: { type: Boolean, required: true },
});
schema.index({ application_id: 1, seen_at: -1 });

/** Copies that are kept of one website; the oldest go. */
export const MOST_COPIES = 50;
/** A page is at most 2 MB, also where a stored copy says otherwise. */
export const MAX_COPY_BYTES = 2 * 1024 * 1024;
const HEAD = { packed: 0 } as const;

/** Copies of linked privacy notices. */
export const createLinkedNoticeStore = (connection: Connection) => {
  const copies = modelOf(connection, 'linked_notices', schema);
  const newest = (application_id: string, url: string): Promise<LinkedNoticeHead | null> =>
    copies
      .findOne({ application_id, url }, HEAD)
      .sort({ seen_at: -1, _id: -1 })
      .lean<LinkedNoticeHead>()
      .exec();

  return {
    /** Keeps a page whose text is another one than last time; else only that it was seen again. */
    see: async (
      application_id: string,
      url: string,
      { content, ...read }: ReadNotice,
      at: Date,
    ): Promise<void> => {
      const before = await newest(application_id, url);
      if (before?.text_sha256 === read.text_sha256) {
        await copies.updateOne({ _id: before._id }, { $max: { last_seen_at: at } }).exec();
        return;
      }
      await copies.create({
        ...read,
        application_id,
        url,
        bytes: content.length,
        packed: gzipSync(content),
        seen_at: at,
        last_seen_at: at,
        changed: before !== null,
      });
      const beyond = await copies
        .find({ application_id }, { _id: 1 })
        .sort({ seen_at: -1, _id: -1 })
        .skip(MOST_COPIES)
        .lean();
      if (beyond.length > 0)
        await copies.deleteMany({ _id: trusted({ $in: beyond.map(({ _id }) => _id) }) }).exec();
    },

    /** What was there in a period, newest first, without the content. */
    within: (application_id: string, from: Date, until: Date): Promise<LinkedNoticeHead[]> =>
      copies
        .find(
          { application_id, seen_at: trusted({ $lt: until }), last_seen_at: trusted({ $gte: from }) },
          HEAD,
        )
        .sort({ seen_at: -1, _id: -1 })
        .limit(MOST_COPIES)
        .lean<LinkedNoticeHead[]>()
        .exec(),

    /** Texts that took the place of others since a moment, newest first. */
    changedSince: (application_id: string, since: Date): Promise<LinkedNoticeHead[]> =>
      copies
        .find({ application_id, changed: true, seen_at: trusted({ $gte: since }) }, HEAD)
        .sort({ seen_at: -1, _id: -1 })
        .limit(MOST_COPIES)
        .lean<LinkedNoticeHead[]>()
        .exec(),

    /** The page of a website's copy; null where there is none. */
    read: async (id: string, application_id: string): Promise<Buffer | null> => {
      const found = await copies.findOne({ _id: id, application_id }).exec();
      return found && gunzipSync(Buffer.from(found.packed), { maxOutputLength: MAX_COPY_BYTES });
    },
  };
};
export type LinkedNoticeStore = ReturnType<typeof createLinkedNoticeStore>;
