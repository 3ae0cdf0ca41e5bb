import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { REQUEST_FORM_PATH, type PublicRequestInput } from '@yinyom/contracts/requests/publicRequest';
import type { Logger } from '@yinyom/service-kit/logger';
import type { ConsoleHosts } from '@yinyom/service-kit/settings/consoleHosts';
import type { RequestRecord } from '../register/RequestRecord';

interface Deps {
  identity: Pick<
    InternalHandlers<typeof identityInternal>,
    'organizationContact' | 'sendRequestReceipt' | 'sendRequestNews'
  >;
  originOf: ConsoleHosts['originOf'];
  logger: Logger;
}

interface Confirmed {
  siteKey: string;
  given: Pick<PublicRequestInput, 'email' | 'language'>;
  token: string;
  record: RequestRecord;
  /** Ids of those who receive requests. */
  receivers: readonly string[];
}

/** Mails that follow the confirmation of a mailbox. A mail that cannot be handed over keeps no request from its beginning. */
export const createConfirmedMails =
  ({ identity, originOf, logger }: Deps) =>
  async ({ siteKey, given, token, record, receivers }: Confirmed): Promise<void> => {
    const { organization_id, number } = record;
    const { email, language } = given;
    const due_at = record.due_at.toISOString();
    const form = `${originOf(organization_id)}${REQUEST_FORM_PATH}/${encodeURIComponent(siteKey)}`;
    const link = `${form}/status/${token}?lang=${language}`;
    const receipt = async (): Promise<void> => {
      // The website may have another controller by now.
      const contact = await identity.organizationContact({ organization_id });
      if (!contact) return;
      const to = { organization_id, organization: contact.name, email, language };
      await identity.sendRequestReceipt({ ...to, number, due_at, reference: token, link });
    };
    await receipt().catch((error: unknown) =>
      logger.error({ err: error }, 'the receipt of a request was not mailed'),
    );
    await identity
      .sendRequestNews({
        organization_id,
        user_ids: [...receivers],
        request_id: String(record._id),
        number,
        rights: record.rights,
        due_at,
      })
      .catch((error: unknown) => logger.error({ err: error }, 'receivers of a request got no mail'));
  };
export type ConfirmedMails = ReturnType<typeof createConfirmedMails>;
