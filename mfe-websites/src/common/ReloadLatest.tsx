import { errorCode, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';

/** After a change by another person: offers the latest version in place of what was typed; nothing for other errors. */
export const ReloadLatest = ({ error, onReload }: { error: unknown; onReload: () => void }) => {
  const t = useTexts('websites');
  if (errorCode(error) !== 'version_conflict') return null;
  return (
    <div>
      <Button kind="secondary" size="small" icon="refresh" onClick={onReload}>
        {t('publish.reload')}
      </Button>
    </div>
  );
};
