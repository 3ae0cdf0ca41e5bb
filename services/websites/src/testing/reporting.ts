import { publishedSite } from './bannerEditing';
import type { Websites } from './startWebsites';

/** A published website whose owner wants to know what visitors' browsers hold, and what its script was signed with. */
export const reportingSite = async (websites: Websites) => {
  const site = await publishedSite(websites);
  await websites.as('admin')('PUT', `/applications/${site.id}`, { body: { discovery: true } });
  const { body } = await websites.send('GET', `/public/sites/${site.site_key}/config`);
  return { ...site, config_token: body.config_token as string };
};
export type ReportingSite = Awaited<ReturnType<typeof reportingSite>>;

/** A name as the scanner hands it over, which nobody knows. */
export const reportedName = (name: string, more: object = {}) => ({
  name,
  match: 'exact' as const,
  kind: 'cookie' as const,
  provider: 'site.example.ac.th',
  expiry: 0,
  is_session: true,
  suggestion: null,
  ...more,
});

/** Addresses in so many different networks. */
export const networks = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `203.0.${at >> 8}.${at & 255}`);

/** Reports names from each of the addresses. */
export const report = async (
  { service }: Pick<Websites, 'service'>,
  site: Pick<ReportingSite, 'site_key' | 'config_token'>,
  items: ReturnType<typeof reportedName>[],
  ips: readonly string[],
  unagreed = false,
) => {
  const answers: string[] = [];
  for (const ip of ips)
    answers.push(
      await service.internal.proposeNames({
        site_key: site.site_key,
        config_token: site.config_token,
        ip,
        unagreed,
        items,
      }),
    );
  return answers;
};

/** What the console shows of a website's proposals. */
export const proposalsOf = async (websites: Websites, id: string, query = '') =>
  (await websites.as('member')('GET', `/applications/${id}/cookies/proposals${query}`)).body as {
    entities: { id: string; name: string; networks: number; suggested_category: { type: number } | null }[];
    total: number;
  };
