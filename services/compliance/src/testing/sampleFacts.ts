import { MAX_PAPER_WEBSITES } from '@yinyom/contracts/internal/papers';
import type { FactSources, WebsiteCalls } from '../processing-record/factSources';

/** What the identity service knows of our organization in tests. */
export const sampleOrganization = (): FactSources['organization'] => ({
  name: 'มหาวิทยาลัยตัวอย่าง',
  contact_email: 'office@example.ac.th',
  dpo: { name: 'Suda Jaidee', email: 'dpo@example.ac.th', phone: '+66 2 123 4567' },
  retention_months: 24,
  require_2fa: true,
  people: { admin: 2, member: 3, viewer: 4, reviewer: 1, dpo: 1 },
});

/** A website with a cookie of its own and one of another domain. @param client whose data they are */
export const sampleWebsite = (
  id: string,
  domain_name: string,
  client: FactSources['websites'][number]['client'] = null,
): FactSources['websites'][number] => ({
  id,
  domain_name,
  site_key: `key-of-${domain_name}`,
  client,
  store_ip: 'truncated',
  store_ua: 'none',
  consent_expiry_days: 365,
  categories: [
    {
      id: 'statistics',
      title: { th: 'สถิติ', en: 'Statistics' },
      description: { th: 'นับผู้เยี่ยมชม', en: 'Counts visitors' },
      cookies: [
        {
          name: '_ga',
          purpose: { en: 'Counts each visitor once' },
          expiry: 34_560_000,
          domain: '.other.example',
        },
        { name: 'seen', purpose: {}, expiry: 0, domain: `.${domain_name}` },
      ],
    },
  ],
});

type Websites = FactSources['websites'];

/** Websites as the websites service answers them. @param undescribed own ones that there are besides @param chosen ids; absent: all */
export const factsOfSites = (
  all: Websites,
  undescribed = 0,
  chosen?: readonly string[],
): Awaited<ReturnType<WebsiteCalls['websiteFacts']>> => {
  const described = chosen ? all.filter(({ id }) => chosen.includes(id)) : all;
  const clients = new Map(
    described.flatMap(({ client }) => (client ? [[client.group_id, client] as const] : [])),
  );
  return {
    total: described.length + (chosen ? 0 : undescribed),
    clients: [...clients.values()].map((client) => ({
      ...client,
      websites: described.filter((website) => website.client?.group_id === client.group_id).length,
    })),
    described: described.slice(0, MAX_PAPER_WEBSITES),
  };
};
