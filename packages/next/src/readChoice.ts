import { readConsent, type ReadOptions, type ServerChoice } from '@yinyom/server';

/** What `cookies()` of `next/headers` gives; `toString` has all cookies as a header. */
interface CookieStore {
  toString(): string;
}

/**
 * The visitor's signed choice where the page is made: `readChoice(await cookies(), options)`. Null is a refusal. Without
 * `options` the environment says them: `YINYOM_SITE_KEY`, and `YINYOM_SECRET` (after a change the new and the earlier one,
 * separated by a comma).
 * @throws Error where neither is given
 */
export const readChoice = async (cookies: CookieStore, options?: ReadOptions): Promise<ServerChoice | null> =>
  readConsent(cookies.toString(), options ?? fromEnvironment());

const fromEnvironment = (): ReadOptions => {
  const { YINYOM_SITE_KEY: siteKey, YINYOM_SECRET: secret } = process.env;
  if (!siteKey || !secret)
    throw new Error('@yinyom/next: set YINYOM_SITE_KEY and YINYOM_SECRET, or give options.');
  return { siteKey, secret: secret.split(',').map((one) => one.trim()) };
};
