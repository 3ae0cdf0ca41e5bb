import type { ConsentsDeps } from './createConsentsService';
import { createStores } from './createStores';
import { createPastRecorder } from './sample/recordPast';

/** Makes the past of the demo's sample websites in this service's database; see `createPastRecorder`. */
export const createSamplePast = async ({
  database,
  ...deps
}: Pick<ConsentsDeps, 'database' | 'secrets' | 'websites' | 'logger'>) =>
  createPastRecorder({ ...deps, stores: await createStores(database) });
