import { downloadBinder } from '@yinyom/contracts/papers/binders';
import { downloadFile } from '../controllers/ofController';

/** The ZIP of a binder. */
export const fetchBinder = (id: string) =>
  downloadFile({ endpoint: downloadBinder, params: { id }, quiet: true });
