import { useTexts } from '@yinyom/mfe-kit';
import { useStorageFull } from '@yinyom/mfe-kit/shell';
import { NoticeBar } from './NoticeBar';
import { useStorageDamaged } from './storageDamaged';

/** Says that nothing can be saved now, or that something stored is damaged, for as long as that is so. */
export const StorageNotice = () => {
  const t = useTexts('shell');
  const full = useStorageFull();
  const damaged = useStorageDamaged();
  return (
    <div role="status">
      {full && <NoticeBar>{t('storage_full')}</NoticeBar>}
      {damaged && <NoticeBar>{t('storage_damaged')}</NoticeBar>}
    </div>
  );
};
