import type { Service, ServiceDeps } from '@yinyom/service-kit/service';
import { createStores } from './createStores';
import { createSeals } from './register/seals';
import { SAMPLE_PARTS } from './sample/sampleParts';

interface About {
  organizationId: string;
  organizationName: string;
  userId: string;
  now: Date;
}

/** Gives the demo organization a past of papers, in this service's database. */
export const makeSamplePapers = async (
  { database, secrets }: Pick<ServiceDeps, 'database' | 'secrets'>,
  about: About,
): Promise<void> => {
  const context = {
    ...about,
    stores: createStores(database),
    seals: createSeals(secrets.DATA_SECRET),
    ring: secrets.DATA_SECRET,
  };
  for (const part of SAMPLE_PARTS) await part.make(context);
};

/** Removes what was made up, and nothing else. May be repeated. */
export const removeSamplePapers = async (
  { database }: Pick<Service, 'database'>,
  organizationId: string,
): Promise<void> => {
  const stores = createStores(database);
  for (const part of SAMPLE_PARTS) await part.remove({ stores, organizationId });
};
