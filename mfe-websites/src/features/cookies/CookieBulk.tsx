import type { Category } from '@yinyom/contracts/websites/category';
import { confirmDialog, formatNumber, useLang, useTexts } from '@yinyom/mfe-kit';
import { textIn } from '@yinyom/notice/texts/textIn';
import { Button } from '@yinyom/ui/action/Button';
import { IconButton } from '@yinyom/ui/action/IconButton';
import { VisuallyHidden } from '@yinyom/ui/foundation/VisuallyHidden';
import { BottomBar } from '@yinyom/ui/form/BottomBar';
import { Select } from '@yinyom/ui/form/Select';
import { useCookieBulk } from './useCookieBulk';

interface CookieBulkProps {
  applicationId: string;
  categories: readonly Category[];
  /** Ids of the chosen cookies. */
  chosen: readonly string[];
  onClear: () => void;
}

/** What can be done with all chosen cookies at once; after a move, the way to take it back. */
export const CookieBulk = ({ applicationId, categories, chosen, onClear }: CookieBulkProps) => {
  const t = useTexts('websites');
  const lang = useLang();
  const { busy, move, undo, canUndo, removeAll } = useCookieBulk(applicationId);
  const number = formatNumber(chosen.length, lang);
  const askToRemove = async () => {
    const agreed = await confirmDialog({
      title: t('cookies.deleteChosenTitle', { number }),
      text: t('cookie.deleteFoundText'),
      confirm: t('common.delete'),
      cancel: t('common.cancel'),
      danger: true,
    });
    if (agreed) await removeAll(chosen).then(onClear);
  };
  if (chosen.length === 0 && !canUndo) return null;
  if (chosen.length === 0)
    return (
      <BottomBar status={t('cookies.canUndo')}>
        <Button kind="secondary" busy={busy} onClick={() => void undo()}>
          {t('reassign.undo')}
        </Button>
      </BottomBar>
    );
  return (
    <BottomBar status={t('cookies.chosen', { number })}>
      <IconButton data-clears="" icon="close" label={t('cookies.clearChosen')} onClick={onClear} />
      <Select
        label={<VisuallyHidden>{t('cookies.moveChosen')}</VisuallyHidden>}
        value=""
        disabled={busy}
        options={[
          { value: '', label: t('cookies.moveChosen') },
          ...categories.map(({ id, title }) => ({ value: id, label: textIn(title, lang) })),
        ]}
        onChange={(categoryId) => categoryId !== '' && void move(chosen, categoryId).then(onClear)}
      />
      <Button kind="danger" icon="trash" busy={busy} onClick={() => void askToRemove()}>
        {t('cookies.deleteChosen')}
      </Button>
    </BottomBar>
  );
};
