import type { SignalVendor } from '@yinyom/contracts/constants';
import type { YinyomApi, YinyomConsent } from '../api/yinyomApi';
import { report } from '../platform/report';
import { page } from './page';
import { VENDORS } from './vendors';

/** A page with two snippets tells its tags once. */
const TOLD = Symbol.for('yinyom.vendors');

const safely = (tell: () => void): void => {
  try {
    tell();
  } catch (reason) {
    report(reason);
  }
};

/**
 * Tells vendors' tags in their own words: refused before anything else, then what the visitor chose, on every choice and
 * on every page. It knows the public API alone; where no script runs, everything stays refused.
 */
export const tellVendors = (names: readonly SignalVendor[]): void => {
  if (page[TOLD]) return;
  page[TOLD] = true;
  const vendors = names.map((name) => VENDORS[name]);
  vendors.forEach((vendor) => safely(() => vendor.before?.()));
  const tell = (consent: YinyomConsent | null): void => {
    if (!consent) return;
    const { 3: statistics = false, 4: ads = false } = consent.types;
    vendors.forEach((vendor) => safely(() => vendor.tell(ads, statistics)));
  };
  const api = window.yinyom as YinyomApi | undefined;
  if (!api?.get) return;
  tell(api.get());
  api.on('change', tell);
};
