import { baseUri } from '../platform/native';

/**
 * Whether an address leads to the web (a page in a file may name its neighbours). Nothing that stands in markup may
 * become code through this script: no `javascript:`, no `data:`, no `blob:`.
 */
export const isWebAddress = (address: string): boolean => {
  try {
    const { protocol } = new URL(address, baseUri());
    return /^https?:$/.test(protocol) || (protocol === 'file:' && location.protocol === protocol);
  } catch {
    return false;
  }
};
