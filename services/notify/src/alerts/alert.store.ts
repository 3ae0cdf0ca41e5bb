import mongoose, { type Connection, type Types } from 'mongoose';
import { ALERT_DAYS, type AlertRule, type AlertState } from '@yinyom/contracts/notify/alertRules';
import type { AlertFigures } from '@yinyom/contracts/notify/alerts';
import { DAY_MS } from '@yinyom/contracts/durations';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import type { AlertRecord, DueMail } from './AlertRecord';
import { raisedEvent, resolvedEvent } from './alertEvents';
import { alertSchema } from './alertSchema';

const { trusted } = mongoose;
/** Not over, and told. */
const STANDING = ['raised', 'acknowledged', 'snoozed'] as const;
const OPEN = ['pending', ...STANDING] as const;

export type NewAlert = Pick<
  AlertRecord,
  'organization_id' | 'application_id' | 'place' | 'rule' | 'subject' | 'severity' | 'figures' | 'evidence'
>;
/** Where a page of the list begins. */
export interface AlertPlace {
  at: Date;
  id: string;
}
interface AlertFilter {
  organization_id: string;
  application_id: string;
  /** With those of the organization as a whole, which are not for people and keys of some websites. */
  of_organization: boolean;
  state?: AlertState | 'open' | undefined;
  /** Rules that whoever asks is told nothing of. */
  hidden: readonly AlertRule[];
}

export const openKeyOf = ({
  place,
  rule,
  subject,
}: Pick<AlertRecord, 'place' | 'rule' | 'subject'>): string => `${place}|${rule}|${subject}`;

