import { isOpenLetter, type InspectionLetter } from '@yinyom/contracts/papers/inspectionLetter';
import { confirmDialog, errorMessage, openModal, toast } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Row } from '@yinyom/ui/data/Stack';
import { useUpdateInspectionLetterMutation } from '../../calls/lettersApi';
import { useInspectionTexts } from '../../texts/useInspectionTexts';
import { AnswerLetterModal } from './AnswerLetterModal';

interface LetterActionsProps {
  letter: InspectionLetter;
  onEdit: () => void;
}

/** What can be done with a letter in its state. */
export const LetterActions = ({ letter, onEdit }: LetterActionsProps) => {
  const t = useInspectionTexts();
  const [update, { isLoading }] = useUpdateInspectionLetterMutation();
  const { id: lid, organization_id: id, etag: ifMatch, letter_state: state } = letter;
  const move = async (letter_state: 'preparing' | 'withdrawn') => {
    try {
      await update({ params: { id, lid }, ifMatch, body: { letter_state } }).unwrap();
      toast.success(t('page.moved', { state: t(`letters.states.${letter_state}`) }));
    } catch (error) {
      toast.error(errorMessage(error));
    }
  };
  const askWithdraw = async () => {
    const goAhead = await confirmDialog({
      title: t('page.withdraw'),
      text: t('page.withdraw_text'),
      confirm: t('page.withdraw'),
    });
    if (goAhead) await move('withdrawn');
  };
  if (!isOpenLetter(state)) {
    return (
      <Row role="group" aria-label={t('page.actions')}>
        <Button kind="secondary" icon="refresh" busy={isLoading} onClick={() => void move('preparing')}>
          {t('page.reopen')}
        </Button>
      </Row>
    );
  }
  return (
    <Row role="group" aria-label={t('page.actions')}>
      <Button onClick={() => openModal((close) => <AnswerLetterModal letter={letter} close={close} />)}>
        {t('answer.record')}
      </Button>
      <Button kind="secondary" icon="edit" onClick={onEdit}>
        {t('page.edit')}
      </Button>
      {state === 'received' && (
        <Button kind="secondary" busy={isLoading} onClick={() => void move('preparing')}>
          {t('page.start')}
        </Button>
      )}
      <Button kind="quiet" onClick={() => void askWithdraw()}>
        {t('page.withdraw')}
      </Button>
    </Row>
  );
};
