import type { AgentConfirmation } from '@yinyom/contracts/identity/agentConfirmations';
import { errorMessage, formatDateTime, toast, useSession } from '@yinyom/mfe-kit';
import type { SlotProps } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Notice } from '@yinyom/ui/data/Notice';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Stack } from '@yinyom/ui/data/Stack';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useAgentTexts } from '../../texts/useAgentTexts';
import { AboutCall } from './AboutCall';
import { useDecideAgentConfirmationMutation, useGetAgentConfirmationQuery } from './agentsApi';
import { useCallWords } from './useCallWords';
import { SentText } from '../../layout/SentText';

/** Texts of strangers cannot turn around or hide what a person reads before the decision. */
const HIDDEN = /[\u00AD\u061C\u180E\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E0FFF}]/gu;
const visible = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(
    HIDDEN,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );

interface DecisionModalProps extends SlotProps {
  confirmation: AgentConfirmation;
}

/** One call of an agent with everything that it sends, and the two decisions. */
export const DecisionModal = ({ confirmation, close }: DecisionModalProps) => {
  const t = useAgentTexts();
  const wordsOf = useCallWords();
  const id = useSession().organizationId ?? '';
  const params = { id, confirmationId: confirmation.id };
  const { data, isError, error, refetch } = useGetAgentConfirmationQuery(
    { params },
    { refetchOnMountOrArgChange: true },
  );
  const [decide, { isLoading }] = useDecideAgentConfirmationMutation();
  const isOpen = data?.state === 'pending';

  const say = async (decision: 'approve' | 'refuse') => {
    try {
      await decide({ params, body: { decision } }).unwrap();
      toast.success(t(decision === 'approve' ? 'approved' : 'refused'));
      close();
    } catch (failure) {
      toast.error(errorMessage(failure));
      void refetch();
    }
  };

  return (
    <Modal
      title={wordsOf(confirmation)}
      width={760}
      onClose={close}
      actions={
        isOpen && (
          <>
            <Button kind="secondary" disabled={isLoading} onClick={() => void say('refuse')}>
              {t('refuse')}
            </Button>
            <Button busy={isLoading} onClick={() => void say('approve')}>
              {t('approve')}
            </Button>
          </>
        )
      }
    >
      {!data && isError && <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>}
      {!data && !isError && <Skeleton $height="240px" />}
      {data && (
        <Stack>
          <p>
            <AboutCall about={data.about} /> · {data.api_key.name} ·{' '}
            {isOpen ? t('until', { time: formatDateTime(data.expires_at) }) : t(`state.${data.state}`)}
          </p>
          <p>
            <code>{data.call}</code> · {data.summary}
          </p>
          <h3>{t('sends')}</h3>
          {data.arguments === null ? (
            <p>{t('gone')}</p>
          ) : (
            <>
              <Notice small>{t('sends_hint')}</Notice>
              <SentText tabIndex={0} aria-label={t('sends')}>
                {visible(data.arguments)}
              </SentText>
            </>
          )}
        </Stack>
      )}
    </Modal>
  );
};
