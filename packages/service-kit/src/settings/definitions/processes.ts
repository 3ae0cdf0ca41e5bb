import { SERVICE_NAMES } from '@yinyom/contracts/service/services';
import { z } from 'zod';
import { flag, organizationHosts, ownOrigin, port, secret } from './kinds';

/** How processes run, listen and end. */
export const processes = {
  NODE_ENV: {
    rule: z.enum(['development', 'production', 'test']).default('development'),
    about: 'Kind of run. In production every secret must be given.',
  },
  YINYOM_ROLE: {
    rule: z.enum(['all', 'gateway', ...SERVICE_NAMES, 'worker']).default('all'),
    about:
      'What `npm start`, or a container, runs: everything of one machine, or one program of an installation of several. `gateway` has every service in it whose URL is unset; `worker` makes scans.',
  },
  LOG_LEVEL: {
    rule: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    about: 'How much is logged.',
  },
  LOG_FORMAT: {
    rule: z.enum(['json', 'pretty']).default('json'),
    about: 'How lines of the log look: `json`, one object each, or `pretty`, for people.',
  },
  METRICS_PORT: {
    rule: z.coerce.number().int().min(1).max(65_535).optional(),
    about:
      'Port, at HOST, where the gateway, or a service that runs alone, tells its metrics at /metrics. Usual: 9464. Unset: no metrics. The worker of the scanner has none.',
  },
  METRICS_TOKEN: {
    rule: secret,
    about:
      'Whoever reads metrics must bring it as a bearer token. Unset: whoever reaches METRICS_PORT reads them.',
  },
  METRICS_PER_SITE: {
    rule: flag(false),
    about:
      'Counts decisions by website in the metrics, up to 200 of them. Off: whoever reads metrics does not learn which website has how many visitors.',
  },
  PORT: { rule: port.default(4000), about: 'Port of the gateway: the one public origin.' },
  HOST: {
    rule: z.string().min(1).default('127.0.0.1'),
    about:
      'Address that the gateway, or a service that runs alone, listens on. Set 0.0.0.0 in a container, or where others on other machines call it.',
  },
  PUBLIC_URL: {
    rule: ownOrigin.optional(),
    about:
      'Origin that people and websites use to reach the gateway; links in mails and the script come from it. Default http://localhost:PORT.',
  },
  CONSOLE_HOSTS: {
    rule: organizationHosts,
    about:
      'Further names of the gateway, each of one organization: host=organization id, separated by commas, for example privacy.agency.co.th=65a1b2c3d4e5f60718293a4b. Its mails and scripts name its first host. All have the scheme of PUBLIC_URL; certificates are for the proxy in front (docs/operate/white-label.md).',
  },
  ENCRYPTED_ONLY: {
    rule: flag(false),
    about:
      'Refuses the start with an address by which data would leave this machine unencrypted: of databases, mail server, directory, services, or PUBLIC_URL.',
  },
  TRUST_PROXY: {
    rule: z.coerce.number().int().min(0).max(10).default(0),
    about: 'How many proxies in front of the gateway may set X-Forwarded-For.',
  },
  CONNECTIONS_PER_ADDRESS: {
    rule: z.coerce.number().int().min(0).max(100_000).default(512),
    about:
      'Connections that one address (of IPv6: one /64) may hold at the gateway; one too many ends the oldest idle one. 0: no limit, as behind proxies that TRUST_PROXY names.',
  },
  DRAIN_SECONDS: {
    rule: z.coerce.number().int().min(0).max(60).default(0),
    about:
      'How long a process that was told to stop goes on taking requests while /readyz says 503, so that a load balancer sees it in time. 0: it stops listening at once.',
  },
} as const;
