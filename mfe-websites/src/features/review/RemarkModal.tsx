import { addReviewRemark, type ReviewRemark } from '@yinyom/contracts/websites/reviewRemark';
import { Form, toast, useForm, type SlotProps } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { TextField } from '@yinyom/ui/form/TextField';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useId } from 'react';
import { useAddReviewRemarkMutation } from '../../api/reviewApi';
import { useReviewTexts } from '../../texts/useReviewTexts';
import { Remark } from './Remark';

interface RemarkModalProps extends SlotProps {
  applicationId: string;
  version: number;
  path: string;
  /** What the text is called. */
  name: string;
  /** Those on this text, by anybody. */
  remarks: readonly ReviewRemark[];
}

/** What was remarked about a text, and a field for another remark. */
export const RemarkModal = ({ applicationId, version, path, name, remarks, close }: RemarkModalProps) => {
  const t = useReviewTexts();
  const id = useId();
  const form = useForm({ version, text_path: path, remark: '' }, { schema: addReviewRemark.body });
  const [add, { isLoading }] = useAddReviewRemarkMutation();
  const submit = async () => {
    if (!form.passes()) return;
    try {
      await add({ params: { id: applicationId }, body: form.values }).unwrap();
      close();
      toast.success(t('remark_saved'));
    } catch (error) {
      form.refuseAnswer(error);
    }
  };
  return (
    <Modal
      title={t('remark_on', { text: name })}
      onClose={close}
      actions={
        <Button type="submit" form={id} busy={isLoading}>
          {t('remark_save')}
        </Button>
      }
    >
      <Form id={id} refusals={form.refusals} onSubmit={submit}>
        <Stack>
          <ProblemBox>{form.failure}</ProblemBox>
          {remarks.map((remark) => (
            <Remark key={remark.id} remark={remark} />
          ))}
          <TextField {...form.field('remark')} type="textarea" label={t('remark')} hint={t('remark_hint')} />
        </Stack>
      </Form>
    </Modal>
  );
};
