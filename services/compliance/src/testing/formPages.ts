import type { AddressInfo } from 'node:net';
import { contextMiddleware } from '@yinyom/service-kit/http/contextMiddleware';
import { createApp } from '@yinyom/service-kit/http/createApp';
import { errorHandler } from '@yinyom/service-kit/http/errorHandler';
import { createLogger } from '@yinyom/service-kit/logger';
import { OURS } from '@yinyom/testing/identityStandIn';
import { OFFICER, type Compliance } from './startCompliance';

/** Serves the pages of a service that people open in browsers, as the gateway does. */
export const servePages = ({ service }: Compliance): { origin: string; close(): void } => {
  const app = createApp();
  app.use(contextMiddleware(createLogger('silent')));
  if (service.pages) app.use(service.pages);
  app.use(errorHandler);
  const server = app.listen(0);
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() };
};

/** Switches the public form on; the officer receives its requests. */
export const switchFormOn = async ({ admin }: Compliance): Promise<void> => {
  const path = `/organizations/${OURS}/request-settings`;
  const { body } = await admin('GET', path);
  const given = { form_enabled: true, receivers: [OFFICER] };
  const { status } = await admin('PUT', path, given, { 'if-match': body.etag });
  if (status !== 200) throw new Error(`the form was not switched on: ${status}`);
};
