import type { SdkConfig } from '@yinyom/contracts/sdk/config';

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
  for (const signal of SIGNALS) states[signal] = 'denied';
  for (const { id, gcm } of categories) if (may(id)) for (const signal of gcm) states[signal] = 'granted';
  return states;
};
