import { completeSubjectRequest } from '@yinyom/contracts/requests/closeRequests';
import { lacksResult } from '@yinyom/contracts/requests/requestTasks';
import type { SubjectRequest } from '@yinyom/contracts/requests/subjectRequest';
import { toast, useForm, type SlotProps } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { Notice } from '@yinyom/ui/data/Notice';
import { TextField } from '@yinyom/ui/form/TextField';
import { useCompleteSubjectRequestMutation } from '../../calls/workApi';
import { useRequest } from '../../calls/useRequest';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { readInto } from '../../layout/readInto';
import { useComplianceTexts } from '../../texts/useComplianceTexts';

/** Closes a request that was fulfilled. It says first what is missing: tasks that are not done or have no result, a letter. */
export const CompleteModal = ({ close, ...shown }: SlotProps & { request: SubjectRequest }) => {
  const t = useComplianceTexts();
  const { request, readAgain } = useRequest(shown.request);
  const form = useForm({ result: '' }, { schema: completeSubjectRequest.body });
  const [complete, { isLoading, error }] = useCompleteSubjectRequestMutation();
  const hasTasks = request.tasks_open > 0;
  const unproven = request.tasks.filter(lacksResult);
  const submit = async () => {
    if (!form.passes()) return;
    await sendForm(form, async () => {
      await complete({ params: { id: request.id }, ifMatch: request.etag, body: form.values }).unwrap();
      toast.success(t('actions.completed'));
      close();
    });
  };
  const reload = readInto(form, readAgain);
  return (
    <FormModal
      title={t('actions.complete')}
      form={form}
      latest={{ error, onReload: () => void reload() }}
      submitLabel={t('actions.complete_confirm')}
      busy={isLoading}
      disabled={hasTasks || unproven.length > 0}
      onSubmit={submit}
      close={close}
    >
      {hasTasks && <Notice small>{t('actions.tasks_open', { number: request.tasks_open })}</Notice>}
      {unproven.length > 0 && (
        <Notice small>
          {t('actions.results_missing', { systems: unproven.map((task) => task.system_name).join(', ') })}
        </Notice>
      )}
      {request.letters.length === 0 && <Notice small>{t('actions.no_letter')}</Notice>}
      <p>{t('actions.complete_text')}</p>
      <TextField
        {...form.field('result')}
        type="textarea"
        rows={4}
        label={t('actions.result')}
        hint={t('actions.result_hint')}
      />
    </FormModal>
  );
};
