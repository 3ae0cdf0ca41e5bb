import type { OrgUser } from '@yinyom/contracts/identity/organizationUsers';
import { PAPER_ORDER } from '@yinyom/contracts/papers/inspectionPapers';
import { savePaperReader, type PaperReader } from '@yinyom/contracts/papers/paperReaders';
import { toast, useForm, type SlotProps } from '@yinyom/mfe-kit';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { CheckboxGroup } from '@yinyom/ui/form/CheckboxGroup';
import { useSavePaperReaderMutation } from '../../calls/readersApi';
import { useNumberedPapers } from '../../texts/usePaperNames';
import { useRegisterTexts } from '../../texts/useRegisterTexts';

interface InviteModalProps extends SlotProps {
  organizationId: string;
  reviewer: Pick<OrgUser, 'id' | 'name'>;
  /** What was saved for this reviewer; absent: nothing was yet. */
  reader: PaperReader | undefined;
  /** Reads it again, after another Admin saved it. */
  onReload: () => void;
}

/** Chooses the papers that a reviewer reads. */
export const InviteModal = ({ organizationId, reviewer, reader, onReload, close }: InviteModalProps) => {
  const t = useRegisterTexts();
  const nameOf = useNumberedPapers();
  const form = useForm({ papers: reader?.papers ?? [] }, { schema: savePaperReader.body });
  const [save, { isLoading, error }] = useSavePaperReaderMutation();
  const reload = () => {
    onReload();
    close();
  };
  const submit = () =>
    sendForm(form, async () => {
      await save({
        params: { id: organizationId },
        ifMatch: reader?.etag ?? '"0"',
        body: { user_id: reviewer.id, papers: form.values.papers },
      }).unwrap();
      toast.success(t('readers.saved'));
      close();
    });
  return (
    <FormModal
      title={t('readers.choose_for', { name: reviewer.name })}
      form={form}
      latest={{ error, onReload: reload }}
      submitLabel={t('readers.save')}
      busy={isLoading}
      onSubmit={submit}
      close={close}
    >
      <CheckboxGroup
        {...form.field('papers')}
        label={t('readers.papers')}
        hint={t('readers.papers_hint')}
        options={PAPER_ORDER.map((paper) => ({ value: paper, label: nameOf(paper) }))}
      />
    </FormModal>
  );
};
