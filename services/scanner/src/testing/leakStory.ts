import { Types } from 'mongoose';
import type { Published } from '../engine/published/Published';
import { createLeakStore } from '../leak-watch/leak.store';
import { placeOf } from '../personal-data/Content';
import { withoutValues } from '../personal-data/FoundLeak';
import type { Scanner } from './startScanner';
import type { TestSite } from './websitesStandIn';

/** What a scan found published: one document with ids. */
export const published = (ids: readonly string[], more: Partial<Published> = {}): Published => ({
  sources: [
    {
      kind: 'document',
      url: 'https://www.site.ac.th/list.xlsx',
      state: 'read',
      found: withoutValues([
        {
          kind: 'national_id',
          confidence: 'certain',
          place: placeOf('text', { sheet: 'a', column: 'B' }),
          values: ids,
          count: ids.length,
        },
      ]),
    },
  ],
  unread: [],
  picturePages: 0,
  notices: [],
  contact: 'none',
  forms: [],
  ...more,
});

/** A finding of a website, as an earlier scan left it. @returns its id */
export const newLeak = async ({ connection }: Scanner, site: TestSite): Promise<string> => {
  const _id = new Types.ObjectId();
  const now = new Date();
  await createLeakStore(connection).save({
    _id,
    application_id: site.id,
    organization_id: site.organization_id,
    kind: 'national_id',
    confidence: 'certain',
    state: 'open',
    source: 'page',
    address: 'https://www.site.ac.th/',
    address_key: 'x',
    place: placeOf('text'),
    count: 1,
    marks: [],
    first_seen: now,
    last_seen: now,
    last_scan_id: '0'.repeat(24),
    removed_at: null,
    removed_scan_id: null,
    legal_basis: null,
    reason: null,
    decided_by: null,
    decided_at: null,
    review_at: null,
    expires_at: new Date(now.getTime() + 86_400_000),
  });
  return String(_id);
};
