import * as z from 'zod/mini';
import { scannedForm } from '../scanner/leakWatch';

/** Websites that the scanner answers about at once: each may have 200 forms, and an internal call has five seconds. */
export const MAX_FORM_WEBSITES = 20;

/** Of the scanner service: what websites ask people for, for the record of processing. */
export const scannedFormCalls = {
  /** Forms of each website by its latest scan with leak watch; websites without leak watch or such a scan are left out. */
  scannedForms: {
    input: z.strictObject({
      application_ids: z.array(z.string()).check(z.maxLength(MAX_FORM_WEBSITES)),
    }),
    output: z.array(
      z.object({ application_id: z.string(), finished_at: z.string(), forms: z.array(scannedForm) }),
    ),
  },
};
