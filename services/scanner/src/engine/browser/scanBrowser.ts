import { rm } from 'node:fs/promises';
import type { Browser, CDPSession } from 'puppeteer';
import { lackForEncryption } from '@yinyom/service-kit/browser/encryption';
import { findBrowser } from '@yinyom/service-kit/browser/findBrowser';
import { launchBrowser, launchForStrangers, SandboxMissing } from '@yinyom/service-kit/browser/launchBrowser';
import { browserWithin, tell } from '../cdp/ask';
import type { ScanSetting } from '../ScanOptions';
import { createProfile } from './profile';
import { ScanFailure } from './scanFailure';
import { proveThirdPartyCookiesOnce } from './selfTest';
import { majorVersionOf, userAgentMetadataOf, userAgentOf } from './userAgent';
import { startWatchdog } from './watchdog';

export interface ScanBrowserOptions {
  /** Proxy that is the browser's only way out. */
  proxyUrl: string;
  /** Address that tells about the scanner; part of the user agent. */
  contact: string;
  ignoreCertificates: boolean;
  /** The website's pages are https: a browser that cannot open them is not started. */
  encrypted: boolean;
  /** More arguments for Chromium. */
  args: readonly string[];
  /** `required`: no page is opened where the machine allows no sandbox. */
  sandbox: ScanSetting['sandbox'];
}

/** One browser for one scan. */
export interface ScanBrowser {
  /** Session of the browser itself. */
  root: CDPSession;
  /** Name and version. */
  version: string;
  /** Parameters of `Emulation.setUserAgentOverride`. */
  identity: { userAgent: string; userAgentMetadata: object; acceptLanguage?: string };
  /** Its process; undefined where it runs elsewhere. */
  pid: number | undefined;
  /** Resolves when the browser ends, by itself or not. */
  ended: Promise<void>;
  /** Ends the browser with all its processes and removes its profile, whatever state it is in. */
  close(): Promise<void>;
}

/** A browser that does not end by itself within this time is killed. */
const CLOSE_MS = 3_000;

const argsOf = ({ proxyUrl, ignoreCertificates, args }: ScanBrowserOptions, userAgent: string): string[] => [
  `--proxy-server=${proxyUrl}`,
  // Without it Chromium would reach this machine's own addresses past the proxy.
  '--proxy-bypass-list=<-loopback>',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  `--user-agent=${userAgent}`,
  '--disable-blink-features=AutomationControlled',
  // A frame of another site gets a process of its own also in builds that spare it: strangers are kept apart, and
  // what is found in it is found in the same way everywhere.
  '--site-per-process',
  // Pages fetched ahead would count as visited, and http is asked for where http was typed.
  '--disable-features=HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,Prerender2,SpeculationRulesPrefetchProxy,LoadingPredictorPrefetch,NavigationPredictor',
  '--dns-prefetch-disable',
  '--js-flags=--max-old-space-size=512',
  '--accept-lang=th-TH,th,en-US,en',
  '--window-size=1366,900',
  '--mute-audio',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  ...(ignoreCertificates ? ['--ignore-certificate-errors'] : []),
  ...args,
];

const launch = async (profile: string, args: string[], sandbox: ScanSetting['sandbox']): Promise<Browser> => {
  const start = sandbox === 'off' ? launchBrowser : launchForStrangers;
  try {
    return await start({
      pipe: true,
      userDataDir: profile,
      acceptInsecureCerts: false,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      defaultViewport: null,
      waitForInitialPage: false,
      ignoreDefaultArgs: ['--disable-popup-blocking'],
      args,
    });
  } catch (cause) {
    if (cause instanceof SandboxMissing)
      throw new ScanFailure(
        'sandbox_missing',
        'Chromium cannot lock the pages of strangers in on this machine (containers need user namespaces). SCANNER_SANDBOX=off scans all the same.',
        { cause },
      );
    throw new ScanFailure('browser_missing', `No browser could be started: ${(cause as Error).message}`, {
      cause,
    });
  }
};

/**
 * Starts a browser with a fresh profile that goes out through the proxy only and stores cookies of third parties,
 * which it or another one of its kind has proved.
 * @throws ScanFailure
 */
export const startScanBrowser = async (options: ScanBrowserOptions): Promise<ScanBrowser> => {
  const found = await findBrowser().catch((cause: Error) => {
    throw new ScanFailure('browser_missing', cause.message, { cause });
  });
  const lack = options.encrypted ? lackForEncryption() : null;
  if (lack) throw new ScanFailure('browser_missing', lack);
  const version = await majorVersionOf(found);
  const userAgent = userAgentOf(version, options.contact);
  const profile = await createProfile();
  const browser = await launch(profile, argsOf(options, userAgent), options.sandbox).catch(
    async (error: unknown) => {
      await rm(profile, { recursive: true, force: true });
      throw error;
    },
  );
  const process = browser.process();
  const release = startWatchdog(process?.pid, profile);
  const ended = new Promise<void>((resolve) => {
    browser.once('disconnected', () => resolve());
    process?.once('exit', () => resolve());
  });
  const close = async () => {
    await browserWithin(browser.close(), CLOSE_MS).catch(() => undefined);
    await release();
  };
  try {
    const root = await browser.target().createCDPSession();
    // From here on this engine speaks with the targets itself: it must be the first to reach them.
    root.connection()?.send('Target.setAutoAttach', {
      autoAttach: false,
      waitForDebuggerOnStart: false,
      flatten: true,
    });
    const product = await browser.version();
    const kind = JSON.stringify([found.executablePath, product, options.args, options.sandbox]);
    await proveThirdPartyCookiesOnce(root, kind);
    tell(root, 'Browser.setDownloadBehavior', { behavior: 'deny' });
    return {
      root,
      pid: process?.pid,
      version: product,
      identity: { userAgent, userAgentMetadata: userAgentMetadataOf(version) },
      ended,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};
