import { randomBytes } from 'node:crypto';
import { CHOICE_TOKEN } from '@yinyom/contracts/sdk/choiceToken';
import {
  SECRET_OVERLAP_DAYS,
  type NewServerSecret,
  type ServerSecret,
} from '@yinyom/contracts/websites/serverSecret';
import { DAY_MS } from '@yinyom/contracts/durations';
import { choiceKeyOf } from '@yinyom/service-kit/auth/choiceToken';
import type { DataCipher } from '@yinyom/service-kit/secrets/dataCipher';
import type { Site } from '../access/Site';
import type { ApplicationRecord, KeptServerSecret } from '../application/ApplicationRecord';
import type { Publisher } from '../publish/publisher';
import type { ServerSecretStore } from './serverSecret.store';

/** Purpose of the keys that websites' secrets are sealed with. */
export const SERVER_SECRETS = 'secrets of websites';

interface Parts {
  store: ServerSecretStore;
  publisher: Publisher;
  /** Of DATA_SECRET, for SERVER_SECRETS. */
  cipher: DataCipher;
}

const told = (kept: KeptServerSecret | undefined): ServerSecret => ({
  made_at: kept?.made_at.toISOString() ?? null,
  old_secret_until:
    kept?.previous_until && kept.previous_until > new Date() ? kept.previous_until.toISOString() : null,
});

/** The secret with which a website's servers check a visitor's choice without asking the platform. */
export const createServerSecrets = ({ store, publisher, cipher }: Parts) => {
  const keep = async (application: ApplicationRecord, kept: KeptServerSecret | null): Promise<void> => {
    const updated = await store.set(application, kept);
    if (updated) await publisher.applySettings(updated);
  };

  return {
    get: ({ application }: Pick<Site, 'application'>): ServerSecret => told(application.server_secret),

    /** Makes the secret, or another one; from now on choices are signed with it. @returns it, this once */
    make: async ({ application }: Pick<Site, 'application'>): Promise<NewServerSecret> => {
      const secret = randomBytes(CHOICE_TOKEN.secretBytes).toString('base64url');
      const now = Date.now();
      const kept = {
        sealed: cipher.seal(secret, String(application._id)),
        made_at: new Date(now),
        previous_until: application.server_secret ? new Date(now + SECRET_OVERLAP_DAYS * DAY_MS) : null,
      };
      await keep(application, kept);
      return { ...told(kept), site_secret: secret };
    },

    remove: ({ application }: Pick<Site, 'application'>): Promise<void> => keep(application, null),

    /** What a website's choices are signed with, in hex; undefined where its servers read none. */
    choiceKey: async (applicationId: string): Promise<string | undefined> => {
      const kept = await store.find(applicationId);
      if (!kept) return undefined;
      const { text } = cipher.open(kept.sealed, applicationId);
      return choiceKeyOf(Buffer.from(text, 'base64url')).toString('hex');
    },
  };
};
export type ServerSecrets = ReturnType<typeof createServerSecrets>;
