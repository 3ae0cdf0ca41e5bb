import type { AnyEndpoint } from './endpoint';
import { consentsEndpoints } from './consents/endpoints';
import { daysEndpoints } from './days/endpoints';
import { groupEndpoints } from './groups/endpoints';
import { identityEndpoints } from './identity/endpoints';
import { notifyEndpoints } from './notify/endpoints';
import { releaseEndpoints } from './release/endpoints';
import { scannerEndpoints } from './scanner/endpoints';
import { serviceEndpoints } from './service/endpoints';
import { websitesEndpoints } from './websites/endpoints';

/** Every call of the product. The gateway's table, the OpenAPI document and generated tests start here. */
export const endpoints: readonly AnyEndpoint[] = [
  ...serviceEndpoints,
  ...identityEndpoints,
  ...websitesEndpoints,
  ...groupEndpoints,
  ...consentsEndpoints,
  ...daysEndpoints,
  ...scannerEndpoints,
  ...releaseEndpoints,
  ...notifyEndpoints,
];
