import {
  binderPath,
  isOpenLetter,
  papersOfLetter,
  type InspectionLetter,
} from '@yinyom/contracts/papers/inspectionLetter';
import { confirmDialog, errorMessage, Link, openModal, toast } from '@yinyom/mfe-kit';
import { DownloadButton } from '@yinyom/mfe-kit/components/DownloadButton';
import { Button } from '@yinyom/ui/action/Button';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { Row } from '@yinyom/ui/data/Stack';
import { fetchBinder } from '../../calls/fetchBinder';
import { useUpdateInspectionLetterMutation } from '../../calls/lettersApi';
import { useLetterBinders } from '../../calls/useLetterBinders';
import { useInspectionTexts } from '../../texts/useInspectionTexts';
import { NextStepBar } from '../../layout/NextStepBar';
import { AnswerLetterModal } from './AnswerLetterModal';
import { useLetterPapers } from './useLetterPapers';

interface LetterActionsProps {
  letter: InspectionLetter;
  onEdit: () => void;
}

/** What can be done with a letter in its state. */
export const LetterActions = ({ letter, onEdit }: LetterActionsProps) => {
  const t = useInspectionTexts();
  const { unanswered, unexplained } = useLetterPapers(letter);
  const {
    making,
    ready: [binder],
  } = useLetterBinders(letter);
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
  const askReopen = async () => {
    const goAhead = await confirmDialog({
      title: t('page.reopen'),
      text: t('page.reopen_text'),
      confirm: t('page.reopen'),
    });
    if (goAhead) await move('preparing');
  };
  if (!isOpenLetter(state)) {
    return (
      <Row role="group" aria-label={t('page.actions')}>
        <Button kind="secondary" icon="refresh" busy={isLoading} onClick={() => void askReopen()}>
          {t('page.reopen')}
        </Button>
      </Row>
    );
  }
  const [open, partly] = [unanswered.length, unexplained.length];
  const hasPapers = papersOfLetter(letter.questions).length > 0;
  /** Nothing more has to be written: the answer is recorded from the next step, not from the row below it. */
  const isReady = open === 0;
  const record = (kind: 'primary' | 'secondary') => (
    <Button
      kind={kind}
      onClick={() => openModal((close) => <AnswerLetterModal letter={letter} close={close} />)}
    >
      {t('answer.record')}
    </Button>
  );
  const sentence = (): string => {
    if (open > 0) return t('next.link', { number: open });
    if (!hasPapers) return t('next.answer');
    if (making) return t('next.making');
    if (binder) return t('next.send');
    return partly > 0 ? t('next.incomplete', { number: partly }) : t('next.bind');
  };
  const finish = () => {
    if (!hasPapers) return record('primary');
    if (making) return record('secondary');
    return (
      <Row>
        {binder ? (
          <DownloadButton label={t('binder.download')} load={() => fetchBinder(binder.id)} />
        ) : (
          <ButtonLink as={Link} to={binderPath(letter)}>
            {t('binder.make')}
          </ButtonLink>
        )}
        {record(binder ? 'primary' : 'secondary')}
      </Row>
    );
  };
  return (
    <>
      <NextStepBar
        title={t('next.title')}
        actions={
          isReady ? (
            finish()
          ) : (
            <Button icon="edit" onClick={onEdit}>
              {t('page.edit')}
            </Button>
          )
        }
      >
        <p>{sentence()}</p>
      </NextStepBar>
      <Row role="group" aria-label={t('page.actions')}>
        {isReady ? (
          <Button kind="secondary" icon="edit" onClick={onEdit}>
            {t('page.edit')}
          </Button>
        ) : (
          record('secondary')
        )}
        {state === 'received' && (
          <Button kind="secondary" busy={isLoading} onClick={() => void move('preparing')}>
            {t('page.start')}
          </Button>
        )}
        <Button kind="quiet" onClick={() => void askWithdraw()}>
          {t('page.withdraw')}
        </Button>
      </Row>
    </>
  );
};
