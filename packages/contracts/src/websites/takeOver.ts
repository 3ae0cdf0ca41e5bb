import * as z from 'zod/mini';
import { TAKEN_OVER_FROM } from '../consents/takenOver';
import { date } from '../fields';

/** Most services whose category an owner can name. */
export const MAX_TAKEN_SERVICES = 200;

/**
 * Whether choices that visitors made with another consent product are taken over. Off while `from` is empty. Refusals
 * are always taken over; acceptances only where `consents` says that controller and purposes are the same (PDPA s.19:
 * a consent belongs to the purpose it was asked for). To publish with "ask everybody again" clears `consents`.
 */
export const takeOver = z.strictObject({
  from: z
    .array(z.enum(TAKEN_OVER_FROM))
    .check(z.maxLength(TAKEN_OVER_FROM.length, 'too_long'))
    .check(z.refine((given) => new Set(given).size === given.length, 'invalid_value')),
  /** Last day (Asia/Bangkok) on which choices are taken over; empty = not stated, and nothing is taken over. */
  until: z.union([z.literal(''), date]),
  consents: z.boolean(),
  /** Category type (1–4) of each service, for products that store choices by service (Klaro, Axeptio) or own names. */
  services: z
    .record(
      z.string().check(z.minLength(1, 'required'), z.maxLength(128, 'too_long')),
      z.int().check(z.minimum(1, 'out_of_range'), z.maximum(4, 'out_of_range')),
    )
    .check(z.refine((given) => Object.keys(given).length <= MAX_TAKEN_SERVICES, 'too_long')),
  /** What the other product stored is removed once its choice was taken over. */
  remove_old: z.boolean(),
});
export type TakeOver = z.output<typeof takeOver>;

export const NOTHING_TAKEN_OVER: TakeOver = {
  from: [],
  until: '',
  consents: false,
  services: {},
  remove_old: false,
};

/** When nothing is taken over any more, in milliseconds since 1970: the end of the last day in Asia/Bangkok. */
export const endOfTakeOver = ({ from, until }: Pick<TakeOver, 'from' | 'until'>): number =>
  from.length > 0 && until !== '' ? Date.parse(`${until}T24:00:00+07:00`) : 0;
