import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import type { Logger } from '@yinyom/service-kit/logger';
import type { WebhookStore } from '../webhooks/webhook.store';

/** Where telling failed, or its process died, it is tried again after this. */
const AGAIN_MS = 60_000;

interface Deps {
  webhooks: WebhookStore;
  identity: Pick<IdentityClient, 'sendWebhookMail'>;
  auditor: Auditor;
  logger: Logger;
}

/** Tells Admins, and the audit log, of webhooks that the platform switched off. */
export const createTellAdmins =
  ({ webhooks, identity, auditor, logger }: Deps) =>
  async (): Promise<void> => {
    for (;;) {
      const now = new Date();
      const webhook = await webhooks.takeNotice(now, new Date(now.getTime() + AGAIN_MS));
      if (!webhook) return;
      const { _id, organization_id, name, url, state } = webhook;
      const id = String(_id);
      if (state === 'gone' || state === 'failing') {
        await auditor.bySystem({ log: logger, jobId: id }, organization_id, {
          action: 'webhook.disabled',
          target: { type: 'webhook', id, label: name },
          changes: [{ field: 'state', before: 'active', after: state }],
        });
        const { host } = new URL(url);
        await identity.sendWebhookMail({ organization_id, webhook: name, host, reason: state });
      }
      await webhooks.noticed(_id);
    }
  };
