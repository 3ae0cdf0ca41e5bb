import { addRequestNote } from '@yinyom/contracts/requests/editRequests';
import { toast, useForm } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { NoteForm } from '../../form/NoteForm';
import { useAddRequestNoteMutation } from '../../calls/workApi';
import { useComplianceTexts } from '../../texts/useComplianceTexts';

/** Adds a note that stays inside the organization. */
export const RequestNoteForm = ({ requestId }: { requestId: string }) => {
  const t = useComplianceTexts();
  const form = useForm({ note: '' }, { schema: addRequestNote.body });
  const [add, { isLoading }] = useAddRequestNoteMutation();
  const submit = async () => {
    if (!form.passes()) return;
    await sendForm(form, async () => {
      await add({ params: { id: requestId }, body: form.values }).unwrap();
      toast.success(t('note.added'));
      form.reset();
    });
  };
  return (
    <NoteForm
      form={form}
      field={{ ...form.field('note'), label: t('note.label'), hint: t('note.hint') }}
      submitLabel={t('note.add')}
      busy={isLoading}
      onSubmit={submit}
    />
  );
};
