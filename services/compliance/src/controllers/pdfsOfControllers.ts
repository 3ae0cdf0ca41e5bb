import type { PdfMaker } from '@yinyom/service-kit/pdf/pdfMaker';
import { organizationOf } from './controllerKey';
import { overriding } from './overriding';

/** The PDF maker as controllers see it: an agency and all of its clients share the turns of one organization. */
export const pdfsOfControllers = (pdfs: PdfMaker): PdfMaker =>
  overriding(pdfs, { make: (key, html) => pdfs.make(organizationOf(key), html) });
