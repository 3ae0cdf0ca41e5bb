import type { EgressProxyOptions } from '@yinyom/service-kit/egress/egressProxy';
import { parseAllow, parseResolve } from '@yinyom/service-kit/egress/egressSettings';
import type { Settings } from '@yinyom/service-kit/settings/definitions';
import { consoleHosts } from '@yinyom/service-kit/settings/consoleHosts';
import { publicUrl } from '@yinyom/service-kit/settings/loadSettings';
import type { CnameTarget } from '../lists/cnameTargets';
import { loadExtraLists } from '../lists/extraLists';
import { systemCname, type ResolveCname } from './cname/cnameChain';
import type { ScanProgress } from './ScanOutcome';
import { SCAN_LIMITS, type ScanLimits } from './scanLimits';

/** How a scan is carried out here; the same for every scan of an installation. */
export interface ScanSetting {
  limits: ScanLimits;
  /** Name to address; `*` stands for every other name. */
  resolve: ReadonlyMap<string, string>;
  /** `host:port` pairs that the guard lets through. */
  allow: ReadonlySet<string>;
  /** Hosts of this installation, which is never scanned. */
  ownHosts: readonly string[];
  ignoreCertificates: boolean;
  chromiumArgs: readonly string[];
  /** Whether pages are opened only in Chromium's sandbox. */
  sandbox: Settings['SCANNER_SANDBOX'];
  /** Address that tells about the scanner; part of the user agent. */
  contact: string;
  /** Names that names stand for. */
  resolveCname: ResolveCname;
  /** Of the operator's own lists, by domain. */
  extraTargets: ReadonlyMap<string, CnameTarget>;
  /** Whether ways of following visitors besides cookies are looked for; the bench measures what that costs. */
  techniques: boolean;
  beforeConnect?: EgressProxyOptions['beforeConnect'];
}

export interface ScanOptions extends ScanSetting {
  signal: AbortSignal;
  onProgress(progress: ScanProgress): void;
}

type Names =
  | 'SCANNER_RESOLVE'
  | 'SCANNER_ALLOW'
  | 'SCANNER_IGNORE_CERTIFICATES'
  | 'SCANNER_CHROMIUM_ARGS'
  | 'SCANNER_SANDBOX'
  | 'SCANNER_WINDOWS'
  | 'SCANNER_EXTRA_LISTS'
  | 'PUBLIC_URL'
  | 'CONSOLE_HOSTS'
  | 'PORT';

/** @throws Error naming a setting that cannot be used */
export const scanSettingOf = (settings: Pick<Settings, Names>): ScanSetting => {
  const contact = publicUrl(settings);
  const resolve = parseResolve(settings.SCANNER_RESOLVE);
  return {
    limits: { ...SCAN_LIMITS, windows: settings.SCANNER_WINDOWS },
    resolve,
    techniques: true,
    resolveCname: systemCname(resolve),
    extraTargets: loadExtraLists(settings.SCANNER_EXTRA_LISTS),
    allow: parseAllow(settings.SCANNER_ALLOW),
    ownHosts: consoleHosts(settings).names,
    ignoreCertificates: settings.SCANNER_IGNORE_CERTIFICATES,
    chromiumArgs: settings.SCANNER_CHROMIUM_ARGS,
    sandbox: settings.SCANNER_SANDBOX,
    contact,
  };
};
