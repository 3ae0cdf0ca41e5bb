/** What the platform has to know of a service before it runs. */
interface ServiceRow {
  /** What it is for, as the table of rooms in docs/architecture.md says it. */
  about: string;
  /** Number of the newest migration of its data; a backup says which it holds. */
  dataVersion: number;
  /** Services that it calls and cannot run without. They are made before it. */
  needs: readonly string[];
  /** Services that it calls where this process knows them; without one it does less. */
  uses: readonly string[];
}

/**
 * The services of the product, in the order in which one process makes them; it closes them in the opposite order. Settings,
 * gateway, launcher, backup and the clients of each service come from this table; `tooling/docs/services.test.ts` compares the
 * chart, the pages for operators and the folders with it.
 */
export const SERVICES = {
  identity: {
    about: 'users, sessions, two-factor, security keys, organizations, memberships, audit, mail',
    dataVersion: 2,
    needs: [],
    // A new organization gets its first website there, and a closed one its last.
    uses: ['websites'],
  },
  websites: {
    about: 'applications, templates and versions, categories, cookies, published configuration',
    dataVersion: 1,
    needs: ['identity'],
    // Counts of decisions, for plans of publications; scans that are ordered for many websites.
    uses: ['consents', 'scanner'],
  },
  consents: {
    about: 'ingest, ledger (`docs/ledger.md`), counters, figures, reports, exports, proof packs',
    dataVersion: 0,
    needs: ['identity', 'websites'],
    // Scans and alerts of the past, for records of days.
    uses: ['scanner', 'notify'],
  },
  scanner: {
    about: 'scans of websites: queue, workers, results; purposes of cookies',
    dataVersion: 0,
    needs: ['identity', 'websites'],
    uses: [],
  },
  releases: {
    about: "releases of the console's parts: their errors in browsers, which builds are in use",
    dataVersion: 0,
    needs: ['identity'],
    uses: [],
  },
  notify: {
    about:
      'monitors websites and raises alerts; webhooks: takes events from other services, delivers them signed, keeps the results',
    dataVersion: 0,
    needs: ['identity', 'websites', 'consents', 'scanner'],
    // Events of requests of data subjects.
    uses: ['compliance'],
  },
  compliance: {
    about:
      'requests of data subjects and records of processing under the PDPA; for Admins and officers (flag `dpo`)',
    dataVersion: 0,
    // Consents signs certificates and binders.
    needs: ['identity', 'websites', 'consents'],
    // Scans over time, for papers about cookies, how banners did in them, hosts that they saw and those of webhooks, for the list of processors.
    uses: ['scanner', 'notify'],
  },
} as const satisfies Record<string, ServiceRow>;

export type ServiceName = keyof typeof SERVICES;
/** Services that a service cannot run without. */
export type NeedsOf<N extends ServiceName> = (typeof SERVICES)[N]['needs'][number];
/** Services that a service calls where their address is known. */
export type UsesOf<N extends ServiceName> = (typeof SERVICES)[N]['uses'][number];

export const SERVICE_NAMES = Object.keys(SERVICES) as ServiceName[];

/** One value for each service, by its name. */
export const byService = <T>(make: (name: ServiceName) => T): Record<ServiceName, T> =>
  Object.fromEntries(SERVICE_NAMES.map((name) => [name, make(name)])) as Record<ServiceName, T>;
