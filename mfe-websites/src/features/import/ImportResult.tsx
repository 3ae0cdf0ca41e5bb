import type { SiteImport } from '@yinyom/contracts/websites/imports';
import { confirmDialog, errorMessage, formatDateTime, Link, toast } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { Card } from '@yinyom/ui/data/Card';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useState } from 'react';
import { useUndoImportMutation } from '../../api/importApi';
import { useImportTexts } from '../../texts/useImportTexts';
import { ImportRows } from './ImportRows';
import { isGoingOn } from './isGoingOn';

interface ImportResultProps {
  id: string;
  found: SiteImport;
  onAnother: () => void;
}

/** What was taken over, what to do next, and the way back. */
export const ImportResult = ({ id, found, onAnother }: ImportResultProps) => {
  const t = useImportTexts();
  const [kept, setKept] = useState<readonly string[]>([]);
  const [undo, { isLoading }] = useUndoImportMutation();
  const isUndone = found.status === 'undone';
  const goesOn = isGoingOn(found.status);
  const state = goesOn ? 'goesOn' : isUndone ? 'undone' : 'applied';
  const left = found.rows.filter(({ outcome }) => outcome === 'look');

  const takeBack = async () => {
    const agreed = await confirmDialog({
      title: t('undoTitle'),
      text: t('undoText'),
      confirm: t('undo'),
      cancel: t('cancel'),
      danger: true,
    });
    if (!agreed) return;
    const { data, error } = await undo({ params: { id, importId: found.id }, body: {} });
    if (error) return toast.error(errorMessage(error));
    setKept(data.kept);
    toast.success(t('undone'));
  };

  return (
    <Card aria-labelledby="import-result">
      <Stack $gap={4}>
        <h2 id="import-result">{t(`${state}Title`)}</h2>
        <p>{t(`${state}Lead`)}</p>
        {kept.length > 0 && <p>{t('kept', { names: kept.join(', ') })}</p>}
        {state === 'applied' && left.length > 0 && (
          <>
            <p>{t('lookLead')}</p>
            <ImportRows rows={left} />
          </>
        )}
        {!isUndone && found.undo_until && <p>{t('undoUntil', { time: formatDateTime(found.undo_until) })}</p>}
        <Row $gap={2}>
          <ButtonLink as={Link} to={`/websites/${id}?section=cookies`}>
            {t('toCookies')}
          </ButtonLink>
          {!isUndone && (
            <ButtonLink as={Link} to={`/websites/${id}?section=banner`} $kind="secondary">
              {t('toBanner')}
            </ButtonLink>
          )}
          {found.undo_until && (
            <Button kind="quiet" busy={isLoading} onClick={() => void takeBack()}>
              {t('undo')}
            </Button>
          )}
          <Button kind="quiet" onClick={onAnother}>
            {t('another')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
};
