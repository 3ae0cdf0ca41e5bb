import { CaptchaError } from './createCaptcha';

/** The code of a failed bot check's message, or null when the error is something else. */
export const captchaFailure = (error: unknown): CaptchaError['code'] | null =>
  error instanceof CaptchaError ? error.code : null;
