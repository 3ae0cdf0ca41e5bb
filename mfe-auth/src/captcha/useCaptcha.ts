import type { CaptchaAction } from '@yinyom/contracts/identity/guest';
import { useGetMetaQuery } from '@yinyom/mfe-kit/platformCalls';
import { useEffect, useMemo } from 'react';
import { useGetCaptchaMutation } from './captchaApi';
import { createCaptcha } from './createCaptcha';
import type { Captcha, SolvedCaptcha } from './createCaptcha';

interface CaptchaUse {
  /** What the person is about to do; what is solved for one form is worth nothing for another. */
  action: CaptchaAction;
  /** Solve it while the form is being filled in; otherwise only when it is asked for. */
  eager: boolean;
}

/** The bot check that this installation is set to (GET /meta), or null when it is set to none. */
export const useCaptcha = ({ action, eager }: CaptchaUse): Captcha | null => {
  const { data: meta } = useGetMetaQuery();
  const [getChallenge] = useGetCaptchaMutation();
  const { provider, site_key: siteKey = '', enterprise = false } = meta?.captcha ?? { provider: 'none' };

  const captcha = useMemo(() => {
    const solvers: Record<string, () => Promise<SolvedCaptcha>> = {
      altcha: async () => {
        const [challenge, { solveAltcha }] = await Promise.all([
          getChallenge({ query: { action }, quiet: true }).unwrap(),
          import('./solveAltcha'),
        ]);
        return solveAltcha(challenge);
      },
      recaptcha: async () => {
        const { solveRecaptcha } = await import('./solveRecaptcha');
        return solveRecaptcha({ siteKey, enterprise, action });
      },
    };
    const solve = solvers[provider];
    return solve ? createCaptcha(solve) : null;
  }, [provider, siteKey, enterprise, action, getChallenge]);

  useEffect(() => {
    if (eager) captcha?.token().catch(() => undefined);
    return () => captcha?.spend();
  }, [captcha, eager]);

  return captcha;
};
