import { saveTemplate } from '@yinyom/contracts/websites/template';
import type { Template } from '@yinyom/contracts/websites/template';
import { useForm, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { TextField } from '@yinyom/ui/form/TextField';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useState } from 'react';
import { FindingList } from '../check/FindingList';
import { DiffSummary, isNothing } from './DiffSummary';
import { ReconsentChoice } from './ReconsentChoice';
import type { Reconsent } from './usePublishing';

interface PublishDialogProps {
  applicationId: string;
  /** The draft as it was saved, with what would change and what the check found. */
  proposal: Template;
  busy: boolean;
  onCancel: () => void;
  onPublish: (reconsent: Reconsent, note: string) => void;
}

/**
 * Warns that visitors will be asked again (specification §4), shows what changes for them and what the check
 * against the law found, and lets the owner decide who is asked: nobody, unless a purpose changed. The first
 * publication asks everybody, and without a difference there is nothing to publish.
 */
export const PublishDialog = (props: PublishDialogProps) => {
  const { applicationId, proposal, busy, onCancel, onPublish } = props;
  const t = useTexts('websites');
  const { diff, lint } = proposal;
  const first = proposal.published_version === 0;
  const [reconsent, setReconsent] = useState<Reconsent>(first || diff.requires_reconsent ? 'all' : 'none');
  const form = useForm({ note: '' }, { schema: saveTemplate.body });
  const nothing = !first && isNothing(diff);
  const blocked = nothing || lint.some(({ severity }) => severity === 'error');
  return (
    <Modal
      title={t('publish.title')}
      onClose={onCancel}
      actions={
        <>
          <Button kind="quiet" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <Button busy={busy} disabled={blocked} onClick={() => onPublish(reconsent, form.values.note)}>
            {t('publish.confirm')}
          </Button>
        </>
      }
    >
      <Stack $gap={5}>
        {first && <p>{t('publish.first')}</p>}
        {!first && reconsent === 'all' && <p>{t('publish.askedAgain')}</p>}
        {lint.length > 0 && (
          <Stack as="section" $gap={2}>
            <h3>{t('lint.title')}</h3>
            <FindingList applicationId={applicationId} findings={lint} />
          </Stack>
        )}
        {!first && <DiffSummary diff={diff} />}
        {!blocked && (
          <>
            {!first && (
              <ReconsentChoice value={reconsent} locked={diff.requires_reconsent} onChange={setReconsent} />
            )}
            <TextField {...form.field('note')} label={t('publish.note')} hint={t('publish.noteHint')} />
          </>
        )}
      </Stack>
    </Modal>
  );
};
