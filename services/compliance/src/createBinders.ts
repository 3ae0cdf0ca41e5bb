import { API_PATH } from '@yinyom/contracts/constants';
import { getTransparencyKeys } from '@yinyom/contracts/consents/transparency';
import { createJobs } from '@yinyom/service-kit/jobs/createJobs';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { PdfMaker } from '@yinyom/service-kit/pdf/pdfMaker';
import type { RequestAccess } from './administration/requestAccess';
import { createBinderFiles } from './binder/binderFiles.store';
import { createBinderJobs } from './binder/binderJobs';
import { bindBinderRoutes } from './binder/binders.routes';
import { createBindersService } from './binder/binders.service';
import { bindersOfOrganizations, createExpireBinders, resealBinders } from './binder/binderUpkeep';
import type { PaperSource } from './binder/PaperSource';
import { createBinderKeys } from './binder/pieceCipher';
import type { ComplianceDeps } from './createComplianceService';
import type { Stores } from './createStores';
import { createLetterNumbers } from './inspection-letters/letterNumbers';
import type { Seals } from './register/seals';

interface Parts {
  deps: Pick<
    ComplianceDeps,
    'database' | 'logger' | 'identity' | 'websites' | 'consents' | 'secrets' | 'jobs'
  >;
  stores: Pick<Stores, 'binders' | 'inspectionLetters'>;
  seals: Seals;
  bind: RouteBinder;
  access: Pick<RequestAccess, 'worker'>;
  pdfs: PdfMaker;
  /** The papers, in any order; one that none fills says that nothing is stated. */
  sources: readonly PaperSource[];
  /** Where people open the platform. */
  origin: string;
  now(): Date;
}

/** Binders for inspections: their job, their calls, and what time does to them. */
export const createBinders = (parts: Parts) => {
  const { deps, stores, seals, bind, access, pdfs, sources, origin, now } = parts;
  const { database, logger, identity, websites, consents, secrets } = deps;
  const { binders } = stores;
  const keys = createBinderKeys(secrets.DATA_SECRET);
  const files = createBinderFiles(database, keys);
  const keysAddress = `${origin}${API_PATH}${getTransparencyKeys.path}`;
  const kind = createBinderJobs({ binders, files, sources, pdfs, consents, keysAddress, logger, now });
  const jobs = createJobs({ database, logger, kinds: [kind], ...deps.jobs });
  const letterNumbers = createLetterNumbers({ letters: stores.inspectionLetters, seals });
  const service = createBindersService({
    binders,
    files,
    keys,
    jobs,
    kind,
    websites,
    identity,
    letterNumbers,
    now,
  });
  bindBinderRoutes(bind, { binders: service, access, identity });
  return {
    ofOrganizations: bindersOfOrganizations({ binders, files }),
    reseal: () => resealBinders({ binders, keys }, logger),
    expire: createExpireBinders({ binders, files, now }),
    close: () => jobs.stop(),
  };
};
export type Binders = ReturnType<typeof createBinders>;
