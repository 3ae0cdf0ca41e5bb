import type { CaptchaAction } from '@yinyom/contracts/identity/guest';
import { rejected } from '@yinyom/service-kit/AppError';
import type { RateLimits } from '../limits/rateLimits';
import { truncateIp } from '@yinyom/service-kit/request/truncateIp';
import type { Visit } from '../sessions/visit';

/** Whose request it is. */
type Asker = Pick<Visit, 'ip' | 'log'>;

/** One way to tell people from programs. */
export interface CaptchaProvider {
  /** `unavailable`: the provider could not be asked. */
  verify(token: string, action: CaptchaAction, visit: Asker): Promise<'ok' | 'invalid' | 'unavailable'>;
}

/**
 * Demands the proof of a solved bot check.
 * A provider that cannot be asked lets people pass, five from one network an hour; that is logged.
 */
export const createCaptcha = (provider: CaptchaProvider | null, limits: RateLimits) => ({
  /** @throws AppError 422 captcha_required or captcha_invalid; 429 */
  require: async (token: string | undefined, action: CaptchaAction, visit: Asker): Promise<void> => {
    if (!provider) return;
    if (!token) throw rejected('captcha_required');
    const verdict = await provider.verify(token, action, visit);
    if (verdict === 'unavailable') {
      await limits.consume('captcha_down', truncateIp(visit.ip));
      visit.log.warn({ action }, 'bot check provider unavailable, let pass');
    }
    if (verdict === 'invalid') throw rejected('captcha_invalid');
  },
});
export type Captcha = ReturnType<typeof createCaptcha>;
