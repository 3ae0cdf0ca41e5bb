import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { applicationId } from '../consents/consentFields';
import { endpoint } from '../endpoint';

/**
 * What happens on a website, as it happens: one stream for a browser, `LIVE_EVENTS` has its events. `Last-Event-ID` goes on
 * where a stream broke off. Rights are those of the website's figures. Answered by the gateway.
 */
export const watchEvents = endpoint({
  name: 'watchEvents',
  service: 'identity',
  method: 'GET',
  path: '/me/events',
  auth: 'bearer',
  role: ROLES.viewer,
  summary: 'What happens on a website as it happens (text/event-stream)',
  query: z.strictObject({ application_id: applicationId }),
  status: 200,
  files: ['text/event-stream'],
  resource: 'application',
});
