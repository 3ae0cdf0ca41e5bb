import { checkOptions } from './checkOptions';
import { readConsent } from './readConsent';
import type { ReadOptions, ServerChoice } from './ServerChoice';

declare global {
  // Express's own types are augmented so; without them the names mean nothing.
  // oxlint-disable-next-line typescript/no-namespace -- the types of Express are augmented so
  namespace Express {
    interface Request {
      /** What the visitor decided, put there by `consentMiddleware`; null is a refusal. */
      consent?: ServerChoice | null;
    }
  }
}

/** The part of a request of Express, Connect or node:http that is read, and where the choice is put. */
interface NodeRequest {
  headers: { cookie?: string | undefined };
  consent?: ServerChoice | null;
}

/**
 * Middleware for Express and whatever calls its middleware alike: puts the choice on `request.consent`.
 * @throws Error at once when site key or secret are not given or are none
 */
export const consentMiddleware = (options: ReadOptions) => {
  checkOptions(options);
  return (request: NodeRequest, _response: unknown, next: (error?: unknown) => void): void => {
    readConsent(request.headers.cookie, options).then((choice) => {
      request.consent = choice;
      next();
    }, next);
  };
};

/** The choice of a Fetch `Request`: middleware of Next, Hono, Workers, Deno, Bun. */
export const consentOf = (
  request: { headers: { get(name: string): string | null } },
  options: ReadOptions,
): Promise<ServerChoice | null> => readConsent(request.headers.get('cookie'), options);

/** Names of cookies that a `Set-Cookie` of the website may not set, by the type that they need. */
export type HeldCookies = Partial<Record<2 | 3 | 4, readonly (string | RegExp)[]>>;

/**
 * The `Set-Cookie` headers that may go out: those of types that were not granted are left out.
 * @param held what needs consent; a name at the end of which stands `*` means all that begin so
 */
export const allowedSetCookies = (
  setCookies: readonly string[],
  choice: ServerChoice | null,
  held: HeldCookies,
): string[] => {
  const refused = ([2, 3, 4] as const).filter((type) => !choice?.[type]).flatMap((type) => held[type] ?? []);
  const isRefused = (name: string): boolean =>
    refused.some((rule) => {
      if (typeof rule !== 'string') return rule.test(name);
      return rule.endsWith('*') ? name.startsWith(rule.slice(0, -1)) : name === rule;
    });
  return setCookies.filter((header) => !isRefused(header.split('=')[0]?.trim() ?? ''));
};
