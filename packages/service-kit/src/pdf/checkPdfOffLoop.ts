import path from 'node:path';
import { offLoop } from '../off-loop/offLoop';
import type { checkPdf } from './checkPdf';

/** `checkPdf` in a thread, for an organization. */
export const checkPdfOffLoop = offLoop<typeof checkPdf>({
  module: path.join(__dirname, 'checkPdf'),
  name: 'checkPdf',
});
