import type { Connection } from 'mongoose';
import { createTallyStore } from '@yinyom/service-kit/limits/tallyStore';
import { createAgentConfirmationStore } from './agents/agentConfirmation.store';
import { createApiKeyStore } from './api-keys/apiKey.store';
import { createAgreementStore } from './agreement/agreement.store';
import { createBrandStore } from './brand/brand.store';
import { createAuditStore } from './audit/audit.store';
import { createUsedChallengeStore } from './captcha/usedChallenge.store';
import { createCounterStore } from './limits/counter.store';
import { createFailureStore } from './login/failure.store';
import { createMailStore } from './mail/mail.store';
import { createOrganizationStore } from './organizations/organization.store';
import { createMembershipStore } from './organization-users/membership.store';
import { createKeyChallengeStore } from './security-keys/keyChallenge.store';
import { createSecurityKeyStore } from './security-keys/securityKey.store';
import { createSessionStore } from './sessions/session.store';
import { createPendingSignupStore } from './signup/pendingSignup.store';
import { createLinkTokenStore } from './tokens/linkToken.store';
import { createOtpLoginStore } from './two-factor/otpLogin.store';
import { createTwoFactorStore } from './two-factor/twoFactor.store';
import { createUserStore } from './users/user.store';
import { createWeeklyReportStore } from './weekly-mail/weeklyReport.store';

const makeStores = (database: Connection) => {
  const users = createUserStore(database);
  return {
    users,
    memberships: createMembershipStore(users),
    sessions: createSessionStore(database, users),
    twoFactor: createTwoFactorStore(users),
    securityKeys: createSecurityKeyStore(users),
    keyChallenges: createKeyChallengeStore(database),
    otpLogins: createOtpLoginStore(database),
    organizations: createOrganizationStore(database),
    pendingSignups: createPendingSignupStore(database),
    linkTokens: createLinkTokenStore(database),
    counters: createCounterStore(database),
    tallies: createTallyStore(database),
    loginFailures: createFailureStore(database),
    usedChallenges: createUsedChallengeStore(database),
    mails: createMailStore(database),
    audit: createAuditStore(database),
    weeklyReports: createWeeklyReportStore(database, users),
    agreements: createAgreementStore(database),
    apiKeys: createApiKeyStore(database),
    agentConfirmations: createAgentConfirmationStore(database),
    brands: createBrandStore(database),
  };
};
export type Stores = ReturnType<typeof makeStores>;

const made = new WeakMap<Connection, Stores>();

/** Every collection of the service, made once per connection. */
export const createStores = (database: Connection): Stores => {
  const stores = made.get(database) ?? makeStores(database);
  made.set(database, stores);
  return stores;
};
