import type { Logger } from '@yinyom/service-kit/logger';
import { SealedForAnother } from '@yinyom/service-kit/secrets/dataCipher';
import type { BinderFiles } from './binderFiles.store';
import type { BinderStore } from './binder.store';
import type { BinderKeys } from './pieceCipher';

interface Parts {
  binders: BinderStore;
  files: Pick<BinderFiles, 'removeOf'>;
}
const AT_ONCE = 100;

/** Deletes binders whose time is over. The record goes last, so that a half-done removal is found again. */
export const createExpireBinders =
  ({ binders, files, now }: Parts & { now(): Date }) =>
  async (): Promise<void> => {
    for (const { _id } of await binders.expired(now(), AT_ONCE)) {
      await files.removeOf(_id);
      await binders.remove(_id);
    }
  };

/** Binders as a store of something of organizations, for when one closes. */
export const bindersOfOrganizations = ({ binders, files }: Parts) => ({
  organizations: binders.organizations,
  removeOf: async (organizationId: string): Promise<void> => {
    for (const { _id } of await binders.ofOrganization(organizationId)) {
      await files.removeOf(_id);
      await binders.remove(_id);
    }
  },
});

/** Seals the keys of binders that an earlier DATA_SECRET sealed, so that the earlier one can be forgotten. */
export const resealBinders = async (
  { binders, keys }: { binders: BinderStore; keys: BinderKeys },
  logger: Logger,
): Promise<void> => {
  for await (const record of binders.sealedOtherwise(keys.current))
    try {
      await binders.keepKey(record._id, keys.sealAgain(record));
    } catch (error) {
      if (!(error instanceof SealedForAnother)) throw error;
      logger.error({ binder: String(record._id) }, 'a binder cannot be opened: was DATA_SECRET changed?');
    }
};
