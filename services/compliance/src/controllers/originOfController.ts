import type { ConsoleHosts } from '@yinyom/service-kit/settings/consoleHosts';
import { organizationOf } from './controllerKey';

/** Origins by the key of a controller: clients have that of their agency. */
export const originOfController =
  (originOf: ConsoleHosts['originOf']): ConsoleHosts['originOf'] =>
  (key) =>
    originOf(typeof key === 'string' ? organizationOf(key) : key);
