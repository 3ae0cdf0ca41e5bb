import { MAX_PAPER_WEBSITES } from '@yinyom/contracts/internal/papers';
import type { websitesInternal } from '@yinyom/contracts/internal/websites';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import type { PaperScope, RecordScope } from '../binder/PaperSource';

export type WebsiteNames = Pick<
  InternalHandlers<typeof websitesInternal>,
  'websiteFacts' | 'deletedWebsites' | 'getApplicationOwner'
>;

/** A website that a paper describes. */
export interface ScopedWebsite {
  id: string;
  domain_name: string;
  /** ISO 8601; absent while it is there. */
  deleted_at?: string;
}

export interface ScopedWebsites {
  shown: ScopedWebsite[];
  total: number;
}

/** Websites that are there now, of one controller alone: those that papers describe, and how many there are. */
export const currentWebsites = async (
  websites: WebsiteNames,
  organizationId: string,
): Promise<ScopedWebsites> => {
  const { described, total } = await websites.websiteFacts({
    organization_id: organizationId,
    controller: null,
  });
  return { shown: described.map(({ id, domain_name }) => ({ id, domain_name })), total };
};

/**
 * Websites of a scope, those of its controller alone: the chosen ones, or all, each time as many as papers describe, and how many there
 * are. Websites that were deleted after the period began are among them: their records are those of the period.
 */
export const scopedWebsites = async (
  websites: WebsiteNames,
  { organizationId, applications, from, until }: RecordScope,
): Promise<ScopedWebsites> => {
  const deleted = await websites.deletedWebsites({
    organization_id: organizationId,
    controller: null,
    ...(applications && { application_ids: [...applications] }),
    from: from.toISOString(),
    until: until.toISOString(),
  });
  if (applications === null) {
    const current = await currentWebsites(websites, organizationId);
    // In one order, whether deleted or not: what is drawn of decisions stays the same.
    const shown = [...current.shown, ...deleted.described].sort((a, b) => a.id.localeCompare(b.id));
    return { shown, total: current.total + deleted.total };
  }
  const shown: ScopedWebsite[] = [];
  // A person of groups may have any number of websites.
  const chosen = applications.slice(0, MAX_PAPER_WEBSITES);
  for (const id of chosen) {
    const found = await websites.getApplicationOwner({ application_id: id });
    const gone = deleted.described.find((website) => website.id === id);
    if (found?.organization_id === organizationId) shown.push({ id, domain_name: found.domain_name });
    else if (gone) shown.push(gone);
  }
  return { shown, total: shown.length + applications.length - chosen.length };
};

/** Days of a scope in Asia/Bangkok, both included. */
export const daysOf = ({
  from,
  until,
}: Pick<PaperScope, 'from' | 'until'>): { from: string; until: string } => ({
  from: bangkokDay(from),
  until: bangkokDay(new Date(until.getTime() - 1)),
});
