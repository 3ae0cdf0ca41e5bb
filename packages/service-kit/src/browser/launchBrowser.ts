import { createRequire } from 'node:module';
import type { Browser, LaunchOptions } from 'puppeteer';
import { findBrowser, type FoundBrowser } from './findBrowser';
import { lastWords } from './lastWords';
import { surroundingsFor } from './surroundings';
import { withoutRights } from './withoutRights';

const load = createRequire(__filename);

/** Keeps Chromium from calling anybody by itself. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--metrics-recording-only',
  // Chromium with windows draws what drops down from the address bar as two pages of its own, again for each window: more than a page
  // of a website costs, and no test or scan types there (docs/decisions/317). Puppeteer joins this with other lists of features.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
];

const isRoot = (): boolean => process.getuid?.() === 0;

/** The browser's processes cannot be locked in on this machine. */
export class SandboxMissing extends Error {
  override name = 'SandboxMissing';
}

/** Puppeteer is read with the first browser: most processes of a platform never start one. */
const start = (found: FoundBrowser, options: LaunchOptions, more: string[]): Promise<Browser> =>
  (load('puppeteer') as typeof import('puppeteer')).launch({
    headless: found.executablePath.includes('headless-shell') || found.args.length > 0 ? 'shell' : true,
    ...options,
    executablePath: found.executablePath,
    env: { ...surroundingsFor(found), ...options.env },
    args: [...QUIET, ...found.args, ...more, ...(options.args ?? [])],
  });

/** What is said where the system lets nobody lock processes in (a container, a changed root). */
const NO_SANDBOX = /No usable sandbox|without --no-sandbox|move to new namespace/;

/** Whether a browser did not start for want of a sandbox. */
const lacksSandbox = async (error: unknown, found: FoundBrowser, options: LaunchOptions): Promise<boolean> =>
  NO_SANDBOX.test(String(error)) ||
  NO_SANDBOX.test(
    await lastWords(found, [
      ...QUIET,
      ...found.args,
      ...(options.userDataDir ? [`--user-data-dir=${options.userDataDir}`] : []),
    ]),
  );

const startSandboxed = async (found: FoundBrowser, options: LaunchOptions): Promise<Browser> => {
  const browser = isRoot() && options.userDataDir ? await withoutRights(found, options.userDataDir) : found;
  try {
    return await start(browser, options, []);
  } catch (error) {
    if (!(await lacksSandbox(error, browser, options))) throw error;
    throw new SandboxMissing('This machine lets Chromium make no sandbox.', { cause: error });
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
