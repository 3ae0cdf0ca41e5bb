import { isSureEnough, neededIdentity } from '@yinyom/contracts/requests/requestSettings';
import { conflict } from '@yinyom/service-kit/AppError';
import type { RequestRecord } from '../register/RequestRecord';
import type { SettingsStore } from '../settings/settings.store';

/** Whether it was checked surely enough who asks, by the settings of the organization. */
export const createIdentityCheck =
  (settings: Pick<SettingsStore, 'get'>) =>
  /** @throws AppError 409 identity_not_checked */
  async ({ organization_id, rights, identity_level }: RequestRecord): Promise<void> => {
    const { identity_levels } = await settings.get(organization_id);
    if (!isSureEnough(identity_level, neededIdentity(rights, identity_levels)))
      throw conflict('identity_not_checked');
  };
