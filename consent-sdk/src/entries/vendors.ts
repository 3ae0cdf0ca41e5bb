import type { SignalVendor } from '@yinyom/contracts/constants';
import { tellVendors } from '../vendors/tellVendors';

/** The part for pages whose configuration came later than the script: its file could not carry the add-on. */
export const run = (names: readonly SignalVendor[]): void => tellVendors(names);
