import { AppError } from '@yinyom/service-kit/AppError';
import type { Lookup } from '@yinyom/service-kit/egress/checkedResolver';
import { checkTargetUrl, portOf } from '@yinyom/service-kit/egress/checkTargetUrl';
import type { PortRule } from '@yinyom/service-kit/egress/egressSettings';
import { EgressRefused } from '@yinyom/service-kit/egress/EgressRefused';
import type { Egress } from '@yinyom/service-kit/egress/openConnection';
import type { Settings } from '@yinyom/service-kit/settings/definitions';
import { consoleHosts } from '@yinyom/service-kit/settings/consoleHosts';
import { publicUrl } from '@yinyom/service-kit/settings/loadSettings';
import type { MessageCode } from '@yinyom/contracts/messages/MessageCode';

/** What tests may set: how names resolve, which `host:port` pairs are let through, who is told before a connection. */
export interface EgressOverride {
  lookup?: Lookup;
  allow?: ReadonlySet<string>;
  beforeConnect?: NonNullable<Egress['beforeConnect']>;
}

/** Those of receivers: none of the well-known services below 1024, which a message could be made to speak to. */
export const isWebhookPort: PortRule = (port) => port === 443 || port === 8443 || port >= 1_024;

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/;
/** Whatever the machine's resolver makes of the name. */
const THIS_MACHINE: ReadonlyMap<string, string> = new Map([['localhost', '127.0.0.1']]);
const NOWHERE: ReadonlyMap<string, string> = new Map();

const FIELD_CODES: Partial<Record<EgressRefused['code'], MessageCode>> = {
  scheme_not_allowed: 'webhook_url_https',
  port_not_allowed: 'webhook_url_port',
  literal_address: 'webhook_url_private',
  name_not_public: 'webhook_url_private',
  own_host: 'webhook_url_private',
};

/**
 * Where messages may go: https to public names. While somebody develops on their own machine, which nobody else reaches,
 * http to `localhost`, too.
 */
export const createTargetRules = (
  settings: Pick<Settings, 'NODE_ENV' | 'PUBLIC_URL' | 'PORT' | 'CONSOLE_HOSTS'>,
  { lookup, allow = new Set(), beforeConnect }: EgressOverride = {},
) => {
  const own = new URL(publicUrl(settings)).hostname;
  const ownHosts = consoleHosts(settings).names;
  const develops = settings.NODE_ENV !== 'production' && LOOPBACK.test(own);

  /** @throws EgressRefused */
  const check = (address: string) => {
    const local = develops && /^http:\/\/localhost[:/]/.test(`${address}/`) && URL.canParse(address);
    if (!local && /^http:/i.test(address)) throw new EgressRefused('scheme_not_allowed');
    const allowed = local ? new Set([...allow, `localhost:${portOf(new URL(address))}`]) : allow;
    const url = checkTargetUrl(address, { allow: allowed, ports: isWebhookPort, ownHosts });
    if (url.protocol !== 'https:' && !local) throw new EgressRefused('scheme_not_allowed', url.hostname);
    return { url, allow: allowed, resolve: local ? THIS_MACHINE : NOWHERE };
  };

  return {
    check,
    ownHosts,
    lookup,
    beforeConnect,
    /** Checks what somebody typed. @throws AppError 422 at `url` */
    checkTyped: (address: string): string => {
      try {
        return check(address).url.href;
      } catch (error) {
        if (!(error instanceof EgressRefused)) throw error;
        const code = FIELD_CODES[error.code] ?? 'webhook_url_invalid';
        throw new AppError(422, 'validation_failed', { errors: [{ field: 'url', code }] });
      }
    },
  };
};
export type TargetRules = ReturnType<typeof createTargetRules>;
