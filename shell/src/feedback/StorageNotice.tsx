import { useStorageFull, useTexts } from '@yinyom/mfe-kit';
import { NoticeBar } from './NoticeBar';

/** Says that nothing can be saved now, for as long as that is so. */
export const StorageNotice = () => {
  const t = useTexts('shell');
  const full = useStorageFull();
  return <div role="status">{full && <NoticeBar>{t('storage_full')}</NoticeBar>}</div>;
};
