import type { PageRemote } from '@yinyom/contracts/release/pageList';
import { wantedPreview } from './wantedPreview';

/** The releases of a page, with the build that this tab previews in place of its remote's. Others load no code for it. */
export const withPreview = async (rows: PageRemote[]): Promise<PageRemote[]> => {
  const wanted = wantedPreview();
  if (!wanted) return rows;
  const { askPreview } = await import('./askPreview');
  const row = await askPreview(wanted);
  return row ? [...rows.filter(({ name }) => name !== row.name), row] : rows;
};
