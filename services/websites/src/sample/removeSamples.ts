import type { Service } from '@yinyom/service-kit/service';
import type { Stores } from '../createStores';
import { samplesOf } from './samplesOf';

interface Place extends Pick<Service, 'database'> {
  stores: Pick<Stores, 'applications' | 'publications'>;
}

/** What belongs to one website and says so itself. */
const OF_APPLICATION = [
  'category_overrides',
  'cookie_proposals',
  'unagreed_reports',
  'cookies',
  'fonts',
  'linked_notices',
  'logos',
  'privacy_files',
  'privacy_looks',
  'publications',
  'reassign_undos',
  'review_remarks',
  'template_drafts',
  'template_versions',
  'version_reviews',
];

/** Ends made-up websites for their visitors, before anything of them is removed. May be repeated. */
export const withdrawSamples = async ({ database, stores }: Place, organizationId: string): Promise<void> => {
  for (const sample of await samplesOf({ database }, organizationId)) {
    await stores.publications.markDeleted(String(sample._id));
    await stores.applications.markDeleted(sample);
  }
};

/**
 * Removes an organization's made-up websites with everything that this service keeps of them, versions included: nobody
 * was ever shown them for real. The websites themselves go last, so that a broken attempt can be repeated.
 */
export const removeSamples = async (
  { database }: Pick<Service, 'database'>,
  organizationId: string,
): Promise<void> => {
  for (const sample of await samplesOf({ database }, organizationId)) {
    const application_id = String(sample._id);
    for (const name of OF_APPLICATION) await database.collection(name).deleteMany({ application_id });
    await database.collection('applications').deleteOne({ _id: sample._id, sample: true });
  }
};
