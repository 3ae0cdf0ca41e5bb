import { confirmDialog, useLeaveGuard } from '@yinyom/mfe-kit';
import { useComplianceTexts } from '../texts/useComplianceTexts';

/** Asks before a form with unsaved changes is left. */
export const useLeaveQuestion = (isUnsaved: boolean): void => {
  const t = useComplianceTexts();
  useLeaveGuard(isUnsaved, (leave) => {
    void confirmDialog({
      title: t('leave.title'),
      text: t('leave.text'),
      confirm: t('leave.confirm'),
    }).then((goAhead) => goAhead && leave());
  });
};
