import { isOpen, mayFollow } from '@yinyom/contracts/requests/requestStates';
import type { SubjectRequest } from '@yinyom/contracts/requests/subjectRequest';
import { confirmDialog, errorCode, errorMessage, openModal, toast, type SlotProps } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { DropdownMenu } from '@yinyom/ui/action/DropdownMenu';
import { Row } from '@yinyom/ui/data/Stack';
import type { ComponentType } from 'react';
import { useRequest } from '../../calls/useRequest';
import { useUpdateSubjectRequestMutation } from '../../calls/workApi';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { CompleteModal } from './CompleteModal';
import { VerifyModal } from './VerifyModal';
import { WaitModal } from './WaitModal';

type RequestModal = ComponentType<SlotProps & { request: SubjectRequest }>;

type Step = 'verify' | 'work' | 'answer' | 'complete';
/** What comes next: the check of who asks, the work, the letter, and once that is made, the end. */
const nextStep = ({ state, letters }: SubjectRequest): Step => {
  if (state === 'received') return 'verify';
  if (letters.length > 0) return 'complete';
  return state === 'in_progress' ? 'answer' : 'work';
};

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
  const next = nextStep(request);
  const open = (Window: RequestModal) => () =>
    openModal((close) => <Window request={request} close={close} />);
  const move = async (to: 'in_progress' | 'withdrawn') => {
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
  const kindOf = (step: Step) => (next === step ? 'primary' : 'secondary');
  const resume = t(state === 'waiting_for_person' ? 'actions.resume' : 'actions.start');
  const verify = { key: 'verify', label: t('actions.verify'), onSelect: open(VerifyModal) };
  const complete = { key: 'complete', label: t('actions.complete'), onSelect: open(CompleteModal) };
  const wait = { key: 'wait', label: t('actions.wait'), onSelect: open(WaitModal) };
  const withdrawn = { key: 'withdraw', label: t('actions.withdraw'), onSelect: () => void withdraw() };
  return (
    <Row role="group" aria-label={t('actions.label')}>
      {next === 'verify' && <Button onClick={verify.onSelect}>{verify.label}</Button>}
      {mayFollow(state, 'in_progress') && (
        <Button kind={kindOf('work')} busy={isLoading} onClick={() => void move('in_progress')}>
          {resume}
        </Button>
      )}
      {mayFollow(state, 'completed') && (
        <Button kind={kindOf('answer')} icon="mail" onClick={onAnswer}>
          {t('letters.write')}
        </Button>
      )}
      {next === 'complete' && <Button onClick={complete.onSelect}>{complete.label}</Button>}
      {mayFollow(state, 'rejected') && (
        <Button kind="secondary" onClick={onReject}>
          {t('actions.reject')}
        </Button>
      )}
      <DropdownMenu
        label={t('actions.more')}
        trigger={t('actions.more')}
        items={[
          // Some rights need a surer check than the one that was made, so it can be recorded in each open state.
          ...(next === 'verify' ? [] : [verify]),
          ...(mayFollow(state, 'waiting_for_person') ? [wait] : []),
          ...(mayFollow(state, 'completed') && next !== 'complete' ? [complete] : []),
          ...(mayFollow(state, 'withdrawn') ? [withdrawn] : []),
        ]}
      />
    </Row>
  );
};
