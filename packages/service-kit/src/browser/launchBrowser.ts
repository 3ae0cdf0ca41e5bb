import { launch, type Browser, type LaunchOptions } from 'puppeteer';
import { findBrowser, type FoundBrowser } from './findBrowser';
import { withoutRights } from './withoutRights';

/** Keeps Chromium from calling anybody by itself. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--metrics-recording-only',
];

/** What a browser needs of our surroundings; nothing else of them is its business, secrets least of all. */
const SURROUNDINGS =
  /^(?:PATH|HOME|TMPDIR|TEMP|TMP|LANG|LANGUAGE|TZ|DISPLAY|SystemRoot|LC_.*|XDG_.*|FONTCONFIG_.*)$/;

const surroundings = (): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => SURROUNDINGS.test(name)));

const isRoot = (): boolean => process.getuid?.() === 0;

/** The browser's processes cannot be locked in on this machine. */
export class SandboxMissing extends Error {
  override name = 'SandboxMissing';
}

const start = ({ executablePath, env, args }: FoundBrowser, options: LaunchOptions, more: string[]) =>
  launch({
    headless: executablePath.includes('headless-shell') || args.length > 0 ? 'shell' : true,
    ...options,
    executablePath,
    env: { ...surroundings(), ...env, ...options.env },
    args: [...QUIET, ...args, ...more, ...(options.args ?? [])],
  });

/**
 * Whether a start failed because the system lets nobody lock processes in (a container, a changed root). Over a pipe
 * nothing is heard of the reason: the browser is gone before its first answer.
 */
const isAboutSandbox = (error: unknown): boolean =>
  /No usable sandbox|without --no-sandbox|move to new namespace|setDiscoverTargets/.test(String(error));

const startSandboxed = async (found: FoundBrowser, options: LaunchOptions): Promise<Browser> => {
  try {
    const browser = isRoot() && options.userDataDir ? await withoutRights(found, options.userDataDir) : found;
    return await start(browser, options, []);
  } catch (cause) {
    if (!isAboutSandbox(cause)) throw cause;
    throw new SandboxMissing('This machine lets Chromium make no sandbox.', { cause });
  }
};

/**
 * Starts the browser that `findBrowser` finds, headless, with a fresh profile, for pages that strangers wrote: every
 * page is locked into Chromium's sandbox. As root it runs as `nobody`.
 * @param options passed on to puppeteer; `args` are added to ours
 * @throws SandboxMissing where the machine does not allow one
 */
export const launchForStrangers = async (
  options: LaunchOptions & { userDataDir: string },
): Promise<Browser> => startSandboxed(await findBrowser(), options);

/** Once told, not asked again: a start that fails costs time. */
let isSandboxMissing = isRoot();

/**
 * The same for pages that we wrote (documents, tests): without a sandbox where there can be none.
 * @param options passed on to puppeteer; `args` are added to ours
 */
export const launchBrowser = async (options: LaunchOptions = {}): Promise<Browser> => {
  const found = await findBrowser();
  if (!isSandboxMissing)
    try {
      return await startSandboxed(found, options);
    } catch (error) {
      if (!(error instanceof SandboxMissing)) throw error;
      isSandboxMissing = true;
    }
  return start(found, options, ['--no-sandbox']);
};
