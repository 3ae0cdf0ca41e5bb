import { HOUR_MS } from '@yinyom/contracts/durations';
import { trusted, type Model } from 'mongoose';
import type { ClosingOrder, OrganizationRecord } from './organization.store';

/** A process that began and went away has this long before another one goes on. */
const GONE_MS = HOUR_MS;

/** An organization whose end was ordered. */
export type ClosingOrganization = Pick<OrganizationRecord, '_id' | 'name'> & { closing: ClosingOrder };

/** Orders to close organizations: a part of the organization store. Every change is one step that only one caller makes. */
export const closingOrdersOf = <Stored extends object>(model: Model<Stored>) => {
  const organizations = model as unknown as Model<OrganizationRecord>;
  const take = (filter: object, change: object) =>
    organizations
      .findOneAndUpdate(filter, { $set: change }, { returnDocument: 'after' })
      .lean<ClosingOrganization>()
      .exec();
  const open = { closed_at: trusted({ $exists: false }) };
  return {
    /** @returns false when it was ordered before */
    orderClosing: async (id: string, order: ClosingOrder): Promise<boolean> =>
      (await take({ _id: id, ...open, closing: trusted({ $exists: false }) }, { closing: order })) !== null,

    /** @returns false when there is no order, or it is being carried out */
    cancelClosing: async (id: string): Promise<boolean> => {
      const result = await organizations
        .updateOne(
          {
            _id: id,
            closing: trusted({ $exists: true }),
            'closing.begun_at': trusted({ $exists: false }),
          },
          { $unset: { closing: 1 } },
        )
        .exec();
      return result.modifiedCount === 1;
    },

    /** An organization whose end is near and whose members were not reminded; null when there is none. */
    takeReminder: (now: Date, until: Date) =>
      take(
        {
          ...open,
          'closing.closes_at': trusted({ $gt: now, $lte: until }),
          'closing.reminded_at': trusted({ $exists: false }),
        },
        { 'closing.reminded_at': now },
      ),

    /** An organization whose end has come; it is this caller's to carry out. Null when there is none. */
    takeDue: (now: Date) =>
      take(
        {
          ...open,
          'closing.closes_at': trusted({ $lte: now }),
          $or: [
            { 'closing.begun_at': trusted({ $exists: false }) },
            { 'closing.begun_at': trusted({ $lt: new Date(now.getTime() - GONE_MS) }) },
          ],
        },
        { 'closing.begun_at': now },
      ),
  };
};
