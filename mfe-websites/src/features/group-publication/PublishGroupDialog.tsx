import type { OpenGroup } from '@yinyom/contracts/groups/group';
import { publishGroup } from '@yinyom/contracts/groups/groupPublication';
import {
  errorCode,
  errorMessage,
  fieldLimits,
  formatNumber,
  toast,
  useLang,
  useTexts,
} from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { TextField } from '@yinyom/ui/form/TextField';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useCallback, useEffect, useState } from 'react';
import { usePlanPublicationMutation, usePublishGroupMutation } from '../../api/groupPublicationApi';
import { RowsSkeleton } from '../../common/RowsSkeleton';
import { useGroupTexts } from '../../texts/useGroupTexts';
import { PlanView } from './PlanView';
import type { ReadyPlan } from './PlanView';
import { DialogActions } from '../../common/DialogActions';

const LIMITS = fieldLimits(publishGroup.body!);

interface PublishGroupDialogProps {
  group: OpenGroup;
  onClose: () => void;
  /** Called once the publication has begun. */
  onBegun: () => void;
}

/** Shows what publishing a group would do to each website, and publishes it once exactly that was confirmed. */
export const PublishGroupDialog = ({ group, onClose, onBegun }: PublishGroupDialogProps) => {
  const t = useGroupTexts();
  const common = useTexts('websites');
  const lang = useLang();
  const [unpublished, setUnpublished] = useState(false);
  const [note, setNote] = useState('');
  const [made, setMade] = useState<ReadyPlan | null>(null);
  const [plan, planning] = usePlanPublicationMutation();
  const [publish, publishing] = usePublishGroupMutation();
  const { id } = group;
  const makePlan = useCallback(
    (include_unpublished: boolean, words: string) => {
      void plan({
        params: { id },
        body: { dry_run: true, include_unpublished, ...(words && { note: words }) },
        quiet: true,
      });
    },
    [plan, id],
  );
  useEffect(() => {
    makePlan(false, '');
  }, [makePlan]);
  // While another plan is made the one before can not be confirmed.
  const ready = !planning.isLoading && made?.id === planning.data?.id ? made : null;
  const problem = planning.error ?? publishing.error;
  const stale = errorCode(publishing.error) === 'plan_stale';
  const again = () => {
    publishing.reset();
    makePlan(unpublished, note);
  };
  const confirm = async () => {
    if (!ready) return;
    const { data } = await publish({ params: { id }, body: { plan_hash: ready.hash } });
    if (!data) return;
    toast.success(t('publish.begun'));
    onBegun();
  };
  const title = t('publish.title', { name: group.name });
  return (
    <Modal
      title={title}
      width={960}
      onClose={onClose}
      actions={
        <DialogActions onCancel={onClose}>
          <Button
            icon="upload"
            disabled={!ready || stale}
            busy={publishing.isLoading}
            onClick={() => void confirm()}
          >
            {t('publish.confirm', { number: formatNumber(ready?.websites ?? 0, lang) })}
          </Button>
        </DialogActions>
      }
    >
      <Stack $gap={4}>
        <p>{t('publish.lead')}</p>
        <Checkbox
          label={t('publish.unpublished')}
          checked={unpublished}
          onChange={(next) => {
            setUnpublished(next);
            publishing.reset();
            makePlan(next, note);
          }}
        />
        <TextField
          label={common('publish.note')}
          hint={common('publish.noteHint')}
          {...LIMITS['note']}
          value={note}
          onChange={setNote}
          onBlur={() => {
            if (note !== (planning.originalArgs?.body?.note ?? '')) makePlan(unpublished, note);
          }}
        />
        <ProblemBox>{problem ? errorMessage(problem) : null}</ProblemBox>
        {problem && (
          <div>
            <Button kind="secondary" size="small" icon="refresh" onClick={again}>
              {t('publish.again')}
            </Button>
          </div>
        )}
        {planning.isLoading && <RowsSkeleton rows={4} height="56px" />}
        {planning.data && !planning.isLoading && (
          <PlanView key={planning.data.id} plan={planning.data} onReady={setMade} />
        )}
      </Stack>
    </Modal>
  );
};
