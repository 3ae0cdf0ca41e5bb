import type { ComplianceFacts } from '@yinyom/contracts/compliance/complianceFacts';
import { createCheckedResolver } from '@yinyom/service-kit/egress/checkedResolver';
import { EgressRefused } from '@yinyom/service-kit/egress/EgressRefused';
import type { EgressSettings } from '@yinyom/service-kit/egress/egressSettings';
import { guardedFetch } from '@yinyom/service-kit/egress/guardedFetch';

/** What came of a look at every link: the first that did not answer 200, or null. */
export type LinkLook = Pick<NonNullable<ComplianceFacts['privacy_look']>, 'problem' | 'status'>;

interface Options extends EgressSettings {
  ignoreCertificates: boolean;
  /** Of this installation; never asked. */
  ownHosts: readonly string[];
}

/** That it opens is all that is asked; what it says is not read. */
const LIMITS = { maxBytes: 4 * 1024, truncate: true, timeoutMs: 8_000, maxRedirects: 5 } as const;
const SILENT = new Set<string>([
  'connection_failed',
  'name_not_found',
  'took_too_long',
  'too_many_redirects',
]);

const GOOD: LinkLook = { problem: null, status: 200 };

/** Opens links as a visitor would, through the guard of outgoing connections (threat S-09). */
export const createLinkLook = ({ resolve, allow, ignoreCertificates, ownHosts }: Options) => {
  const lookAt = async (url: string): Promise<LinkLook> => {
    const resolver = createCheckedResolver({ resolve, allow, ownHosts });
    try {
      const { status } = await guardedFetch(url, { ...LIMITS, resolver, allow, ignoreCertificates });
      return status === 200 ? GOOD : { problem: 'status', status };
    } catch (error) {
      if (!(error instanceof EgressRefused)) throw error;
      return { problem: SILENT.has(error.code) ? 'silent' : 'not_allowed', status: null };
    }
  };

  /** @returns of the first link that is not in order */
  return async (urls: readonly string[]): Promise<LinkLook> => {
    for (const url of urls) {
      const look = await lookAt(url);
      if (look.problem !== null) return look;
    }
    return GOOD;
  };
};
export type LookAtLinks = ReturnType<typeof createLinkLook>;
