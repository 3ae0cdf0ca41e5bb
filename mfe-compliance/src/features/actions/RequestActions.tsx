import { isOpen, mayFollow } from '@yinyom/contracts/requests/requestStates';
import type { SubjectRequest } from '@yinyom/contracts/requests/subjectRequest';
import { confirmDialog, errorCode, errorMessage, openModal, toast, type SlotProps } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Row } from '@yinyom/ui/data/Stack';
import type { ComponentType } from 'react';
import { useRequest } from '../../calls/useRequest';
import { useUpdateSubjectRequestMutation } from '../../calls/workApi';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { CompleteModal } from './CompleteModal';
import { VerifyModal } from './VerifyModal';

type RequestModal = ComponentType<SlotProps & { request: SubjectRequest }>;

interface RequestActionsProps {
  request: SubjectRequest;
  /** The windows that make letters belong to letters. */
  onAnswer: () => void;
  onReject: () => void;
}

/** What can be done with a request in its state. What closes it asks first. */
export const RequestActions = ({ request: shown, onAnswer, onReject }: RequestActionsProps) => {
  const t = useComplianceTexts();
  const { request, readAgain } = useRequest(shown);
  const [update, { isLoading }] = useUpdateSubjectRequestMutation();
  const { state } = request;
  /** What comes next while the work goes on: the letter, and once it is made, the end. */
  const next = state !== 'in_progress' ? null : request.letters.length === 0 ? 'answer' : 'complete';
  const open = (Window: RequestModal) => () =>
    openModal((close) => <Window request={request} close={close} />);
  const move = async (to: 'in_progress' | 'waiting_for_person' | 'withdrawn') => {
    try {
      await update({ params: { id: request.id }, ifMatch: request.etag, body: { state: to } }).unwrap();
      toast.success(t('actions.moved', { state: t(`states.${to}`) }));
    } catch (error) {
      toast.error(errorMessage(error));
      // The page shows what another member made of it.
      if (errorCode(error) === 'version_conflict') await readAgain();
    }
  };
  const withdraw = async () => {
    const goAhead = await confirmDialog({
      title: t('actions.withdraw'),
      text: t('actions.withdraw_text'),
      confirm: t('actions.withdraw_confirm'),
      danger: true,
    });
    if (goAhead) await move('withdrawn');
  };
  if (!isOpen(state)) return null;
  return (
    <Row role="group" aria-label={t('actions.label')}>
      {/* Some rights need a surer check than the one that was made, so it can be recorded in each open state. */}
      <Button kind={state === 'received' ? 'primary' : 'secondary'} onClick={open(VerifyModal)}>
        {t('actions.verify')}
      </Button>
      {mayFollow(state, 'in_progress') && (
        <Button busy={isLoading} onClick={() => void move('in_progress')}>
          {t(state === 'waiting_for_person' ? 'actions.resume' : 'actions.start')}
        </Button>
      )}
      {mayFollow(state, 'completed') && (
        <Button kind={next === 'answer' ? 'primary' : 'secondary'} icon="mail" onClick={onAnswer}>
          {t('letters.write')}
        </Button>
      )}
      {mayFollow(state, 'completed') && (
        <Button kind={next === 'complete' ? 'primary' : 'secondary'} onClick={open(CompleteModal)}>
          {t('actions.complete')}
        </Button>
      )}
      {mayFollow(state, 'waiting_for_person') && (
        <Button kind="secondary" busy={isLoading} onClick={() => void move('waiting_for_person')}>
          {t('actions.wait')}
        </Button>
      )}
      {mayFollow(state, 'rejected') && (
        <Button kind="secondary" onClick={onReject}>
          {t('actions.reject')}
        </Button>
      )}
      {mayFollow(state, 'withdrawn') && (
        <Button kind="quiet" onClick={() => void withdraw()}>
          {t('actions.withdraw')}
        </Button>
      )}
    </Row>
  );
};
