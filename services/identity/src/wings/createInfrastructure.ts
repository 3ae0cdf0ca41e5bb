import { consoleHosts } from '@yinyom/service-kit/settings/consoleHosts';
import type { ServiceDeps } from '@yinyom/service-kit/service';
import type { WebsiteOwners } from '../access/checkWebsites';
import { createArgumentSeals } from '../agents/argumentSeals';
import { createShownBrands } from '../brand/shownBrands';
import { createAuditLog } from '../audit/audit.service';
import { createBackgroundWork } from '../background/backgroundWork';
import { createCaptchaOf } from '../captcha/createCaptchaOf';
import type { Stores } from '../createStores';
import { createDirectory } from '../directory/directory';
import { createDirectoryLogin } from '../directory/directoryLogin';
import { createRateLimits } from '../limits/rateLimits';
import { createLinks } from '../mail/links';
import { createMailService } from '../mail/mail.service';
import { createSealedMail } from '../mail/sealedMail';
import { createMailboxProof } from '../mailbox/mailboxProof';
import { createOwnPasswordCheck } from '../password/checkOwnPassword';
import { createPasswordHasher } from '../password/passwordHasher';
import { createOperators } from '../users/operators';
import { createSessionService } from '../sessions/session.service';

/** What every part works with: records of people, letters, limits, the audit log, checks of passwords and for bots. */
export const createInfrastructure = (
  { settings, secrets, logger, websites = null }: ServiceDeps & { websites?: WebsiteOwners | null },
  stores: Stores,
) => {
  const { users, memberships, organizations, linkTokens } = stores;
  const { LDAP_URL } = settings;
  const background = createBackgroundWork(logger);
  const limits = createRateLimits(stores.counters, settings.RATE_LIMITS);
  const hasher = createPasswordHasher({
    mib: settings.PASSWORD_HASH_MIB,
    passes: settings.PASSWORD_HASH_PASSES,
  });
  const directory =
    LDAP_URL === undefined ? null : createDirectoryLogin(createDirectory({ ...settings, LDAP_URL }), users);
  const brands = createShownBrands(stores.brands, websites, logger);
  const sealed = createSealedMail(secrets.DATA_SECRET);
  const mail = createMailService(stores.mails, settings, sealed, logger, brands);
  const links = createLinks(consoleHosts(settings).originOf);
  const audit = createAuditLog(stores.audit, background, logger);
  const jwtSecret = secrets.JWT_SECRET;
  const operators = createOperators(users, settings.OPERATOR_EMAILS);
  return {
    users,
    memberships,
    organizations,
    linkTokens,
    background,
    limits,
    hasher,
    directory,
    mail,
    shownBrands: brands,
    argumentSeals: createArgumentSeals(secrets.DATA_SECRET),
    links,
    audit,
    operators,
    sessions: createSessionService({
      users,
      store: stores.sessions,
      limits,
      audit,
      mail,
      jwtSecret,
      describe: operators.describe,
    }),
    mailboxes: createMailboxProof({ linkTokens, limits, mail, links }),
    checkPassword: createOwnPasswordCheck({ hasher, directory, limits }),
    ...createCaptchaOf(settings, stores.usedChallenges, jwtSecret, limits),
    allowedSuffixes: settings.SIGNUP_ALLOWED_SUFFIXES,
    moreTopLevels: settings.MORE_TOP_LEVELS,
  };
};
export type Infrastructure = ReturnType<typeof createInfrastructure>;
