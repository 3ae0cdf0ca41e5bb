import type { GroupPublication } from '@yinyom/contracts/groups/groupPublication';
import { confirmDialog, errorMessage, formatNumber, toast, useLang, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { useSteerPublicationMutation } from '../../api/groupPublicationApi';
import { useGroupTexts } from '../../texts/useGroupTexts';
import { isGoingOn } from './publicationState';

const Bar = styled.progress`
  width: 100%;
  height: 12px;
  accent-color: ${({ theme }) => theme.color.primary};
`;

/** How far a plan or a publication is, and the ways to pause, continue and cancel it. */
export const PublicationProgress = ({ publication }: { publication: GroupPublication }) => {
  const t = useGroupTexts();
  const common = useTexts('websites');
  const lang = useLang();
  const [steer, { isLoading }] = useSteerPublicationMutation();
  const { id, group_id, state, progress } = publication;
  const act = async (what: 'pause' | 'resume' | 'cancel') => {
    const { error } = await steer({ params: { id: group_id, publicationId: id, act: what }, body: {} });
    if (error) toast.error(errorMessage(error));
  };
  const cancel = async () => {
    const agreed = await confirmDialog({
      title: t('progress.cancelTitle'),
      text: t('progress.cancelText'),
      confirm: t('progress.cancel'),
      cancel: common('common.cancel'),
      danger: true,
    });
    if (agreed) await act('cancel');
  };
  const words = { done: formatNumber(progress.done, lang), total: formatNumber(progress.total, lang) };
  return (
    <Stack $gap={2}>
      <p role="status">{t(`progress.${state}`, words)}</p>
      <Bar value={progress.done} max={Math.max(1, progress.total)} aria-label={t('progress.label')} />
      {isGoingOn(state) && (
        <Row $gap={2}>
          <Button
            kind="secondary"
            size="small"
            busy={isLoading}
            onClick={() => void act(state === 'paused' ? 'resume' : 'pause')}
          >
            {t(state === 'paused' ? 'progress.resume' : 'progress.pause')}
          </Button>
          <Button kind="quiet" size="small" disabled={isLoading} onClick={() => void cancel()}>
            {t('progress.cancel')}
          </Button>
        </Row>
      )}
    </Stack>
  );
};
