import type { ComplianceFacts } from '@yinyom/contracts/compliance/complianceFacts';
import { createCheckedResolver } from '@yinyom/service-kit/egress/checkedResolver';
import { EgressRefused } from '@yinyom/service-kit/egress/EgressRefused';
import type { EgressSettings } from '@yinyom/service-kit/egress/egressSettings';
import { guardedFetch } from '@yinyom/service-kit/egress/guardedFetch';
import type { NoticeProblem } from '@yinyom/contracts/papers/noticeProblems';
import { MAX_COPY_BYTES } from './linkedNotice.store';
import { readNotice, type ReadNotice } from './readNotice';

/** What came of a look at every link: the first that did not answer 200, or null. */
export type LinkLook = Pick<NonNullable<ComplianceFacts['privacy_look']>, 'problem' | 'status'>;

interface Options extends EgressSettings {
  ignoreCertificates: boolean;
  /** Of this installation; never asked. */
  ownHosts: readonly string[];
}

/** What is behind a link: a page that can be kept, or why not. */
export interface LinkedPage {
  url: string;
  read: ReadNotice | NoticeProblem;
}

/** A page whose beginning arrives in time opens, also where the rest of it does not. */
const OPENS = { maxBytes: 4 * 1024, truncate: true, timeoutMs: 8_000, maxRedirects: 5 } as const;
const WHOLE = { ...OPENS, maxBytes: MAX_COPY_BYTES, timeoutMs: 15_000 } as const;
const SILENT = new Set<string>([
  'connection_failed',
  'name_not_found',
  'took_too_long',
  'too_many_redirects',
]);

const GOOD: LinkLook = { problem: null, status: 200 };

/** Opens links as a visitor would, through the guard of outgoing connections (threat S-09). */
export const createLinkLook = ({ resolve, allow, ignoreCertificates, ownHosts }: Options) => {
  const open = (url: string, limits: typeof OPENS | typeof WHOLE) => {
    const resolver = createCheckedResolver({ resolve, allow, ownHosts });
    return guardedFetch(url, { ...limits, resolver, allow, ignoreCertificates });
  };
  /** The whole page, or its beginning where the whole does not come in time. */
  const openWhole = async (url: string) => {
    try {
      return await open(url, WHOLE);
    } catch (error) {
      if (!(error instanceof EgressRefused) || error.code !== 'took_too_long') throw error;
      return { ...(await open(url, OPENS)), truncated: true };
    }
  };
  const lookAt = async (url: string): Promise<LinkLook & Pick<LinkedPage, 'read'>> => {
    try {
      const answer = await openWhole(url);
      if (answer.status === 200) return { ...GOOD, read: readNotice(answer) };
      return { problem: 'status', status: answer.status, read: 'not_open' };
    } catch (error) {
      if (!(error instanceof EgressRefused)) throw error;
      const problem = SILENT.has(error.code) ? 'silent' : 'not_allowed';
      return { problem, status: null, read: 'not_open' };
    }
  };

  /** @returns of the first link that is not in order, and what is behind each of them */
  return async (urls: readonly string[]): Promise<LinkLook & { pages: LinkedPage[] }> => {
    const pages: LinkedPage[] = [];
    let bad: LinkLook | null = null;
    for (const url of urls) {
      const { read, ...look } = await lookAt(url);
      pages.push({ url, read });
      if (look.problem !== null) bad ??= look;
    }
    return { ...(bad ?? GOOD), pages };
  };
};
export type LookAtLinks = ReturnType<typeof createLinkLook>;
