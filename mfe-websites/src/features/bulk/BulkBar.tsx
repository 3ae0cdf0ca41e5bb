import { BULK_ACTIONS, type BulkActionName } from '@yinyom/contracts/bulk/bulkOperation';
import { MAX_SELECTED } from '@yinyom/contracts/bulk/bulkAction';
import { ROLES } from '@yinyom/contracts/constants';
import { formatNumber, useLang, useSession } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { IconButton } from '@yinyom/ui/action/IconButton';
import { BottomBar } from '@yinyom/ui/form/BottomBar';
import { Select } from '@yinyom/ui/form/Select';
import { VisuallyHidden } from '@yinyom/ui/foundation/VisuallyHidden';
import { useState } from 'react';
import { useBulkTexts } from '../../texts/useBulkTexts';
import { BulkDialog } from './BulkDialog';
import { countOf, type ChosenBar } from '../../common/chosenWebsites';

interface BulkBarProps extends ChosenBar {
  organizationId: string;
}

const OF_ADMINS: readonly BulkActionName[] = ['move', 'delete'];

/** What can be done to the chosen websites. */
export const BulkBar = ({ organizationId, chosen, names, total, onChooseAll, onClear }: BulkBarProps) => {
  const t = useBulkTexts();
  const lang = useLang();
  const { role } = useSession();
  const [action, setAction] = useState<BulkActionName | ''>('');
  const number = countOf(chosen);
  if (number === 0) return null;
  const offered = BULK_ACTIONS.filter(
    (name) => name !== 'import' && (role >= ROLES.admin || !OF_ADMINS.includes(name)),
  );
  const isTooMany = !chosen.all && number > MAX_SELECTED;
  return (
    <>
      <BottomBar status={isTooMany ? t('too_many') : t('chosen', { number: formatNumber(number, lang) })}>
        <IconButton data-clears="" icon="close" label={t('clear')} onClick={onClear} />
        {!chosen.all && total !== null && total > number && (
          <Button kind="secondary" onClick={onChooseAll}>
            {t('choose_all', { number: formatNumber(total, lang) })}
          </Button>
        )}
        <Select
          label={<VisuallyHidden>{t('action')}</VisuallyHidden>}
          value=""
          disabled={isTooMany}
          options={[
            { value: '' as const, label: t('action') },
            ...offered.map((value) => ({ value, label: t(`action_${value}`) })),
          ]}
          onChange={setAction}
        />
      </BottomBar>
      {action !== '' && (
        <BulkDialog
          organizationId={organizationId}
          action={action}
          chosen={chosen}
          names={names}
          onClose={() => setAction('')}
        />
      )}
    </>
  );
};
