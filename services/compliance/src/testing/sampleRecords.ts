import { generateKeyPairSync, sign } from 'node:crypto';
import { binderContent } from 'yinyom-verify/binder/binderManifest';
import type { EvidenceCalls } from '../binder-papers/consentProofSource';
import type { ScanHistory } from '../binder-papers/cookiesSource';
import type { NoticeCalls } from '../binder-papers/noticesSource';
import type { BinderSigner } from '../binder/binderJobs';

interface Site {
  id: string;
  domain_name: string;
  client?: { group_id: string } | null;
}
interface Gone extends Site {
  /** Id of its organization. */
  owner: string;
  created_at: string;
  deleted_at: string;
}
type Sites = Readonly<Record<string, readonly Site[]>>;
type Scan = NonNullable<Awaited<ReturnType<ScanHistory['scanBefore']>>>;

const SHA = 'ab'.repeat(32);

const scanOf = (application_id: string, finished_at: string): Scan => ({
  id: 'e'.repeat(24),
  status: 'succeeded',
  pages_done: 12,
  cookies_found: 7,
  new: 1,
  removed: 0,
  changed: 0,
  violations: 1,
  finished_at,
  banner: { kind: 'own', name: '' } as unknown as Scan['banner'],
  violations_list: [
    {
      cookie: `_ga_${application_id.slice(0, 4)}`,
      domain: '.other.example',
      page: 'https://www.example.ac.th/',
    },
  ],
});

/** What other services recorded of websites, as they answer; the ids of websites are in it, so that a test sees whose it is. */
export const sampleRecords = (sitesOf: () => Sites) => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const key = {
    key_id: 'key-of-tests',
    public_key: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    since: '2026-01-01T00:00:00.000Z',
    until: null,
  };
  /** Websites that were deleted; a test may add some. */
  const gone: Gone[] = [];
  const ownerOf = (application_id: string) =>
    Object.entries(sitesOf()).find(([, sites]) => sites.some(({ id }) => id === application_id));
  const isTheirs = (organization_id: string, application_id: string): boolean =>
    ownerOf(application_id)?.[0] === organization_id ||
    gone.some(({ id, owner }) => id === application_id && owner === organization_id);

  const textsOf = (application_id: string, hashesOnly?: boolean): Record<string, string> =>
    hashesOnly ? {} : { th: `{"site":"${application_id}"}` };
  const websites: Omit<NoticeCalls, 'websiteFacts'> = {
    deletedWebsites: async ({ organization_id, controller, application_ids, from, until }) => {
      const described = gone
        .filter(({ owner, client, id, created_at, deleted_at }) => {
          const isTheirOwn =
            owner === organization_id &&
            (controller === undefined || (client?.group_id ?? null) === controller);
          return (
            isTheirOwn && (application_ids?.includes(id) ?? true) && created_at < until && deleted_at > from
          );
        })
        .map(({ id, domain_name, deleted_at }) => ({ id, domain_name, deleted_at }));
      return { total: described.length, described };
    },
    getApplicationOwner: async ({ application_id }) => {
      const [organization_id, sites = []] = ownerOf(application_id) ?? [];
      const { domain_name = '', client } = sites.find(({ id }) => id === application_id) ?? {};
      return organization_id === undefined
        ? null
        : {
            organization_id,
            domain_name,
            site_key: 'k',
            name: domain_name,
            ...(client && { group_path: [client.group_id] }),
          };
    },
    listVersions: async ({ application_id }) => ({
      serving: 2,
      versions: [1, 2].map((version) => ({
        version,
        published_at: `2026-0${version * 3}-01T00:00:00.000Z`,
        reconsent: 'none',
        notice_sha256: { th: `${application_id.slice(0, 8)}${SHA.slice(8)}` },
      })),
    }),
    paperNotices: async ({ organization_id, application_id, from, until, hashes_only }) =>
      isTheirs(organization_id, application_id)
        ? {
            policies: [
              {
                version: 1,
                published_at: '2026-08-01T00:00:00.000Z',
                sha256: { th: SHA },
                documents: textsOf(application_id, hashes_only),
              },
            ],
            files: [
              { id: 'f'.repeat(24), language: 'th', sha256: SHA, created_at: '2026-08-02T00:00:00.000Z' },
            ],
            linked: [
              {
                id: '7'.repeat(24),
                url: 'https://www.example.ac.th/privacy',
                media_type: 'text/html',
                sha256: SHA,
                bytes: 20,
                seen_at: '2026-08-03T00:00:00.000Z',
                last_seen_at: '2026-09-03T00:00:00.000Z',
              } as const,
            ].filter(({ seen_at, last_seen_at }) => seen_at < until && last_seen_at >= from),
            unread: [{ url: 'https://www.example.ac.th/en/privacy', problem: 'needs_login' }],
          }
        : { policies: [], files: [], linked: [], unread: [] },
    linkedNotice: async () => ({ content: Buffer.from('<p>notice</p>').toString('base64') }),
    paperNoticeFile: async () => ({ content: Buffer.from('%PDF-1.4 notice').toString('base64') }),
  };

  /** Decisions of each website; a test may change it. */
  const ledger = { decisions: 120 };
  const consents: BinderSigner & EvidenceCalls = {
    signBinder: async ({ content }) => {
      const text = binderContent({ ...content, key_id: key.key_id });
      const signature = sign(null, Buffer.from(text), privateKey).toString('base64url');
      return { key_id: key.key_id, keys: [key], signature };
    },
    evidenceFigures: async ({ organization_id, application_id }) => {
      const count = isTheirs(organization_id, application_id) ? ledger.decisions : 0;
      return {
        decisions: count,
        by_type: { accept_all: count, accept: 0, reconsent: 0, decline_all: 0 },
        visitors: count,
        accepted: count,
        declined: 0,
        first_seq: count === 0 ? null : 11,
        last_seq: count === 0 ? null : 10 + count,
        signed_days: 90,
      };
    },
    evidenceProofs: async ({ application_id, seqs }) =>
      seqs.map((seq) => ({
        seq,
        consent_id: `${application_id.slice(0, 18)}${String(seq).padStart(6, '0')}`,
        consent_time: '2026-08-03T00:00:00.000Z',
        result: 'accept_all',
        template_version: 1,
        notice_sha256: SHA,
        hash: SHA,
        ok: true,
        proved: ['record', 'notice', 'batch', 'day'],
        open: [],
        reason: null,
      })),
  };

  const ends = ['2026-07-10T00:00:00.000Z', '2026-07-20T00:00:00.000Z', '2026-09-05T00:00:00.000Z'];
  const scanner: ScanHistory = {
    scanEnds: async ({ from, until }) => ends.filter((end) => end >= from && end < until),
    scanBefore: async ({ application_id, before }) => {
      const end = ends.findLast((one) => one < before);
      return end === undefined ? null : scanOf(application_id, end);
    },
  };
  return { websites, consents, scanner, ledger, gone, key };
};
