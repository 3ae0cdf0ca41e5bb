import type { Service } from '@yinyom/service-kit/service';
import type { ApplicationRecord } from '../application/ApplicationRecord';

/** Websites of an organization that were made up, deleted or not. */
export const samplesOf = (
  { database }: Pick<Service, 'database'>,
  organization_id: string,
): Promise<ApplicationRecord[]> =>
  database.collection<ApplicationRecord>('applications').find({ organization_id, sample: true }).toArray();
