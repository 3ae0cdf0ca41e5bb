import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { ServiceDeps } from '@yinyom/service-kit/service';
import { publicUrl } from '@yinyom/service-kit/settings/loadSettings';
import { accountRoutes } from '../account/account.routes';
import { createAccountService } from '../account/account.service';
import type { Stores } from '../createStores';
import { loginRoutes } from '../login/login.routes';
import { createLoginService } from '../login/login.service';
import { createLoginThrottle } from '../login/loginThrottle';
import { createKeyCeremony } from '../security-keys/ceremony';
import { createKeyLogin } from '../security-keys/keyLogin';
import { securityKeyRoutes } from '../security-keys/securityKey.routes';
import { createSecurityKeyService } from '../security-keys/securityKey.service';
import { sessionRoutes } from '../sessions/session.routes';
import type { SignupService } from '../signup/signup.service';
import type { DemandsFactor } from '../two-factor/demandsFactor';
import { createOtpLogin } from '../two-factor/otpLogin';
import { resealSecrets } from '../two-factor/resealSecrets';
import { createSecondFactor } from '../two-factor/secondFactor';
import { createSecretCipher } from '../two-factor/secretCipher';
import { createTotp } from '../two-factor/totp';
import { twoFactorRoutes } from '../two-factor/twoFactor.routes';
import { createTwoFactorService } from '../two-factor/twoFactor.service';
import type { Infrastructure } from './createInfrastructure';

interface Parts extends Infrastructure, Pick<ServiceDeps, 'settings' | 'secrets' | 'logger'> {
  bind: RouteBinder;
  stores: Stores;
  signups: SignupService;
  demandsFactor: DemandsFactor;
}

/** How somebody proves to be the person: password, code, security key, and the session that comes of it. */
export const createAuthentication = ({ bind, settings, secrets, logger, stores, ...parts }: Parts) => {
  const { sessions: sessionStore, twoFactor: twoFactorStore } = stores;
  const jwtSecret = secrets.JWT_SECRET;
  const { sessions } = parts;
  const totp = createTotp();
  const cipher = createSecretCipher(secrets.DATA_SECRET);
  if (secrets.DATA_SECRET.all.length > 1)
    parts.background.run(() => resealSecrets(twoFactorStore, cipher, logger));
  const factor = { ...parts, sessionStore, store: twoFactorStore, totp, cipher };
  const secondFactor = createSecondFactor(factor);
  const otpLogin = createOtpLogin({ ...parts, store: stores.otpLogins, secondFactor, sessions, jwtSecret });
  // A new address leads to new passwords: it is asked for like a change of the factor itself.
  accountRoutes(bind, createAccountService({ ...parts, secondFactor }));
  const keys = {
    store: stores.securityKeys,
    challenges: stores.keyChallenges,
    ceremony: createKeyCeremony(publicUrl(settings)),
    keyForAdmins: settings.SECURITY_KEY_FOR_ADMINS,
  };
  const throttle = createLoginThrottle(stores.loginFailures, settings.RATE_LIMITS);

  loginRoutes(bind, createLoginService({ ...parts, throttle, otpLogin, sessions }));
  sessionRoutes(bind, sessions);
  twoFactorRoutes(bind, createTwoFactorService({ ...factor, secondFactor }), otpLogin);
  securityKeyRoutes(
    bind,
    createSecurityKeyService({ ...parts, ...keys, sessionStore, twoFactorStore }),
    createKeyLogin({ ...keys, otpLogin }),
  );
  return { secondFactor };
};
