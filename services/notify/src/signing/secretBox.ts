import type { DataCipher } from '@yinyom/service-kit/secrets/dataCipher';
import type { KeptSecret, WebhookRecord } from '../webhooks/WebhookRecord';

/** Purpose of the keys that webhooks' secrets are sealed with. */
export const WEBHOOK_SECRETS = 'webhook secrets';

/** Opens and seals the secrets of webhooks; what was sealed for one opens for no other. */
export const createSecretBox = (cipher: DataCipher) => {
  const seal = (webhookId: string, secret: string): string => cipher.seal(secret, webhookId);
  return {
    cipher,
    seal,
    /** The secrets that sign at a moment, opened, the newest first. */
    signingNow: ({ _id, secrets }: Pick<WebhookRecord, '_id' | 'secrets'>, now: Date): string[] =>
      secrets
        .filter(({ until }) => until === null || until > now)
        .map(({ sealed }) => cipher.open(sealed, String(_id)).text),
    /** The secrets after a new one was made: the one that signed so far goes on for a while, earlier ones end. */
    rotated: (
      { _id, secrets }: Pick<WebhookRecord, '_id' | 'secrets'>,
      secret: string,
      until: Date,
      now: Date,
    ): KeptSecret[] => [
      { sealed: seal(String(_id), secret), until: null },
      ...secrets
        .filter((kept) => kept.until === null && until > now)
        .map(({ sealed }) => ({ sealed, until })),
    ],
  };
};
export type SecretBox = ReturnType<typeof createSecretBox>;
