import type { Connection } from 'mongoose';
import { createCounters } from '@yinyom/service-kit/database/createCounters';
import { createUnverifiedStore } from './form/unverified.store';
import { createIncidentStore } from './incidents/incident.store';
import { createActivityStore } from './processing-record/activity.store';
import { createExemptionStore } from './processing-record/exemption.store';
import { createNumberStore } from './register/number.store';
import { createRequestStore } from './register/request.store';
import { createSettingsStore } from './settings/settings.store';
import { createPaperFileStore } from './signed-scans/paperFile.store';

/** Everything that the service stores. */
export const createStores = (database: Connection) => ({
  requests: createRequestStore(database),
  numbers: createNumberStore(database),
  settings: createSettingsStore(database),
  unverified: createUnverifiedStore(database),
  activities: createActivityStore(database),
  exemptions: createExemptionStore(database),
  incidents: createIncidentStore(database),
  paperFiles: createPaperFileStore(database),
  /** Codes that went to a mailbox. */
  counters: createCounters(database, 'request_mailboxes'),
});
export type Stores = ReturnType<typeof createStores>;
