import { createComplianceService } from '@yinyom/compliance/createComplianceService';
import { createConsentsService } from '@yinyom/consents/createConsentsService';
import type { ServiceName } from '@yinyom/contracts/service/services';
import { createIdentityService } from '@yinyom/identity/createIdentityService';
import type { SampleRemover } from '@yinyom/identity/sample/sampleData.service';
import { createNotifyService } from '@yinyom/notify/createNotifyService';
import { createReleasesService } from '@yinyom/releases/createReleasesService';
import { createScannerService } from '@yinyom/scanner/createScannerService';
import type { DepsOf } from '@yinyom/service-kit/clients/otherServices';
import { createWebsitesService } from '@yinyom/websites/createWebsitesService';

/**
 * How each service is made in this process.
 * @param sample removes the sample data of a demo; null where there is no demo
 */
export const serviceFactories = (sample: SampleRemover | null) =>
  ({
    identity: (deps: DepsOf<'identity'>) => createIdentityService({ ...deps, sample }),
    websites: ({ consents: figures, scanner: scans, ...deps }: DepsOf<'websites'>) =>
      createWebsitesService({ ...deps, figures, scans }),
    consents: createConsentsService,
    scanner: createScannerService,
    releases: createReleasesService,
    notify: createNotifyService,
    compliance: createComplianceService,
  }) satisfies { [N in ServiceName]: (deps: DepsOf<N>) => Promise<unknown> };

/** A service in this process, with what it offers besides its calls. */
export type LocalService<N extends ServiceName> = Awaited<ReturnType<ReturnType<typeof serviceFactories>[N]>>;
