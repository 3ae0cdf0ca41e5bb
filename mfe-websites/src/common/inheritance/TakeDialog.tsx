import type { SectionName } from '@yinyom/contracts/groups/sections';
import { errorCode, errorMessage, toast } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useState } from 'react';
import { useTakeInheritanceMutation } from '../../api/inheritanceApi';
import { useGroupTexts } from '../../texts/useGroupTexts';
import { Differences } from './Differences';
import { DialogActions } from '../../common/DialogActions';

interface TakeDialogProps {
  applicationId: string;
  sections: readonly SectionName[];
  /** Names the website where several are on the page. */
  domain?: string;
  /** False: the content is the group's newest already, or no group gives any more. */
  canTake?: boolean;
  onClose: () => void;
}

/** Shows what taking the group's content again changes on a website, and takes it. */
export const TakeDialog = (props: TakeDialogProps) => {
  const { applicationId, sections, domain, canTake = true, onClose } = props;
  const t = useGroupTexts();
  const [seen, setSeen] = useState<string | null>(null);
  /** Asks again after something changed since it was shown. */
  const [round, setRound] = useState(0);
  const [take, { isLoading, error }] = useTakeInheritanceMutation();
  const save = async () => {
    if (!seen) return;
    const { data, error: refusal } = await take({
      params: { id: applicationId },
      body: { sections: [...sections], seen },
    });
    if (errorCode(refusal) === 'plan_stale') {
      setSeen(null);
      setRound(round + 1);
    }
    if (!data) return;
    toast.success(t('take.done'));
    onClose();
  };
  return (
    <Modal
      title={domain ? t('take.titleOf', { domain }) : t('take.title')}
      width={720}
      onClose={onClose}
      actions={
        <DialogActions onCancel={onClose}>
          {canTake && (
            <Button busy={isLoading} disabled={!seen} onClick={() => void save()}>
              {t('take.confirm')}
            </Button>
          )}
        </DialogActions>
      }
    >
      <Stack $gap={4}>
        <p>{t(canTake ? 'take.lead' : 'take.nothing')}</p>
        <ProblemBox>{error ? errorMessage(error) : null}</ProblemBox>
        <Differences key={round} applicationId={applicationId} sections={sections} onSeen={setSeen} />
      </Stack>
    </Modal>
  );
};
