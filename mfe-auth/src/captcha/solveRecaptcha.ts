import { CaptchaError } from './createCaptcha';
import type { SolvedCaptcha } from './createCaptcha';

export interface RecaptchaOptions {
  siteKey: string;
  /** Enterprise mode has its own script and its own object. */
  enterprise: boolean;
  /** What the person is about to do, e.g. `signup`; the server may check it. */
  action: string;
}

interface Recaptcha {
  ready: (start: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => PromiseLike<string>;
}

/** A token of version 3 ends after two minutes; it is renewed a little earlier (milliseconds). */
const LIFETIME = 110_000;
const HOST = 'https://www.google.com/recaptcha';

const scripts = new Map<string, Promise<void>>();

const loadScript = (address: string): Promise<void> => {
  const known = scripts.get(address);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      scripts.delete(address);
      script.remove();
      reject(new CaptchaError('recaptcha_load_failed'));
    };
    document.head.append(script);
  });
  scripts.set(address, loading);
  return loading;
};

const loadedRecaptcha = (enterprise: boolean): Recaptcha | undefined => {
  const { grecaptcha } = window as { grecaptcha?: Recaptcha & { enterprise?: Recaptcha } };
  return enterprise ? grecaptcha?.enterprise : grecaptcha;
};

/**
 * Asks the third party's bot check (version 3, invisible, normal or enterprise mode: specification §7) for a
 * token. Its script is loaded at the first use only, and the badge it shows is left as it is.
 */
export const solveRecaptcha = async ({
  siteKey,
  enterprise,
  action,
}: RecaptchaOptions): Promise<SolvedCaptcha> => {
  const script = enterprise ? 'enterprise.js' : 'api.js';
  await loadScript(`${HOST}/${script}?render=${encodeURIComponent(siteKey)}`);
  const recaptcha = loadedRecaptcha(enterprise);
  if (!recaptcha) throw new CaptchaError('recaptcha_load_failed');
  await new Promise<void>((resolve) => recaptcha.ready(resolve));
  try {
    return { token: await recaptcha.execute(siteKey, { action }), lifetime: LIFETIME };
  } catch {
    throw new CaptchaError('recaptcha_failed');
  }
};
