import { createConfirmCall } from '../agents/confirmCall';
import { createAuthorizeKey } from '../api-keys/authorizeKey';
import { createEndingKeys } from '../api-keys/endingKeys';
import { createExpiringKeys } from '../api-keys/expiringKeys';
import { createKeyAccess } from '../api-keys/keyAccess';
import { createWritingKeys } from '../api-keys/writingKeys';
import { createCaptchaInternal } from '../captcha/captchaInternal';
import { createBrandCalls } from '../brand/shownBrands';
import { createAccess } from '../access/access';
import { createDeniedAccess } from '../access/deniedAccess';
import { createRecordAudit } from '../access/recordAudit';
import { createStrangers } from '../access/strangers';
import { createAuditInternal } from '../audit/auditInternal';
import type { Stores } from '../createStores';
import { createAlertMail } from '../mail/alertMail';
import { createInstallMail } from '../mail/installMail';
import { createPortfolioMail } from '../mail/portfolioMail';
import { createPartMail } from '../mail/partMail';
import { createRequestMail } from '../mail/requestMail';
import { createWebhookMail } from '../mail/webhookMail';
import { createScanMail } from '../mail/scanMail';
import { createAcceptedAgreement } from '../agreement/acceptedAgreement';
import { createOrganizationContact } from '../organizations/organizationContact';
import { createOrganizationFacts } from '../organizations/organizationFacts';
import { createOrganizationRetention } from '../organizations/organizationRetention';
import type { NeedsKey } from '../security-keys/needsKey';
import type { DemandsFactor } from '../two-factor/demandsFactor';
import { createWeeklyMail } from '../weekly-mail/weeklyMail';
import type { Logger } from '@yinyom/service-kit/logger';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import type { Infrastructure } from './createInfrastructure';

/**
 * What other services ask this one: who may do what, first of all.
 * @param own.ring JWT_SECRET
 */
export const createAuthorization = (
  parts: Infrastructure,
  stores: Stores,
  { needsKey, demandsFactor }: { needsKey: NeedsKey; demandsFactor: DemandsFactor },
  { ring, logger }: { ring: KeyRing; logger: Logger },
) => {
  const { users, memberships, organizations, mail, links, audit, background } = parts;
  const strangers = createStrangers({ organizations, counters: stores.counters });
  const denied = createDeniedAccess({ users, organizations, strangers, audit, background });
  const keys = createKeyAccess({
    store: stores.apiKeys,
    memberships,
    counters: stores.counters,
    audit,
    background,
  });
  const authorizeKey = createAuthorizeKey(keys, denied, needsKey, demandsFactor);
  const people = createAccess(users, memberships, denied, needsKey, demandsFactor);
  return {
    ...people,
    authorize: ({ key, ...asked }: Parameters<typeof people.authorize>[0]) =>
      key ? authorizeKey({ ...asked, ...key }) : people.authorize(asked),
    recordAudit: createRecordAudit({ users, apiKeys: stores.apiKeys, audit, strangers }),
    openKey: keys.openKey,
    confirmCall: createConfirmCall({
      store: stores.agentConfirmations,
      apiKeys: stores.apiKeys,
      audit,
      argumentSeals: parts.argumentSeals,
    }),
    ...createExpiringKeys(stores.apiKeys),
    ...createEndingKeys(stores.apiKeys),
    ...createWritingKeys(stores.apiKeys),
    ...createOrganizationContact(organizations),
    ...createOrganizationRetention(organizations),
    ...createOrganizationFacts(organizations, memberships),
    ...createAcceptedAgreement(stores.agreements),
    ...createScanMail(memberships, organizations, mail, links),
    ...createWebhookMail(memberships, organizations, mail, links),
    ...createAlertMail(memberships, organizations, mail, links),
    ...createWeeklyMail({ reports: stores.weeklyReports, organizations, mail, links, ring }),
    ...createInstallMail(users, mail, parts.limits),
    ...createRequestMail(users, organizations, mail, links),
    ...createPartMail(mail),
    ...createPortfolioMail(users, organizations, mail, links),
    ...createBrandCalls(parts.shownBrands),
    ...createAuditInternal(stores.audit),
    ...createCaptchaInternal(parts.captcha, logger),
    isOperator: parts.operators.isOperator,
    countUses: ({ key, uses, ms }: { key: string; uses: number; ms: number }) =>
      stores.tallies.add(key, uses, ms),
  };
};
export type Authorization = ReturnType<typeof createAuthorization>;
