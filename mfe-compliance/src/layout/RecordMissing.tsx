import { isApiError } from '@yinyom/mfe-kit';
import { useComplianceTexts } from '../texts/useComplianceTexts';
import { NotLoaded } from './NotLoaded';

/** Whether a call failed because there is no such decision. */
export const isUnknownDecision = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** In place of a consent record: it loads, could not be loaded, or there is none. @param error undefined: it loads */
export const RecordMissing = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const t = useComplianceTexts();
  if (isUnknownDecision(error)) return <p role="status">{t('consent_record.unknown')}</p>;
  return <NotLoaded error={error} onRetry={onRetry} />;
};
