import type { Settings } from '@yinyom/service-kit/settings/definitions';
import type { CaptchaProvider } from './captcha';

/** Score (0 robot to 1 person) from which version 3 counts as passed; the provider's own default. */
const LEAST_SCORE = 0.5;
const TIMEOUT_MS = 5_000;

interface Verdict {
  valid: boolean;
  score?: number;
  action?: string;
  hostname?: string;
}

/** Answer of `siteverify`. */
interface SiteVerify {
  success?: boolean;
  score?: number;
  action?: string;
  hostname?: string;
}
/** Answer of the enterprise `assessments` call. */
interface Assessment {
  tokenProperties?: { valid?: boolean; action?: string; hostname?: string };
  riskAnalysis?: { score?: number };
}

type Config = Pick<
  Settings,
  'RECAPTCHA_SECRET' | 'RECAPTCHA_SITE_KEY' | 'RECAPTCHA_VERIFY_URL' | 'RECAPTCHA_ENTERPRISE'
>;

/**
 * Verifies tokens of the third-party script: `siteverify`, or the enterprise form when RECAPTCHA_VERIFY_URL is an
 * `…/assessments?key=…` address.
 * @param hosts names of the console; a token solved on another page is refused
 */
export const createRecaptcha = (config: Config, hosts: readonly string[]): CaptchaProvider => {
  const url = config.RECAPTCHA_VERIFY_URL;
  const assessments = config.RECAPTCHA_ENTERPRISE && url.includes('/assessments');

  const ask = async (token: string, action: string, ip: string): Promise<Verdict> => {
    const request: RequestInit = assessments
      ? {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            event: {
              token,
              siteKey: config.RECAPTCHA_SITE_KEY,
              expectedAction: action,
              userIpAddress: ip,
            },
          }),
        }
      : {
          body: new URLSearchParams({
            secret: config.RECAPTCHA_SECRET ?? '',
            response: token,
            remoteip: ip,
          }),
        };
    const response = await fetch(url, {
      ...request,
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`bot check provider answered ${response.status}`);
    const answer: unknown = await response.json();
    if (!assessments) {
      const { success, ...rest } = answer as SiteVerify;
      return { ...rest, valid: success === true };
    }
    const { tokenProperties, riskAnalysis } = answer as Assessment;
    return { ...tokenProperties, valid: tokenProperties?.valid === true, score: riskAnalysis?.score };
  };

  return {
    verify: async (token, action, visit) => {
      try {
        const verdict = await ask(token, action, visit.ip);
        const passed =
          verdict.valid &&
          (verdict.score ?? 1) >= LEAST_SCORE &&
          (verdict.action ?? action) === action &&
          (verdict.hostname === undefined || hosts.includes(verdict.hostname));
        return passed ? 'ok' : 'invalid';
      } catch (error) {
        visit.log.warn({ err: error }, 'bot check provider could not be asked');
        return 'unavailable';
      }
    },
  };
};
