import { NETWORK_DECISIONS } from '@yinyom/contracts/consents/networkDecisions';
import { API_KEY_LIMITS } from '@yinyom/contracts/identity/apiKeys';
import { truncateIp } from '@yinyom/service-kit/request/truncateIp';

/** How often something may happen in a time, and who is counted together. */
export interface Limit {
  points: number;
  seconds: number;
  /** `user`: signed-in people by themselves, others by network. `site`: a network's visitors of one website. */
  by: 'network' | 'user' | 'site';
  /** Several gateways together let nothing more through than one; of other limits, each further one a tenth more. */
  exact?: true;
}

const MINUTE = 60;
const HOUR = 3_600;

/** The wider network of an IPv6 address, in which many subscribers may live, has this many times as much. */
export const WIDE = 4;

/** The limits of the whole product by name (API contract, "Rate limits"). A call names its own or gets one by auth. */
export const LIMITS = {
  login: { points: 20, seconds: MINUTE, by: 'network', exact: true },
  signup: { points: 5, seconds: HOUR, by: 'network', exact: true },
  forgot: { points: 10, seconds: HOUR, by: 'network', exact: true },
  token: { points: 60, seconds: MINUTE, by: 'network' },
  guest: { points: 60, seconds: MINUTE, by: 'network' },
  otp: { points: 20, seconds: MINUTE, by: 'user', exact: true },
  user: { points: 300, seconds: MINUTE, by: 'user' },
  public: { points: 300, seconds: MINUTE, by: 'network' },
  /**
   * Decisions about one website, and its shown banners apart, so that these never keep a decision out. As many as an owner can
   * allow: a campus behind one address is one network. The consents service applies what the owner set.
   */
  ingest: { points: NETWORK_DECISIONS.most, seconds: MINUTE, by: 'site' },
  served: { points: NETWORK_DECISIONS.most, seconds: MINUTE, by: 'site' },
  /** Names of stored items: each visitor's script reports once in a session, and only one page view of ten. */
  discovery: { points: 10, seconds: MINUTE, by: 'network' },
  /** Checks of websites for anybody, kept results and wrong addresses included; new ones have narrower limits. */
  check: { points: 30, seconds: HOUR, by: 'network', exact: true },
  /**
   * Requests of data subjects, their codes, and looks at how they stand. A campus is one network: what is sent with errors counts here, too;
   * the compliance service counts what it stores.
   */
  request_form: { points: 300, seconds: HOUR, by: 'network', exact: true },
  request_code: { points: 120, seconds: HOUR, by: 'network', exact: true },
  request_files: { points: 10, seconds: HOUR, by: 'network', exact: true },
  request_status: { points: 60, seconds: MINUTE, by: 'network' },
  /** Decisions and shown banners over all websites. */
  ingest_all: { points: 2 * NETWORK_DECISIONS.most, seconds: MINUTE, by: 'network' },
  /** API keys that open nothing. */
  refused_key: { points: 60, seconds: MINUTE, by: 'network' },
  /** Calls with one API key. */
  key: { points: API_KEY_LIMITS.per_minute, seconds: MINUTE, by: 'user' },
  /** Website keys that nobody has. */
  unknown_key: { points: 10, seconds: MINUTE, by: 'network' },
  /** Reports of errors: a page sends one when it begins, and further ones only when something goes wrong. */
  errors: { points: 120, seconds: MINUTE, by: 'network' },
  /** Teams' deploys: a large build is some two hundred files, and a call each. */
  releases: { points: 1_200, seconds: MINUTE, by: 'network' },
  /** Visitors' scripts and their parts: a browser keeps a script 5 minutes, so this serves thousands behind one address. */
  script: { points: 1_200, seconds: MINUTE, by: 'network' },
  /** Scripts that do not lie in memory: something has to be read for them. */
  script_read: { points: 300, seconds: MINUTE, by: 'network' },
} satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;

/** The limits of an installation. @param decisions that its operator takes from a network about a website in a minute */
export const limitsFor = (decisions: number): Record<LimitName, Limit> => ({
  ...LIMITS,
  ingest: { ...LIMITS.ingest, points: decisions },
  served: { ...LIMITS.served, points: decisions },
  ingest_all: { ...LIMITS.ingest_all, points: 2 * decisions },
});

/** With each so-manieth use of a key a gateway asks what the others have counted. */
export const sharedEvery = ({ points, exact }: Limit): number =>
  exact ? 1 : Math.max(2, Math.floor(points / 10) + 1);

export const isLimit = (name: string): name is LimitName => Object.hasOwn(LIMITS, name);

/** Neighbouring addresses belong to one organization's network, whose people visit the same website. */
export const siteKeyed = (ip: string, siteKey: string): string => `${truncateIp(ip)} ${siteKey}`;
