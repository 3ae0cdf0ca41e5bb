import { useTexts } from '@yinyom/mfe-kit';
import { EmptyState } from '@yinyom/ui/data/EmptyState';

/** The address is planned, but the loaded build of its remote has no page for it yet. */
export const NotBuiltYet = () => {
  const t = useTexts('shell');
  return (
    <EmptyState heading="h1" icon="settings" title={t('not_built_title')}>
      {t('not_built_text')}
    </EmptyState>
  );
};
