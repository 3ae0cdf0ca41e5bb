import { readConsent, type ReadOptions, type ServerChoice } from '@yinyom/server';

/** What `cookies()` of `next/headers` gives; `toString` has all cookies as a header. */
interface CookieStore {
  toString(): string;
}

/**
 * The visitor's signed choice where the page is made: `readChoice(await cookies(), options)`. Null is a refusal. Without
 * `options` the environment says them: `YINYOM_SITE_KEY`, and `YINYOM_SECRET` (after a change the new and the earlier one,
 * separated by a comma). Where neither is given nothing is proved: pages are answered as after a refusal, and the log says so once.
 * @throws Error when what is given cannot be a site key and a secret
 */
export const readChoice = async (
  cookies: CookieStore,
  options?: ReadOptions,
): Promise<ServerChoice | null> => {
  const known = options ?? fromEnvironment();
  return known && readConsent(cookies.toString(), known);
};

let isTold = false;

const fromEnvironment = (): ReadOptions | null => {
  const { YINYOM_SITE_KEY: siteKey, YINYOM_SECRET: secret } = process.env;
  if (siteKey && secret) return { siteKey, secret: secret.split(',').map((one) => one.trim()) };
  if (!isTold)
    console.error(
      '@yinyom/next: YINYOM_SITE_KEY and YINYOM_SECRET are not set: every visitor counts as one who refused.',
    );
  isTold = true;
  return null;
};
