import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { tagOf } from '@yinyom/contracts/reference/tags';
import { WEBHOOK_EVENTS } from '@yinyom/contracts/reference/webhookEvents';
import { openApiDocument } from './openApiDocument';

/**
 * The OpenAPI document of each group of calls, by the name of its file: programs that generate code, and agents, seldom need every
 * call. Messages of webhooks are in the document of the calls about webhooks.
 */
export const groupDocuments = (
  endpoints: readonly AnyEndpoint[],
  origin: string,
): Record<string, () => object> =>
  Object.fromEntries(
    [...new Set(endpoints.map(tagOf))].map((group) => [
      `openapi/${group}.json`,
      () =>
        openApiDocument(
          endpoints.filter((endpoint) => tagOf(endpoint) === group),
          origin,
          group === 'webhooks' ? WEBHOOK_EVENTS : [],
        ),
    ]),
  );
