import { createRequestGate } from './requestGate';
import { apiSettings } from './settings';

/** The one gate of the page. */
export const gate = createRequestGate({ serial: () => apiSettings.serialRequests });
