import type { ServerChoice } from './ServerChoice';

/** What servers send to vendors about consent. */
export interface VendorStates {
  /** Google's `gcs` parameter of requests to a tagging server. */
  gcs: string;
  /** Microsoft's conversions API: a missing value counts as granted there, so it is always sent. */
  adStorageConsent: 'G' | 'D';
  /** Conversions APIs of Meta, Microsoft and TikTok are only called with this. */
  marketing: boolean;
}

/** A choice in the words of vendors' servers; none is a refusal. Pure. */
export const vendorStates = (choice: ServerChoice | null): VendorStates => {
  const [ads, statistics] = [choice?.[4] ?? false, choice?.[3] ?? false];
  return {
    gcs: `G1${Number(ads)}${Number(statistics)}`,
    adStorageConsent: ads ? 'G' : 'D',
    marketing: ads,
  };
};
