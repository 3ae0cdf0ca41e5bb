import type { websitesInternal } from '@yinyom/contracts/internal/websites';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import type { PaperScope } from '../binder/PaperSource';

export type WebsiteNames = Pick<
  InternalHandlers<typeof websitesInternal>,
  'websiteFacts' | 'getApplicationOwner'
>;

/** A website that a paper describes. */
export interface ScopedWebsite {
  id: string;
  domain_name: string;
}

/** Websites of a scope, those of the organization alone; of all websites those that papers describe, and how many there are. */
export const scopedWebsites = async (
  websites: WebsiteNames,
  { organizationId, applications }: Pick<PaperScope, 'organizationId' | 'applications'>,
): Promise<{ shown: ScopedWebsite[]; total: number }> => {
  if (applications === null) {
    const { described, total } = await websites.websiteFacts({ organization_id: organizationId });
    return { shown: described.map(({ id, domain_name }) => ({ id, domain_name })), total };
  }
  const shown: ScopedWebsite[] = [];
  for (const id of applications) {
    const found = await websites.getApplicationOwner({ application_id: id });
    if (found?.organization_id === organizationId) shown.push({ id, domain_name: found.domain_name });
  }
  return { shown, total: shown.length };
};

/** Days of a scope in Asia/Bangkok, both included. */
export const daysOf = ({
  from,
  until,
}: Pick<PaperScope, 'from' | 'until'>): { from: string; until: string } => ({
  from: bangkokDay(from),
  until: bangkokDay(new Date(until.getTime() - 1)),
});
