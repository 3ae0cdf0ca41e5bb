import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import type { NumberStore } from '../register/number.store';
import type { UnverifiedStore } from '../form/unverified.store';
import type { RequestStore } from '../register/request.store';
import type { SettingsStore } from '../settings/settings.store';

interface Deps {
  requests: RequestStore;
  numbers: NumberStore;
  unverified: Pick<UnverifiedStore, 'removeOf'>;
  settings: SettingsStore;
  identity: Pick<IdentityClient, 'organizationContact'>;
}

/** Removes everything of organizations that were closed. The requests go last, so that a half-done removal is found again. */
export const createTidy =
  ({ requests, numbers, unverified, settings, identity }: Deps) =>
  async (): Promise<void> => {
    for (const organization_id of await requests.organizations()) {
      if (await identity.organizationContact({ organization_id })) continue;
      await settings.removeOf(organization_id);
      await unverified.removeOf(organization_id);
      await numbers.removeOf(organization_id);
      await requests.removeOf(organization_id);
    }
  };
