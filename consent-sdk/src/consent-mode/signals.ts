import type { SdkCategory } from '@yinyom/contracts/sdk/config';

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
  categories: SdkCategory[],
  may: (category: SdkCategory) => boolean,
): SignalStates => {
  const states: SignalStates = {};
  for (const signal of SIGNALS) states[signal] = 'denied';
  for (const category of categories)
    if (may(category)) for (const signal of category.gcm) states[signal] = 'granted';
  return states;
};
