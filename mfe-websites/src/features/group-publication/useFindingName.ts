import { useCallback } from 'react';
import { i18n } from '@yinyom/mfe-kit';
import { useGroupTexts } from '../../texts/useGroupTexts';

/** What a finding of the check before publishing is about, in a few words. */
export const useFindingName = (): ((code: string) => string) => {
  const t = useGroupTexts();
  return useCallback(
    (code) => t(`finding.${i18n.exists(`websites_groups:finding.${code}`) ? code : 'text_required'}`),
    [t],
  );
};
