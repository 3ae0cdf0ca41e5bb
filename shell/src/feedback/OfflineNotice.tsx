import { useTexts } from '@yinyom/mfe-kit';
import { useSyncExternalStore } from 'react';
import { NoticeBar } from './NoticeBar';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Says that the connection is gone, for as long as it is. */
export const OfflineNotice = () => {
  const t = useTexts('shell');
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return <div role="status">{!online && <NoticeBar>{t('offline')}</NoticeBar>}</div>;
};
