import { randomUUID } from 'node:crypto';
import type { mongo } from 'mongoose';
import { isDuplicateKey } from '../database/isDuplicateKey';
import { pause } from '../pause';

interface Lease {
  _id: 'lease';
  holder: string;
  until: Date;
}

/** A process that holds the lease and lives renews it three times in this time. */
const LEASE_MS = 15_000;
const LOOK_MS = 250;

/**
 * Does something while nobody else does it: of the processes that start together one goes first, and the others wait.
 * A lease that nobody renews is free after 15 s, so that a killed process holds up nobody for longer.
 * @param work asks `stillHeld` before it says that something is done; throws when another process went on meanwhile
 */
export const withLease = async <T>(
  collection: mongo.Collection,
  work: (stillHeld: () => void) => Promise<T>,
  leaseMs: number = LEASE_MS,
): Promise<T> => {
  const leases = collection as unknown as mongo.Collection<Lease>;
  const holder = randomUUID();
  const until = (): Date => new Date(Date.now() + leaseMs);
  const take = async (): Promise<boolean> => {
    try {
      const free = { _id: 'lease' as const, until: { $lt: new Date() } };
      await leases.updateOne(free, { $set: { holder, until: until() } }, { upsert: true });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  };
  while (!(await take())) await pause(LOOK_MS);
  let lost = false;
  const renew = async (): Promise<void> => {
    const { matchedCount } = await leases.updateOne({ _id: 'lease', holder }, { $set: { until: until() } });
    lost ||= matchedCount === 0;
  };
  // A renewal that fails is tried again; when all of them do, the lease ends and somebody else takes it.
  const renewal = setInterval(() => void renew().catch(() => undefined), leaseMs / 3);
  try {
    return await work(() => {
      if (lost) throw new Error('Another process took this over, as this one was silent for too long.');
    });
  } finally {
    clearInterval(renewal);
    await leases.deleteOne({ _id: 'lease', holder });
  }
};
