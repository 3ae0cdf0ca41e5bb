import { updateSubjectRequest } from '@yinyom/contracts/requests/editRequests';
import { MAX_NOTE, type SubjectRequest } from '@yinyom/contracts/requests/subjectRequest';
import { toast, useForm, type SlotProps } from '@yinyom/mfe-kit';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { TextField } from '@yinyom/ui/form/TextField';
import { useRequest } from '../../calls/useRequest';
import { useUpdateSubjectRequestMutation } from '../../calls/workApi';
import { readInto } from '../../layout/readInto';
import { useComplianceTexts } from '../../texts/useComplianceTexts';

/** Sets a request to wait for the person, and notes what the person was asked. */
export const WaitModal = ({ close, ...shown }: SlotProps & { request: SubjectRequest }) => {
  const t = useComplianceTexts();
  const { request, readAgain } = useRequest(shown.request);
  const form = useForm({ note: '' }, { schema: updateSubjectRequest.body });
  const [update, { isLoading, error }] = useUpdateSubjectRequestMutation();
  const submit = async () => {
    form.clearProblems();
    await sendForm(form, async () => {
      const params = { id: request.id };
      const note = form.values.note.trim();
      const body = { state: 'waiting_for_person' as const, ...(note && { note }) };
      await update({ params, ifMatch: request.etag, body }).unwrap();
      toast.success(t('actions.moved', { state: t('states.waiting_for_person') }));
      close();
    });
  };
  return (
    <FormModal
      title={t('actions.wait')}
      width={520}
      form={form}
      latest={{ error, onReload: () => void readInto(form, readAgain)() }}
      submitLabel={t('actions.wait')}
      busy={isLoading}
      onSubmit={submit}
      close={close}
    >
      <p>{t('actions.wait_hint')}</p>
      <TextField
        {...form.field('note')}
        type="textarea"
        rows={4}
        maxLength={MAX_NOTE}
        label={t('actions.wait_asked')}
        hint={t('note.hint')}
      />
    </FormModal>
  );
};
