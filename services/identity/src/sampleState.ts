import type { Service } from '@yinyom/service-kit/service';
import { createStores } from './createStores';
import type { OrganizationRecord } from './organizations/organization.store';

/** How the sample data of an organization stand; undefined where there never were any. */
export const sampleState = async (
  { database }: Pick<Service, 'database'>,
  organizationId: string,
): Promise<OrganizationRecord['sample_data']> =>
  (await createStores(database).organizations.get(organizationId))?.sample_data;

/** Says how far the sample data of an organization are. */
export const setSampleState = async (
  { database }: Pick<Service, 'database'>,
  organizationId: string,
  state: NonNullable<OrganizationRecord['sample_data']>,
): Promise<void> => createStores(database).organizations.setSampleData(organizationId, state);
