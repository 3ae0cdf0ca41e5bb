/**
 * What a page tells the gateway for the next document: of each remote that has a canary, the build that this browser gets.
 * Who is in a canary only the page knows; the gateway names the first files of that build. There is no such cookie while
 * no canary is open, and nothing but names of builds is in it.
 */
export const CANARY_COOKIE = 'canaries';

interface Chosen {
  name: string;
  build: string;
}

/** Most bytes that are read; a console has a handful of remotes. */
const LONGEST = 1_000;
const PAIR = /^(mfe(?:_[a-z0-9]+)+)\.([A-Za-z0-9_-]{1,64})$/;

/** The value of the cookie: `mfe_users.3477cd4f9a63~mfe_auth.…`; empty when no canary is open. */
export const canaryValue = (chosen: readonly Chosen[]): string =>
  chosen
    .map(({ name, build }) => `${name}.${build}`)
    .sort()
    .join('~');

/** The value in a `Cookie` header or `document.cookie`; empty without one. */
export const canaryValueIn = (cookies: string | undefined): string => {
  const start = `${CANARY_COOKIE}=`;
  const found = cookies?.split(';').find((cookie) => cookie.trim().startsWith(start));
  return found?.trim().slice(start.length) ?? '';
};

/** Builds by the name of their remote, as a browser says it gets them. Anybody can send anything. */
export const chosenBuilds = (cookies: string | undefined): ReadonlyMap<string, string> =>
  new Map(
    canaryValueIn(cookies)
      .slice(0, LONGEST)
      .split('~')
      .flatMap((pair) => {
        const [, name, build] = PAIR.exec(pair) ?? [];
        return name !== undefined && build !== undefined ? [[name, build] as const] : [];
      }),
  );
