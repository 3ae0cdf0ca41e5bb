import { DAY_MS, HOUR_MS } from '@yinyom/contracts/durations';
import {
  ALL_FORMS_OF_NETWORK_AN_HOUR,
  CODES_A_DAY,
  CODES_WITHOUT_WORK_AN_HOUR,
  EXPIRED_HASH_DAYS,
  FORMS_OF_NETWORK_AN_HOUR,
  NETWORKS_OF_SUBSCRIBER,
} from '@yinyom/contracts/requests/publicRequest';
import { AppError } from '@yinyom/service-kit/AppError';
import type { createCounters } from '@yinyom/service-kit/database/createCounters';
import { networkOf } from '@yinyom/service-kit/request/networkOf';
import { tokenHash } from '../register/formCodes';
import type { Seals } from '../register/seals';

interface Deps {
  counters: ReturnType<typeof createCounters>;
  seals: Pick<Seals, 'networkHash'>;
  /** RATE_LIMITS; off: networks are not counted. */
  limited: boolean;
}

/** A counter that a form is in. */
interface Place {
  name: string;
  most: number;
  /** Whether the form stays in it once its mailbox is confirmed. */
  isKept: boolean;
}

/** Requests of one mailbox that it may leave unconfirmed before no code goes there for a while. */
const MOST_UNCONFIRMED = 20;

const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/** How often the public form takes something. */
export const createFormLimits = ({ counters, seals, limited }: Deps) => {
  const giveBack = async (names: readonly string[]): Promise<void> => {
    await Promise.all(names.map((name) => counters.giveBack(name)));
  };

  return {
    giveBack,

    /**
     * Counts a form that is stored, by the network it came from, in whole hours. Forms with errors do not come here; a request whose
     * mailbox is confirmed gives its place back, so that people behind one address do not keep each other out. Of all together there is
     * a limit, too, in which it keeps its place.
     * @returns the counters that it can leave, for `giveBack` @throws AppError 429
     */
    takeNetwork: async (ip: string, at: Date): Promise<string[]> => {
      if (!limited) return [];
      const hour = Math.floor(at.getTime() / HOUR_MS);
      const end = new Date((hour + 1) * HOUR_MS);
      const { near, wide } = networkOf(ip);
      const places = (network: string, times: number): Place[] => {
        const of = `${hour} ${seals.networkHash(network)}`;
        return [
          { name: `all forms ${of}`, most: ALL_FORMS_OF_NETWORK_AN_HOUR * times, isKept: true },
          { name: `forms ${of}`, most: FORMS_OF_NETWORK_AN_HOUR * times, isKept: false },
        ];
      };
      // The wider network first, as everywhere.
      const asked = [...(wide === null ? [] : places(wide, NETWORKS_OF_SUBSCRIBER)), ...places(near, 1)];
      const taken: Place[] = [];
      for (const place of asked) {
        if (await counters.take(place.name, place.most, later(end, HOUR_MS))) {
          taken.push(place);
          continue;
        }
        await giveBack(taken.map(({ name }) => name));
        const seconds = Math.ceil((end.getTime() - at.getTime()) / 1_000);
        throw new AppError(429, 'rate_limited', { values: { seconds }, retryAfterSeconds: seconds });
      }
      return taken.filter(({ isKept }) => !isKept).map(({ name }) => name);
    },

    /**
     * Whether a browser did some work for this form. Each puzzle counts once; forms without work share a few codes an hour, so that a
     * flood of them keeps neither people with scripts nor the mail server from anything.
     */
    passesBrake: (organizationId: string, solved: string | null, at: Date): Promise<boolean> =>
      solved === null
        ? counters.take(`without work ${organizationId}`, CODES_WITHOUT_WORK_AN_HOUR, later(at, HOUR_MS))
        : counters.take(`work ${tokenHash(solved)}`, 1, later(at, DAY_MS)),

    mayMail: async (hash: string, at: Date): Promise<boolean> =>
      (await counters.take(`day ${hash}`, CODES_A_DAY, later(at, DAY_MS))) &&
      (await counters.take(`unconfirmed ${hash}`, MOST_UNCONFIRMED, later(at, EXPIRED_HASH_DAYS * DAY_MS))),

    /** What a mailbox may get is used by mails alone. */
    didNotMail: (hash: string): Promise<void> => giveBack([`day ${hash}`, `unconfirmed ${hash}`]),
  };
};
export type FormLimits = ReturnType<typeof createFormLimits>;
