import type { Service } from '@yinyom/service-kit/service';
import { createStores } from './createStores';
import { removeSamples, withdrawSamples } from './sample/removeSamples';
import { samplesOf } from './sample/samplesOf';
import { createSampleWebsite, type SampleSite, type SampleWebsite } from './sample/sampleWebsite';

/** The demo's made-up websites, as whoever makes and removes them needs this service for it. */
export const sampleWebsites = ({ database }: Pick<Service, 'database'>) => {
  const stores = createStores(database);
  return {
    create: (site: SampleSite): Promise<SampleWebsite> => createSampleWebsite(stores, site),
    /** Ids of an organization's made-up websites. */
    ids: async (organizationId: string): Promise<string[]> =>
      (await samplesOf({ database }, organizationId)).map(({ _id }) => String(_id)),
    /** Their public keys by host. */
    siteKeys: async (organizationId: string): Promise<[string, string][]> =>
      (await samplesOf({ database }, organizationId)).map((site) => [site.domain_name, site.site_key]),
    withdraw: (organizationId: string) => withdrawSamples({ database, stores }, organizationId),
    remove: (organizationId: string) => removeSamples({ database }, organizationId),
  };
};
