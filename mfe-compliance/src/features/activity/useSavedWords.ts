import type { ProcessingActivity } from '@yinyom/contracts/papers/activity';
import { useRecordTexts } from '../../texts/useRecordTexts';

/** Gives which version it is, when it was saved and by whom. */
export const useSavedWords = () => {
  const t = useRecordTexts();
  return ({ version, saved_by }: ProcessingActivity, time: string): string =>
    t('activity.saved_by', {
      version,
      time,
      name: saved_by.kind === 'system' ? t('versions.platform') : saved_by.name,
    });
};
