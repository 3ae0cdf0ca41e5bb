import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { AppError } from '@yinyom/service-kit/AppError';
import type { Logger } from '@yinyom/service-kit/logger';
import type { Captcha } from './captcha';

type CheckCaptcha = Pick<InternalHandlers<typeof identityInternal>, 'checkCaptcha'>;

/** The bot check for forms of other services: what is demanded here is the same everywhere. */
export const createCaptchaInternal = (captcha: Captcha, log: Logger): CheckCaptcha => ({
  checkCaptcha: async ({ token, action, ip }) => {
    try {
      await captcha.require(token ?? undefined, action, { ip, log });
      return { verdict: 'ok', wait_seconds: null };
    } catch (error) {
      const code = error instanceof AppError ? error.code : null;
      if (code === 'captcha_required' || code === 'captcha_invalid')
        return { verdict: code, wait_seconds: null };
      if (error instanceof AppError && code === 'rate_limited')
        return { verdict: code, wait_seconds: error.details.retryAfterSeconds ?? null };
      throw error;
    }
  },
});