/** Alerts. Every change of one is one conditional write, with what others are told of it. */
export const createAlertStore = (database: Connection) => {
  const alerts = modelOf(database, 'alerts', alertSchema);
  const after = { returnDocument: 'after' } as const;
  const filterOf = ({ organization_id, application_id, of_organization, state, hidden }: AlertFilter) => {
    const told = [...STANDING, 'resolved'] as const;
    const states: AlertState[] = state === undefined ? [...told] : state === 'open' ? [...STANDING] : [state];
    return {
      organization_id,
      application_id: of_organization ? trusted({ $in: [application_id, null] }) : application_id,
      state: trusted({ $in: states }),
      ...(hidden.length > 0 && { rule: trusted({ $nin: [...hidden] }) }),
    };
  };

  return {
    find: (id: string): Promise<AlertRecord | null> =>
      alerts.findOne({ _id: id, state: trusted({ $ne: 'pending' }) }).lean(),

    /** Everything of a place that is not over. */
    openOf: (place: string): Promise<AlertRecord[]> =>
      alerts.find({ place, state: trusted({ $in: [...OPEN] }) }).lean(),

    /** Notes what was seen once. Somebody who was faster has noted the same. */
    pend: async (about: NewAlert, now: Date): Promise<void> => {
      await alerts
        .create({
          ...about,
          state: 'pending',
          open_key: openKeyOf(about),
          pending_since: now,
          clear_count: 0,
          last_true_at: now,
          updated_at: now,
        })
        .catch((error: unknown) => {
          if (!isDuplicateKey(error)) throw error;
        });
    },

    /** Tells what is noted. @returns false when somebody else did */
    raise: async (
      pending: Pick<AlertRecord, '_id'> & NewAlert,
      mail: Omit<DueMail, 'letter'>,
      now: Date,
    ): Promise<boolean> => {
      const raised_at = now;
      const { _id, figures } = pending;
      const { modifiedCount } = await alerts.updateOne(
        { _id, state: 'pending' },
        {
          $set: {
            state: 'raised',
            figures,
            raised_at,
            last_true_at: now,
            updated_at: now,
            mail: { ...mail, letter: null },
          },
          $push: { untold: raisedEvent({ ...pending, raised_at }, now) },
        },
      );
      return modifiedCount === 1;
    },

    /** It is still so. What an alert was raised on stays as it was; of a pending one the newest figures count. */
    keep: async (id: Types.ObjectId, figures: AlertFigures | null, now: Date): Promise<void> => {
      await alerts.updateOne(
        { _id: id },
        { $set: { last_true_at: now, clear_count: 0, ...(figures && { figures }) } },
      );
    },

    clear: async (id: Types.ObjectId, count: number): Promise<void> => {
      await alerts.updateOne({ _id: id }, { $set: { clear_count: count } });
    },

    forget: async (id: Types.ObjectId): Promise<void> => {
      await alerts.deleteOne({ _id: id, state: 'pending' });
    },

    /** It is over. @returns false when somebody else said so */
    resolve: async (alert: AlertRecord, now: Date): Promise<boolean> => {
      const { _id } = alert;
      const { modifiedCount } = await alerts.updateOne(
        { _id, state: trusted({ $in: [...STANDING] }) },
        {
          $set: {
            state: 'resolved',
            open_key: String(_id),
            resolved_at: now,
            snoozed_until: null,
            mail: null,
            updated_at: now,
            expires_at: new Date(now.getTime() + ALERT_DAYS * DAY_MS),
          },
          $push: { untold: resolvedEvent(alert, now) },
        },
      );
      return modifiedCount === 1;
    },

    /** Puts a mail about an alert that stands on its way, and ends a snooze. */
    tellAgain: async (
      id: Types.ObjectId,
      from: 'raised' | 'snoozed',
      mail: Omit<DueMail, 'letter'>,
      now: Date,
    ) => {
      await alerts.updateOne(
        { _id: id, state: from },
        {
          $set: {
            state: 'raised',
            mail: { ...mail, letter: null },
            ...(from === 'snoozed' && { snoozed_until: null, updated_at: now }),
          },
        },
      );
    },

    /** Mails of a place that are due, or in a letter that was begun. */
    dueMails: (place: string, now: Date): Promise<AlertRecord[]> =>
      alerts
        .find({
          place,
          mail: trusted({ $ne: null }),
          $or: [{ 'mail.at': trusted({ $lte: now }) }, { 'mail.letter': trusted({ $ne: null }) }],
        })
        .sort({ raised_at: 1, _id: 1 })
        .lean(),

    /** The next moment at which a mail of a place is due; null where none waits. */
    nextMail: async (place: string): Promise<Date | null> => {
      const next = await alerts
        .findOne({ place, mail: trusted({ $ne: null }) })
        .sort({ 'mail.at': 1 })
        .lean();
      return next?.mail?.at ?? null;
    },

    /** Puts alerts into a letter that are in none. */
    intoLetter: async (ids: readonly Types.ObjectId[], letter: string): Promise<void> => {
      await alerts.updateMany(
        { _id: trusted({ $in: [...ids] }), mail: trusted({ $ne: null }), 'mail.letter': null },
        { $set: { 'mail.letter': letter } },
      );
    },

    /** What comes too often today comes with the digest. */
    intoDigest: async (ids: readonly Types.ObjectId[], at: Date): Promise<void> => {
      await alerts.updateMany(
        { _id: trusted({ $in: [...ids] }), 'mail.letter': null, 'mail.how': 'now' },
        { $set: { 'mail.how': 'digest', 'mail.at': at } },
      );
    },

    /** A letter has left: nothing of it is due any more. */
    letterSent: async (place: string, letter: string, now: Date): Promise<void> => {
      await alerts.updateMany({ place, 'mail.letter': letter }, { $set: { mail: null, mailed_at: now } });
    },

    list: (filter: AlertFilter, from: AlertPlace | null, limit: number): Promise<AlertRecord[]> =>
      alerts
        .find({
          ...filterOf(filter),
          ...(from && {
            $or: [
              { raised_at: trusted({ $lt: from.at }) },
              { raised_at: from.at, _id: trusted({ $lt: new mongoose.Types.ObjectId(from.id) }) },
            ],
          }),
        })
        .sort({ raised_at: -1, _id: -1 })
        .limit(limit)
        .lean(),

    count: (filter: AlertFilter): Promise<number> => alerts.countDocuments(filterOf(filter)),

    /** What a person says about one that stands. @returns null for one that is over */
    say: (
      id: Types.ObjectId,
      said: Pick<AlertRecord, 'state' | 'acknowledged_at' | 'acknowledged_by' | 'snoozed_until'>,
      now: Date,
    ): Promise<AlertRecord | null> =>
      alerts
        .findOneAndUpdate(
          { _id: id, state: trusted({ $in: [...STANDING] }) },
          { $set: { ...said, mail: null, updated_at: now } },
          after,
        )
        .lean(),

    /**
     * Alerts that nobody takes care of, by website, of some organizations, without those of rules that are hidden there.
     */
    countRaised: async (places: readonly { organization_id: string; hidden: readonly AlertRule[] }[]) => {
      if (places.length === 0) return [];
      const groups = await alerts.aggregate<{
        _id: { organization_id: string; application_id: string | null };
        raised: number;
      }>([
        {
          $match: {
            state: 'raised',
            $or: places.map(({ organization_id, hidden }) => ({
              organization_id,
              rule: { $nin: [...hidden] },
            })),
          },
        },
        {
          $group: {
            _id: { organization_id: '$organization_id', application_id: '$application_id' },
            raised: { $sum: 1 },
          },
        },
      ]);
      return groups.map(({ _id, raised }) => ({ ..._id, raised }));
    },

    /** Those of a website that changed after a moment, oldest change first. */
    changedSince: (applicationId: string, moment: Date, limit: number): Promise<AlertRecord[]> =>
      alerts
        .find({
          application_id: applicationId,
          state: trusted({ $ne: 'pending' }),
          updated_at: trusted({ $gt: moment }),
        })
        .sort({ updated_at: 1, _id: 1 })
        .limit(limit)
        .lean(),

    /** Those of a website and its organization that were open between two moments, the newest first. */
    openBetween: (owner: AlertFilter, [from, until]: [Date, Date], limit: number): Promise<AlertRecord[]> =>
      alerts
        .find({
          ...filterOf(owner),
          raised_at: trusted({ $lt: until }),
          $or: [{ resolved_at: null }, { resolved_at: trusted({ $gte: from }) }],
        })
        .sort({ raised_at: -1, _id: -1 })
        .limit(limit)
        .lean(),

    /** The organization is closed. */
    removeOf: async (organizationId: string): Promise<void> => {
      await alerts.deleteMany({ organization_id: organizationId });
    },
  };
};
export type AlertStore = ReturnType<typeof createAlertStore>;
