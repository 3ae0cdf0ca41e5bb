import type { ConsentsService } from '@yinyom/consents/createConsentsService';
import type { Service } from '@yinyom/service-kit/service';

/** The services of a demo, all in this process: a demo is for one machine. */
export interface LocalServices {
  identity: Pick<Service, 'database'>;
  websites: Pick<Service, 'database'>;
  consents: Pick<ConsentsService, 'database'>;
  scanner: Pick<Service, 'database'>;
  notify: Pick<Service, 'database'>;
  compliance: Pick<Service, 'database'>;
}
