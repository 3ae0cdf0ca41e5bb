import type { PaperFact } from '@yinyom/contracts/papers/activity';
import { SHARED_ITEMS, type PaperFactName, type PaperRole } from '@yinyom/contracts/papers/paperItems';
import { REQUEST_FORM_PATH } from '@yinyom/contracts/requests/publicRequest';
import type { FactsByItem, KnownFacts } from './ActivityRecord';
import { cookiePurposes, cookieTimes, mergedCategories, otherDomains, usedCookies } from './cookieFacts';
import type { FactSources } from './factSources';
import { withForms, type StatedForm } from './formFacts';

/** The activity that every organization has. */
export const COOKIE_CONSENT = 'cookie_consent';
const PROCESSOR = 'processor:';
/** What a processor's activity for a client is generated for. */
export const processorKey = (groupId: string): string => `${PROCESSOR}${groupId}`;

type Website = FactSources['websites'][number];
type Contact = Pick<FactSources['organization'], 'name' | 'contact_email' | 'dpo'>;

const fact = (sentence: PaperFactName, values: PaperFact['values'] = {}): PaperFact => ({ sentence, values });
const onSites = (sentence: PaperFactName, websites: readonly Website[]): PaperFact[] =>
  websites.length === 0
    ? []
    : [fact(sentence, { websites: websites.map(({ domain_name }) => domain_name).join(', ') })];

/** Websites that there are besides those that are described. */
const moreWebsites = (described: readonly Website[], total: number): PaperFact[] =>
  total > described.length ? [fact('more_websites', { more: String(total - described.length) })] : [];

const dpoFacts = ({ dpo }: Contact): PaperFact[] =>
  dpo ? [fact('dpo_contact', { contact: [dpo.name, dpo.email, dpo.phone].filter(Boolean).join(' · ') })] : [];
const nameFacts = ({ name, contact_email }: Contact): PaperFact[] => [
  fact('name', { name }),
  ...(contact_email ? [fact('contact_email', { email: contact_email })] : []),
];

/** What decisions of visitors consist of on these websites. */
const dataFacts = (websites: readonly Website[]): PaperFact[] => [
  fact('consent_record'),
  ...onSites(
    'ip_truncated',
    websites.filter(({ store_ip }) => store_ip === 'truncated'),
  ),
  ...onSites(
    'ua_family',
    websites.filter(({ store_ua }) => store_ua === 'family'),
  ),
  ...usedCookies(mergedCategories(websites)),
];

/** What the platform knows of its own security. */
export const securityFacts = ({ organization, origin, lastBackup }: FactSources): PaperFact[] => [
  ...(origin.startsWith('https:') ? [fact('tls')] : []),
  fact(organization.require_2fa ? 'two_factor_required' : 'two_factor_optional'),
  fact('sealed_secrets'),
  fact('hash_chain'),
  ...(lastBackup === null ? [] : [fact('last_backup', { time: lastBackup })]),
];

const consentDays = (websites: readonly Website[]): PaperFact[] =>
  [...new Set(websites.map(({ consent_expiry_days }) => consent_expiry_days))]
    .sort((a, b) => a - b)
    .flatMap((days) =>
      onSites(
        'consent_days',
        websites.filter(({ consent_expiry_days }) => consent_expiry_days === days),
      ).map(({ sentence, values }) => fact(sentence, { ...values, days: String(days) })),
    );

/** How many people have access, by role. */
export const peopleFact = ({ people }: FactSources['organization']): PaperFact =>
  fact('people', Object.fromEntries(Object.entries(people).map(([role, count]) => [role, String(count)])));

/** Items that are the same for all activities of a role. */
const sharedFacts = (role: PaperRole, { organization }: FactSources): FactsByItem =>
  role === 'controller'
    ? { controller: [...nameFacts(organization), ...dpoFacts(organization)] }
    : { processor: nameFacts(organization), dpo: dpoFacts(organization) };

const cookieConsent = (sources: FactSources): KnownFacts => {
  const { organization, requests, origin } = sources;
  const own = sources.websites.filter(({ client }) => client === null);
  const categories = mergedCategories(own);
  const forms = requests.form_enabled
    ? own.map(({ site_key }) =>
        fact('request_form_address', { address: `${origin}${REQUEST_FORM_PATH}/${site_key}` }),
      )
    : [];
  return {
    facts: {
      ...sharedFacts('controller', sources),
      data: [
        ...dataFacts(own),
        ...moreWebsites(own, sources.ownWebsites),
        ...(requests.form_enabled ? [fact('request_form')] : []),
      ],
      purpose: [
        fact('proof_of_consent'),
        ...cookiePurposes(categories),
        ...(requests.form_enabled ? [fact('answering_requests')] : []),
      ],
      retention: [
        ...(organization.retention_months === null
          ? []
          : [fact('evidence_months', { months: String(organization.retention_months) })]),
        ...consentDays(own),
        ...cookieTimes(categories),
        ...(requests.form_enabled ? [fact('requests_months', { months: String(requests.keep_months) })] : []),
      ],
      access: [
        peopleFact(organization),
        ...onSites('own_record', own),
        ...moreWebsites(own, sources.ownWebsites),
        ...forms,
      ],
      security: securityFacts(sources),
    },
    hints: { disclosure: otherDomains(own) },
  };
};

/** Null where the client has no website here any more. */
const processingFor = (groupId: string, sources: FactSources): KnownFacts | null => {
  const websites = sources.websites.filter(({ client }) => client?.group_id === groupId);
  const client = sources.clients.find(({ group_id }) => group_id === groupId);
  if (!client) return null;
  return {
    facts: {
      ...sharedFacts('processor', sources),
      controllers: [
        fact('on_behalf_of', { name: client.name }),
        ...nameFacts(client).slice(1),
        ...dpoFacts(client),
      ],
      kinds: [
        ...onSites('websites', websites),
        ...moreWebsites(websites, client.websites),
        ...dataFacts(websites),
        fact('proof_of_consent'),
        ...cookiePurposes(mergedCategories(websites)),
      ],
      security: securityFacts(sources),
    },
    hints: { recipients: otherDomains(websites) },
  };
};

/**
 * What the platform knows of an activity by now. Of one that people added that is who answers for it, and what forms ask for that people
 * accepted. Pure.
 * @returns null for a generated one that the platform no longer finds
 */
export const knownFacts = (
  {
    role,
    generated,
    found_forms = [],
  }: { role: PaperRole; generated: string | null; found_forms?: readonly StatedForm[] },
  sources: FactSources,
): KnownFacts | null => {
  if (generated === null) return { facts: withForms(sharedFacts(role, sources), found_forms), hints: {} };
  if (generated === COOKIE_CONSENT) return cookieConsent(sources);
  return processingFor(generated.slice(PROCESSOR.length), sources);
};

/** Everything that is generated for an organization: its own consent, and one activity for each client. */
export const generatedKeys = ({ clients }: FactSources): { generated: string; client: string | null }[] => [
  { generated: COOKIE_CONSENT, client: null },
  ...clients.map(({ group_id, name }) => ({ generated: processorKey(group_id), client: name })),
];

/** Items whose facts are read when a record is put together, whatever a version holds. */
export const isShared = (item: string): boolean => (SHARED_ITEMS as readonly string[]).includes(item);
