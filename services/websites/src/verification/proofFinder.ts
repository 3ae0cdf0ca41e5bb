import { resolveTxt } from 'node:dns/promises';
import { hostOf } from '@yinyom/contracts/websites/domainName';
import type { ProofMethod, ProofProblem } from '@yinyom/contracts/websites/verification';
import { createCheckedResolver } from '@yinyom/service-kit/egress/checkedResolver';
import { EgressRefused } from '@yinyom/service-kit/egress/EgressRefused';
import type { EgressSettings } from '@yinyom/service-kit/egress/egressSettings';
import { guardedFetch, type GuardedAnswer } from '@yinyom/service-kit/egress/guardedFetch';
import { homeUrl } from '@yinyom/service-kit/egress/homeUrl';
import { dnsName, dnsValue, hasMeta, hasScript } from './proofText';

/** Asks for the TXT records of a name. */
export type TxtLookup = (name: string) => Promise<string[][]>;

interface Wanted {
  method: ProofMethod;
  domainName: string;
  /** Any of them proves it. */
  tokens: string[];
  /** Of its own tag and of the tags of its groups. */
  scriptUrls: string[];
}
interface Options extends EgressSettings {
  ignoreCertificates: boolean;
  /** Of this installation; never asked. */
  ownHosts: readonly string[];
  txt?: TxtLookup;
}

const LIMITS = { maxBytes: 512 * 1024, truncate: true, timeoutMs: 8_000, maxRedirects: 3 } as const;
const UNREACHABLE = new Set<string>([
  'connection_failed',
  'name_not_found',
  'took_too_long',
  'too_many_redirects',
]);

/** A redirect to www or back is still the same website; one to somebody else proves nothing. */
const isSameSite = (url: string, host: string): boolean => {
  const final = new URL(url).hostname;
  return final === host || final.endsWith(`.${host}`) || host === `www.${final}`;
};

/** Looks for a proof where its owner was told to put it, through the guard of outgoing connections (threat S-09). */
export const createProofFinder = ({
  resolve,
  allow,
  ignoreCertificates,
  ownHosts,
  txt = resolveTxt,
}: Options) => {
  const fetchPage = async (domainName: string): Promise<GuardedAnswer> => {
    const home = homeUrl(domainName, allow);
    const addresses = home.startsWith('http') ? [home] : [`https://${domainName}/`, `http://${domainName}/`];
    const resolver = createCheckedResolver({ resolve, allow, ownHosts });
    let failure: unknown;
    for (const address of addresses) {
      try {
        return await guardedFetch(address, { ...LIMITS, resolver, allow, ignoreCertificates });
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  };

  const onPage = async (wanted: Wanted): Promise<ProofProblem | null> => {
    const page = await fetchPage(wanted.domainName);
    const html = page.body.toString('utf8');
    const found =
      wanted.method === 'meta'
        ? wanted.tokens.some((token) => hasMeta(html, token))
        : hasScript(html, wanted.scriptUrls);
    return page.status < 400 && found && isSameSite(page.url, hostOf(wanted.domainName))
      ? null
      : 'proof_missing';
  };

  const inDns = async ({ domainName, tokens }: Wanted): Promise<ProofProblem | null> => {
    const host = hostOf(domainName);
    const values = new Set(tokens.map(dnsValue));
    const has = async (place: string): Promise<boolean> => {
      const records = await txt(place).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENODATA' || error.code === 'ENOTFOUND') return [];
        throw new EgressRefused('name_not_found', place, 53, { cause: error });
      });
      return records.some((parts) => values.has(parts.join('')));
    };
    return (await has(dnsName(host))) || (await has(host)) ? null : 'proof_missing';
  };

  /** @returns what is wrong, or null when the proof is there */
  return async (wanted: Wanted): Promise<ProofProblem | null> => {
    try {
      return wanted.method === 'dns' ? await inDns(wanted) : await onPage(wanted);
    } catch (error) {
      if (!(error instanceof EgressRefused)) throw error;
      return UNREACHABLE.has(error.code) ? 'site_unreachable' : 'address_not_allowed';
    }
  };
};
export type ProofFinder = ReturnType<typeof createProofFinder>;
