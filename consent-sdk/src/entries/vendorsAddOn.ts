import { tellVendors } from '../vendors/tellVendors';

/** Behind the core in the file of a website that wants it, so that it runs before the vendors' own tags. */
tellVendors(__YINYOM_TOLD__);
