import { Router } from 'express';
import { identityInternal } from '@yinyom/contracts/internal/identity';
import { ensureIndexes } from '@yinyom/service-kit/database/connectDatabase';
import { createIdempotency } from '@yinyom/service-kit/http/idempotency';
import { routeBinder } from '@yinyom/service-kit/http/route';
import { createPdfMaker } from '@yinyom/service-kit/pdf/pdfMaker';
import type { Service, ServiceDeps } from '@yinyom/service-kit/service';
import { publicUrl } from '@yinyom/service-kit/settings/loadSettings';
import { createAccess } from './access/access';
import { createDeniedAccess } from './access/deniedAccess';
import { accountRoutes } from './account/account.routes';
import { createAccountService } from './account/account.service';
import { agreementRoutes } from './agreement/agreement.routes';
import { createAgreementService } from './agreement/agreement.service';
import { offeredAgreement } from './agreement/offeredAgreement';
import { agreementFactsOf } from './agreement/text/agreementFacts';
import { createAuditInternal } from './audit/auditInternal';
import { auditRoutes } from './audit/audit.routes';
import { createAuditLog } from './audit/audit.service';
import { createBackgroundWork } from './background';
import { captchaRoutes } from './captcha/captcha.routes';
import { createCaptchaOf } from './captcha/createCaptchaOf';
import { closingRoutes } from './closing/closing.routes';
import { createClosingService, type WebsitesOfOrganization } from './closing/closing.service';
import { createStores } from './createStores';
import { createDirectory } from './directory/directory';
import { createDirectoryLogin } from './directory/directoryLogin';
import { createRateLimits } from './limits/rateLimits';
import { loginRoutes } from './login/login.routes';
import { createLoginService } from './login/login.service';
import { createLoginThrottle } from './login/loginThrottle';
import { createLinks } from './mail/links';
import { createMailService } from './mail/mail.service';
import { createOrganizationContact } from './organizations/organizationContact';
import { createOrganizationRetention } from './organizations/organizationRetention';
import { createMailboxProof } from './mailbox/mailboxProof';
import { migrateMailboxes } from './mailbox/migrateMailboxes';
import { createScanMail } from './mail/scanMail';
import { outboxRouter } from './mail/outboxRouter';
import { createNewOrganizationService } from './organizations/newOrganization.service';
import { organizationRoutes } from './organizations/organization.routes';
import { createOrganizationService } from './organizations/organization.service';
import { createOrganizationView } from './organizations/organizationView';
import { createInvitationService } from './organization-users/invitation.service';
import { createJoin } from './organization-users/joinOrganization';
import { organizationUserRoutes } from './organization-users/organizationUser.routes';
import { createOrganizationUserService } from './organization-users/organizationUser.service';
import { passwordRoutes } from './password/password.routes';
import { createPasswordService } from './password/password.service';
import { createOwnPasswordCheck } from './password/checkOwnPassword';
import { createPasswordHasher } from './password/passwordHasher';
import { createKeyCeremony } from './security-keys/ceremony';
import { createKeyLogin } from './security-keys/keyLogin';
import { createNeedsKey } from './security-keys/needsKey';
import { securityKeyRoutes } from './security-keys/securityKey.routes';
import { createSecurityKeyService } from './security-keys/securityKey.service';
import { sessionRoutes } from './sessions/session.routes';
import { createSessionService } from './sessions/session.service';
import { signupRoutes } from './signup/signup.routes';
import { createSignupService } from './signup/signup.service';
import { createOtpLogin } from './two-factor/otpLogin';
import { createSecondFactor } from './two-factor/secondFactor';
import { resealSecrets } from './two-factor/resealSecrets';
import { createSecretCipher } from './two-factor/secretCipher';
import { createTotp } from './two-factor/totp';
import { twoFactorRoutes } from './two-factor/twoFactor.routes';
import { createTwoFactorService } from './two-factor/twoFactor.service';

interface IdentityDeps extends ServiceDeps {
  /** Null in a process that was not told where the websites are: organizations cannot be closed there. */
  websites?: WebsitesOfOrganization | null;
}

