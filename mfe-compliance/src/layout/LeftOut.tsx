import type { RequestConsentRecord } from '@yinyom/contracts/requests/consentRecord';
import { Notice } from '@yinyom/ui/data/Notice';
import { useComplianceTexts } from '../texts/useComplianceTexts';

/** Says which values of a consent record the role of the reader does not see in full; nothing where it sees all. */
export const LeftOut = ({ left_out }: Pick<RequestConsentRecord, 'left_out'>) => {
  const t = useComplianceTexts();
  if (left_out.length === 0) return null;
  return (
    <Notice small tone="info">
      {t('consent_record.left_out', { names: left_out.join(', ') })}
    </Notice>
  );
};
