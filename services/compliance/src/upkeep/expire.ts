import type { UnverifiedStore } from '../form/unverified.store';

interface Deps {
  unverified: Pick<UnverifiedStore, 'expire'>;
  now(): Date;
}

/** Empties requests of the form whose mailbox was not confirmed in time. */
export const createExpire =
  ({ unverified, now }: Deps) =>
  async (): Promise<void> => {
    await unverified.expire(now());
  };
