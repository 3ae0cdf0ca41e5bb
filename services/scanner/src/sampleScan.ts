import { createAuditor } from '@yinyom/service-kit/auth/auditor';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import type { ServiceDeps } from '@yinyom/service-kit/service';
import { createAllowedStore } from './allowed-findings/allowed.store';
import type { WebsitesClient } from './access/WebsitesClient';
import { createDelivery } from './delivery/deliver';
import { createReporter } from './delivery/reporter';
import { deliverScans, type ScannedSample } from './sample/deliverScans';
import { createResultStore } from './scans/result.store';
import { createScanStore } from './scans/scan.store';
import { createScheduleStore } from './schedule/schedule.store';

interface Deps extends Pick<ServiceDeps, 'database' | 'logger'> {
  identity: IdentityClient;
  websites: WebsitesClient;
}

/** Gives a sample website of the demo finished scans; see `deliverScans`. */
export const deliverSampleScans = async (
  { database, logger, identity, websites }: Deps,
  site: ScannedSample,
): Promise<void> => {
  const scans = createScanStore(database);
  const results = createResultStore(database);
  const reporter = createReporter(identity, createScheduleStore(database), scans);
  const auditor = createAuditor(identity);
  const deliver = createDelivery({
    scans,
    results,
    allowed: createAllowedStore(database),
    // What is made up publishes nothing.
    takeOverLeaks: () => Promise.resolve(),
    websites,
    reporter,
    auditor,
    logger,
    // A made-up past took nobody any time.
    count: () => undefined,
  });
  await deliverScans({ scans, results, deliver }, site);
};
