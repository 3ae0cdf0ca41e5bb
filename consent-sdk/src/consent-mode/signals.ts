import type { SdkConfig } from '@yinyom/contracts/sdk/config';
import { some } from '../platform/some';

const SIGNALS = [
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
  'analytics_storage',
  'functionality_storage',
  'personalization_storage',
  'security_storage',
] as const;

export type SignalStates = Record<string, 'granted' | 'denied'>;

/** State of every Google Consent Mode v2 signal: granted when a category that carries it may act. */
export const signalStates = (
  categories: SdkConfig['categories'],
  may: (categoryId: string) => boolean,
): SignalStates => {
  const states: SignalStates = {};
  for (const signal of SIGNALS) {
    states[signal] = some(categories, ({ id, gcm }) => may(id) && some(gcm, (name) => name === signal))
      ? 'granted'
      : 'denied';
  }
  return states;
};
