import type { ProcessorAgreement } from '@yinyom/contracts/papers/agreement';
import { getProcessorAgreementPdf } from '@yinyom/contracts/papers/agreements';
import { confirmDialog, errorMessage, Link, openModal, toast, useNavigate } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { Row } from '@yinyom/ui/data/Stack';
import type { ReactNode } from 'react';
import {
  useDeleteProcessorAgreementMutation,
  useEndProcessorAgreementMutation,
  useReopenProcessorAgreementMutation,
  useSendProcessorAgreementMutation,
} from '../../calls/agreementsApi';
import { DownloadButton } from '@yinyom/mfe-kit/components/DownloadButton';
import { useAgreementTexts } from '../../texts/useAgreementTexts';
import { EndAgreementModal } from './EndAgreementModal';
import { ReviewModal } from './ReviewModal';
import { SignedCopyModal } from './SignedCopyModal';
import { downloadFile } from '../../controllers/ofController';

/** Does something and says that it was done, or why it was not. */
const useAttempt =
  () =>
  async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await work();
      toast.success(done);
      return true;
    } catch (error) {
      toast.error(errorMessage(error));
      return false;
    }
  };

interface ActionsProps {
  agreement: ProcessorAgreement;
}

/** Of a draft: change, send, delete. */
const DraftActions = ({ agreement }: ActionsProps) => {
  const t = useAgreementTexts();
  const navigate = useNavigate();
  const attempt = useAttempt();
  const [send, { isLoading: sending }] = useSendProcessorAgreementMutation();
  const [remove, { isLoading: removing }] = useDeleteProcessorAgreementMutation();
  const { id, organization_id, etag, missing, content, history } = agreement;
  const params = { id: organization_id, gid: id };
  // What is missing is written first.
  const isWhole = missing.length === 0;
  const wasSent = history.some(({ happened }) => happened === 'sent');
  const askSend = async () => {
    const goAhead = await confirmDialog({
      title: t('one.send_title'),
      text: t('one.send_text'),
      confirm: t('one.send'),
    });
    if (goAhead) await attempt(() => send({ params, ifMatch: etag }).unwrap(), t('one.sent_done'));
  };
  const askRemove = async () => {
    const goAhead = await confirmDialog({
      title: t('one.delete_title'),
      text: t('one.delete_text'),
      confirm: t('one.delete'),
      danger: true,
    });
    if (goAhead && (await attempt(() => remove({ params }).unwrap(), t('one.deleted'))))
      void navigate('/compliance/agreements', { replace: true });
  };
  return (
    <>
      <ButtonLink
        as={Link}
        $size="small"
        $kind={isWhole || content.wording === 'theirs' ? 'secondary' : 'primary'}
        to={`/compliance/agreements/${id}/edit`}
      >
        {t('one.edit')}
      </ButtonLink>
      {content.wording === 'ours' && (
        <Button
          size="small"
          kind={isWhole ? 'primary' : 'secondary'}
          busy={sending}
          disabled={!isWhole}
          onClick={() => void askSend()}
        >
          {t('one.send')}
        </Button>
      )}
      {!wasSent && (
        <Button kind="quiet" size="small" icon="trash" busy={removing} onClick={() => void askRemove()}>
          {t('one.delete')}
        </Button>
      )}
    </>
  );
};

/** Of an agreement that others have: take back, review, end. */
const LaterActions = ({ agreement, first }: ActionsProps & { first: ReactNode }) => {
  const t = useAgreementTexts();
  const attempt = useAttempt();
  const [reopen, { isLoading: reopening }] = useReopenProcessorAgreementMutation();
  const { id, organization_id, etag, state, content } = agreement;
  const params = { id: organization_id, gid: id };
  return (
    <>
      <Button
        kind="secondary"
        size="small"
        onClick={() => openModal((close) => <ReviewModal agreement={agreement} close={close} />)}
      >
        {t('one.review')}
      </Button>
      {first}
      {content.wording === 'theirs' && (
        <ButtonLink as={Link} $size="small" $kind="secondary" to={`/compliance/agreements/${id}/edit`}>
          {t('one.edit')}
        </ButtonLink>
      )}
      {state === 'sent' && (
        <Button
          kind="secondary"
          size="small"
          busy={reopening}
          onClick={() => void attempt(() => reopen({ params, ifMatch: etag }).unwrap(), t('one.reopened'))}
        >
          {t('one.reopen')}
        </Button>
      )}
      <Button
        kind="quiet"
        size="small"
        onClick={() => openModal((close) => <EndAgreementModal agreement={agreement} close={close} />)}
      >
        {t('one.end')}
      </Button>
    </>
  );
};

const EndedActions = ({ agreement }: ActionsProps) => {
  const t = useAgreementTexts();
  const attempt = useAttempt();
  const [end, { isLoading }] = useEndProcessorAgreementMutation();
  const { id, organization_id, etag } = agreement;
  const take = () =>
    end({ params: { id: organization_id, gid: id }, ifMatch: etag, body: { ended_on: null } }).unwrap();
  return (
    <Button kind="secondary" size="small" busy={isLoading} onClick={() => void attempt(take, t('saved'))}>
      {t('one.resume')}
    </Button>
  );
};

/** What can be done with an agreement where it is now. */
export const AgreementActions = ({ agreement }: ActionsProps) => {
  const t = useAgreementTexts();
  const { id, organization_id, standing, state, content, ended_on } = agreement;
  const isEnded = standing === 'ended';
  const canSign = !isEnded && (state !== 'draft' || content.wording === 'theirs');
  const upload = canSign && (
    <Button
      size="small"
      icon="upload"
      kind={state === 'signed' ? 'quiet' : 'primary'}
      onClick={() => openModal((close) => <SignedCopyModal agreement={agreement} close={close} />)}
    >
      {t('one.upload')}
    </Button>
  );
  const download = content.wording === 'ours' && (
    <DownloadButton
      label={t('one.pdf')}
      load={() =>
        downloadFile({
          endpoint: getProcessorAgreementPdf,
          params: { id: organization_id, gid: id },
          quiet: true,
        })
      }
    />
  );
  // What is next comes first: a signed agreement is reviewed and read, and rarely signed again.
  const isSigned = state === 'signed';
  return (
    <Row>
      {!isSigned && upload}
      {!isEnded && state === 'draft' && <DraftActions agreement={agreement} />}
      {!isEnded && state !== 'draft' && <LaterActions agreement={agreement} first={isSigned && download} />}
      {ended_on !== null && <EndedActions agreement={agreement} />}
      {isSigned ? upload : download}
    </Row>
  );
};
