export { allowedSetCookies, consentMiddleware, consentOf, type HeldCookies } from './adapters';
export { readConsent } from './readConsent';
export type { ReadOptions, ServerChoice } from './ServerChoice';
export { vendorStates, type VendorStates } from './vendorStates';
