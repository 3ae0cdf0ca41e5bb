import type { Settings } from '@yinyom/service-kit/settings/definitions';
import { consoleHosts } from '@yinyom/service-kit/settings/consoleHosts';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import type { RateLimits } from '../limits/rateLimits';
import { createAltcha, type Altcha } from './altcha';
import { createCaptcha, type Captcha } from './captcha';
import { createRecaptcha } from './recaptcha';
import type { UsedChallengeStore } from './usedChallenge.store';

/** The bot check that the settings name; `altcha` is set only when it is the one in use. */
export const createCaptchaOf = (
  settings: Settings,
  used: UsedChallengeStore,
  ring: KeyRing,
  limits: RateLimits,
): { captcha: Captcha; altcha: Altcha | null } => {
  switch (settings.CAPTCHA_PROVIDER) {
    case 'altcha': {
      const altcha = createAltcha(used, ring);
      return { captcha: createCaptcha(altcha, limits), altcha };
    }
    case 'recaptcha': {
      const { names } = consoleHosts(settings);
      return { captcha: createCaptcha(createRecaptcha(settings, names), limits), altcha: null };
    }
    case 'none':
      return { captcha: createCaptcha(null, limits), altcha: null };
  }
};
