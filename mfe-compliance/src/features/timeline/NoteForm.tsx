import { addRequestNote } from '@yinyom/contracts/requests/editRequests';
import { Form, toast, useForm } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { TextField } from '@yinyom/ui/form/TextField';
import { useAddRequestNoteMutation } from '../../calls/workApi';
import { useComplianceTexts } from '../../texts/useComplianceTexts';

/** Adds a note that stays inside the organization. */
export const NoteForm = ({ requestId }: { requestId: string }) => {
  const t = useComplianceTexts();
  const form = useForm({ note: '' }, { schema: addRequestNote.body });
  const [add, { isLoading }] = useAddRequestNoteMutation();
  const submit = async () => {
    if (!form.passes()) return;
    try {
      await add({ params: { id: requestId }, body: form.values }).unwrap();
      toast.success(t('note.added'));
      form.reset();
    } catch (error) {
      form.refuseAnswer(error);
    }
  };
  return (
    <Form refusals={form.refusals} onSubmit={submit}>
      <Stack $gap={2}>
        <ProblemBox>{form.failure}</ProblemBox>
        <TextField
          {...form.field('note')}
          type="textarea"
          rows={2}
          label={t('note.label')}
          hint={t('note.hint')}
        />
        <div>
          <Button kind="secondary" size="small" type="submit" busy={isLoading}>
            {t('note.add')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
};
