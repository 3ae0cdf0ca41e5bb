import type { Phase } from '../capture/itemLedger';
import type { Evidence } from '../capture/ItemObservation';
import { hostOf, siteOf } from '../../frontier/siteOf';

/** What requests to one host of the website's own domain tell about it. */
export interface HostFacts {
  host: string;
  /** Pages were opened on it: it is the website, not a name beside it. */
  isPage: boolean;
  /** It was asked for scripts, or told things. */
  isActive: boolean;
  /** A path looks like that of a collector. */
  collects: boolean;
  /** Names of cookies that its answers set. */
  cookies: Set<string>;
  /** One of them is for the whole domain. */
  setsForDomain: boolean;
  script: string | null;
  met: Met[];
  /** Where Google's tags were loaded from it, or reported to it. */
  tagged: Met[];
}

/** A page, and what the visitor had chosen. */
interface Met {
  page: string;
  phase: Phase;
}

/** Kinds of requests that fetch a script or tell something; pictures are what beacons were before beacons. */
const ACTIVE = new Set(['Script', 'Ping', 'XHR', 'Fetch', 'Image', 'CSPViolationReport']);
const COLLECTOR = /\/(?:collect|track|event|pixel|b\/ss|_g)(?:\/|$)/;
/** A website has few names; one that makes them up without end is not followed. */
const MOST_HOSTS = 100;
const MOST_MET = 50;

/** Whether an address is one of Google's tags, or what they report to, whatever its host. */
const isTagging = ({ pathname, searchParams }: URL): boolean => {
  if (pathname.endsWith('/g/collect')) return /^G-/.test(searchParams.get('tid') ?? '');
  return (
    /\/(?:gtm|gtag\/js|gtag)(?:\.js)?$/.test(pathname) &&
    /^(?:GTM|G|AW|DC)-/.test(searchParams.get('id') ?? '')
  );
};

const remember = (list: Met[], page: string, { pass, chosen }: Phase): void => {
  const isKnown = list.some(
    (met) => met.page === page && met.phase.pass === pass && met.phase.chosen === chosen,
  );
  if (!isKnown && list.length < MOST_MET) list.push({ page, phase: { pass, chosen } });
};

export interface HostBook {
  request(url: string, type: string | undefined, isPage: boolean, page: string, phase: Phase): void;
  cookie(evidence: Evidence): void;
  all(): HostFacts[];
}

/** @param site registrable domain of the website; other hosts are not followed */
export const createHostBook = (site: () => string): HostBook => {
  const hosts = new Map<string, HostFacts>();
  const factsOf = (host: string): HostFacts | undefined => {
    const known = hosts.get(host);
    if (known || siteOf(host) !== site() || hosts.size >= MOST_HOSTS) return known;
    const none = { isPage: false, isActive: false, collects: false, setsForDomain: false };
    const facts: HostFacts = { host, ...none, cookies: new Set(), script: null, met: [], tagged: [] };
    hosts.set(host, facts);
    return facts;
  };
  return {
    request: (address, type, isPage, page, phase) => {
      const host = hostOf(address);
      const facts = host && factsOf(host);
      if (!facts) return;
      const url = new URL(address);
      facts.isPage ||= isPage;
      facts.isActive ||= ACTIVE.has(type ?? '');
      facts.collects ||= COLLECTOR.test(url.pathname);
      if (type === 'Script') facts.script ??= `${url.origin}${url.pathname}`;
      remember(facts.met, page, phase);
      if (isTagging(url)) remember(facts.tagged, page, phase);
    },
    cookie: ({ setBy, name, domain, lifetime }) => {
      const host = setBy.kind === 'header' && setBy.url !== null ? hostOf(setBy.url) : null;
      const facts = host ? hosts.get(host) : undefined;
      if (!facts || (lifetime ?? 1) <= 0) return;
      if (facts.cookies.size < MOST_MET) facts.cookies.add(name);
      facts.setsForDomain ||= domain === site() && facts.host !== site();
    },
    all: () => [...hosts.values()],
  };
};
