import { apiSettings } from '@yinyom/mfe-kit';

/**
 * Sets the gate of requests as the operator wants it (setting SERIAL_REQUESTS). The gateway writes it into the page, so
 * that it holds from the first request on.
 */
export const setRequestGate = (page: ParentNode = document): void => {
  const gate = page.querySelector('meta[name="request-gate"]')?.getAttribute('content');
  apiSettings.serialRequests = gate === 'serial';
};
