import { EgressRefused } from '@yinyom/service-kit/egress/EgressRefused';
import type { CheckedTarget } from '@yinyom/service-kit/egress/checkedResolver';
import { SELF_TEST_HOSTS } from './selfTest';

/** Hosts that Chromium asks for itself, whatever its arguments say, and that no website needs. */
const HOME = new Set([
  'update.googleapis.com',
  'clients2.google.com',
  'clients1.google.com',
  'optimizationguide-pa.googleapis.com',
  'content-autofill.googleapis.com',
  'safebrowsing.googleapis.com',
  'redirector.gvt1.com',
  'edgedl.me.gvt1.com',
]);

/** Whether a connection is the browser's own and no page's. */
export const isOwnCall = (host: string): boolean => HOME.has(host) || SELF_TEST_HOSTS.has(host);

/**
 * Keeps Chromium from calling home.
 * @throws EgressRefused
 */
export const refuseOwnCalls = ({ host, port }: CheckedTarget): void => {
  if (isOwnCall(host)) throw new EgressRefused('own_host', host, port);
};
