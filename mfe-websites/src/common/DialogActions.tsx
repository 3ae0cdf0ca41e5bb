import { useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import type { ReactNode } from 'react';

/** Buttons of a window: the way out, then what it is for. */
export const DialogActions = ({ onCancel, children }: { onCancel: () => void; children: ReactNode }) => {
  const t = useTexts('websites');
  return (
    <>
      <Button kind="quiet" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      {children}
    </>
  );
};
