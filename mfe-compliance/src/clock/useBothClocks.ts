import { formatDateTime } from '@yinyom/mfe-kit';
import { useIncidentTexts } from '../texts/useIncidentTexts';

/** Writes a moment in Bangkok time and UTC; an empty text for none. */
export const useBothClocks = () => {
  const t = useIncidentTexts();
  return (iso: string | null): string =>
    iso === null
      ? ''
      : t('clock.both', { bangkok: formatDateTime(iso), utc: iso.slice(0, 16).replace('T', ' ') });
};
