import { useTexts } from '@yinyom/mfe-kit';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';

const Bar = styled.p`
  position: sticky;
  top: 0;
  z-index: ${({ theme }) => theme.layer.sticky};
  padding: 8px 16px;
  background: ${({ theme }) => theme.color.accentSoft};
  color: ${({ theme }) => theme.color.warning};
  text-align: center;
`;

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
  return <div role="status">{!online && <Bar>{t('offline')}</Bar>}</div>;
};