/** Accounts, sessions, organizations and who may do what: every part made once and put together. */
export const createIdentityService = async ({
  settings,
  secrets,
  logger,
  database,
  websites = null,
}: IdentityDeps): Promise<Service<typeof identityInternal>> => {
  const stores = createStores(database);
  const idempotency = createIdempotency(database);
  await ensureIndexes(database);
  const { users, memberships, organizations, linkTokens } = stores;
  await migrateMailboxes(users, stores.audit);
  const jwtSecret = secrets.JWT_SECRET;
  const allowedSuffixes = settings.SIGNUP_ALLOWED_SUFFIXES;

  const background = createBackgroundWork(logger);
  const audit = createAuditLog(stores.audit, background);
  const limits = createRateLimits(stores.counters, settings.RATE_LIMITS);
  const hasher = createPasswordHasher({
    mib: settings.PASSWORD_HASH_MIB,
    passes: settings.PASSWORD_HASH_PASSES,
  });
  const mail = createMailService(stores.mails, settings, logger);
  const links = createLinks(publicUrl(settings));
  const { captcha, altcha } = createCaptchaOf(settings, stores.usedChallenges, jwtSecret, limits);
  const join = createJoin(memberships, organizations);
  const { LDAP_URL } = settings;
  const directory =
    LDAP_URL === undefined ? null : createDirectoryLogin(createDirectory({ ...settings, LDAP_URL }), users);

  const sessions = createSessionService({ users, store: stores.sessions, limits, audit, mail, jwtSecret });
  const totp = createTotp();
  const cipher = createSecretCipher(secrets.DATA_SECRET);
  if (secrets.DATA_SECRET.all.length > 1)
    background.run(() => resealSecrets(stores.twoFactor, cipher, logger));
  const secondFactor = createSecondFactor({ store: stores.twoFactor, totp, cipher, hasher, limits });
  const otpLogin = createOtpLogin({
    users,
    store: stores.otpLogins,
    secondFactor,
    sessions,
    limits,
    mail,
    audit,
    jwtSecret,
  });
  const keys = {
    store: stores.securityKeys,
    challenges: stores.keyChallenges,
    ceremony: createKeyCeremony(publicUrl(settings)),
  };
  const keyForAdmins = settings.SECURITY_KEY_FOR_ADMINS;
  const needsKey = createNeedsKey(keyForAdmins);
  const mailboxes = createMailboxProof({ linkTokens, limits, mail, links });
  const accounts = { users, memberships, organizations, linkTokens, mailboxes };
  const shared = { ...accounts, hasher, limits, mail, links, audit };
  const checkPassword = createOwnPasswordCheck({ hasher, directory, limits });
  const pdfs = createPdfMaker(logger);
  const agreements = createAgreementService({
    store: stores.agreements,
    offered: offeredAgreement(agreementFactsOf(settings)),
    users,
    organizations,
    audit,
  });
  const signups = createSignupService({
    ...shared,
    agreements,
    background,
    pending: stores.pendingSignups,
    captcha,
    allowedSuffixes,
  });

  const access = {
    ...createAccess(
      users,
      memberships,
      audit,
      createDeniedAccess({ users, organizations, counters: stores.counters, audit, background }),
      needsKey,
    ),
    ...createOrganizationContact(organizations),
    ...createOrganizationRetention(organizations),
    ...createScanMail(memberships, organizations, mail, links),
    ...createAuditInternal(stores.audit),
  };
  const router = Router();
  const bind = routeBinder(router, access, idempotency);
  captchaRoutes(bind, altcha);
  signupRoutes(bind, signups);
  loginRoutes(
    bind,
    createLoginService({
      ...shared,
      signups,
      throttle: createLoginThrottle(stores.loginFailures, settings.RATE_LIMITS),
      captcha,
      directory,
      otpLogin,
      sessions,
    }),
  );
  passwordRoutes(bind, createPasswordService({ ...shared, join, captcha, background }));
  sessionRoutes(bind, sessions);
  accountRoutes(bind, createAccountService({ ...shared, background, allowedSuffixes }));
  twoFactorRoutes(
    bind,
    createTwoFactorService({
      ...shared,
      sessionStore: stores.sessions,
      store: stores.twoFactor,
      secondFactor,
      totp,
      cipher,
      checkPassword,
    }),
    otpLogin,
  );
  securityKeyRoutes(
    bind,
    createSecurityKeyService({
      ...shared,
      ...keys,
      sessionStore: stores.sessions,
      twoFactorStore: stores.twoFactor,
      checkPassword,
      keyForAdmins,
    }),
    createKeyLogin({ ...keys, otpLogin }),
  );
  const seenBy = createOrganizationView({ needsKey, evidenceMonths: settings.EVIDENCE_MONTHS });
  organizationRoutes(
    bind,
    createOrganizationService({ ...shared, join, seenBy }),
    createNewOrganizationService({ ...shared, agreements, seenBy }),
  );
  organizationUserRoutes(
    bind,
    createOrganizationUserService(shared),
    createInvitationService({ ...shared, allowedSuffixes, hasDirectory: directory !== null }),
    access,
  );
  auditRoutes(bind, stores.audit);
  closingRoutes(bind, createClosingService({ ...shared, checkPassword, secondFactor, websites }));
  agreementRoutes(bind, agreements, pdfs);

  return {
    name: 'identity',
    router,
    contract: identityInternal,
    internal: access,
    database,
    outbox: mail.keepsOutbox ? outboxRouter(mail) : undefined,
    close: async () => {
      await background.settle();
      await mail.close();
      await pdfs.close();
    },
  };
};
