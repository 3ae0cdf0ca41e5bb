import { parseAllow, parseResolve, type EgressSettings } from '@yinyom/service-kit/egress/egressSettings';
import { consoleHosts } from '@yinyom/service-kit/settings/consoleHosts';
import type { Settings } from '@yinyom/service-kit/settings/definitions';

/** How this service opens addresses that its users named. */
export interface Egress extends EgressSettings {
  ignoreCertificates: boolean;
  /** Of this installation; never asked. */
  ownHosts: readonly string[];
}

export const egressOf = (
  settings: Pick<
    Settings,
    | 'SCANNER_RESOLVE'
    | 'SCANNER_ALLOW'
    | 'SCANNER_IGNORE_CERTIFICATES'
    | 'CONSOLE_HOSTS'
    | 'PUBLIC_URL'
    | 'PORT'
  >,
): Egress => ({
  resolve: parseResolve(settings.SCANNER_RESOLVE),
  allow: parseAllow(settings.SCANNER_ALLOW),
  ignoreCertificates: settings.SCANNER_IGNORE_CERTIFICATES,
  ownHosts: consoleHosts(settings).names,
});
