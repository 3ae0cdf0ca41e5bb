import { externalValue } from '@yinyom/mfe-kit';

/** `idle`: not needed so far. The other states are those of specification §4, and the work before them. */
export type CaptchaState = 'idle' | 'working' | 'success' | 'expired' | 'error';

/** A solved check. `lifetime` is how long the token may be used, in milliseconds. */
export interface SolvedCaptcha {
  token: string;
  lifetime: number;
}

/** A check that failed; `code` is the code of its message. */
export class CaptchaError extends Error {
  constructor(readonly code: 'captcha_invalid' | 'recaptcha_load_failed' | 'recaptcha_failed') {
    super(code);
  }
}

/**
 * The life of one bot check: solved in the background, repeated when its token expires, spent with one request.
 * @param solve does the work and answers a token; rejects with a CaptchaError
 */
export const createCaptcha = (solve: () => Promise<SolvedCaptcha>) => {
  const state = externalValue<CaptchaState>('idle');
  const problem = externalValue<CaptchaError['code'] | null>(null);
  let attempt: Promise<string> | null = null;
  let expiry: ReturnType<typeof setTimeout> | undefined;

  const expire = () => {
    attempt = null;
    state.set('expired');
    token().catch(() => undefined);
  };
  const run = async () => {
    try {
      const solved = await solve();
      problem.set(null);
      state.set('success');
      expiry = setTimeout(expire, solved.lifetime);
      return solved.token;
    } catch (error) {
      attempt = null;
      problem.set(error instanceof CaptchaError ? error.code : 'captcha_invalid');
      state.set('error');
      throw error;
    }
  };
  /** The token, solving the check first if that has not begun. Rejects when the check fails. */
  const token = (): Promise<string> => {
    if (!attempt) {
      if (state.get() !== 'expired') state.set('working');
      attempt = run();
    }
    return attempt;
  };

  return {
    state,
    problem,
    token,
    /** The token has been sent: it cannot be used again. */
    spend: () => {
      clearTimeout(expiry);
      attempt = null;
      state.set('idle');
    },
  };
};
export type Captcha = ReturnType<typeof createCaptcha>;
