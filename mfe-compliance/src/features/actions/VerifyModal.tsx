import { updateSubjectRequest } from '@yinyom/contracts/requests/editRequests';
import type { SubjectRequest } from '@yinyom/contracts/requests/subjectRequest';
import { toast, useForm, type SlotProps } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { Notice } from '@yinyom/ui/data/Notice';
import { Select } from '@yinyom/ui/form/Select';
import { useUpdateSubjectRequestMutation } from '../../calls/workApi';
import { useRequest } from '../../calls/useRequest';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { readInto } from '../../layout/readInto';
import { useComplianceTexts } from '../../texts/useComplianceTexts';

const LEVELS = ['document', 'email_code', 'none'] as const;

/** Records how it was checked who asks. A request in `received` becomes `verified`; later states stay. */
export const VerifyModal = ({ close, ...shown }: SlotProps & { request: SubjectRequest }) => {
  const t = useComplianceTexts();
  const { request, readAgain } = useRequest(shown.request);
  const form = useForm<{ identity_level: (typeof LEVELS)[number] }>(
    { identity_level: 'document' },
    { schema: updateSubjectRequest.body },
  );
  const [update, { isLoading, error }] = useUpdateSubjectRequestMutation();
  const submit = async () => {
    form.clearProblems();
    await sendForm(form, async () => {
      // Work that began goes on in its state.
      const body = { ...(request.state === 'received' && { state: 'verified' as const }), ...form.values };
      await update({ params: { id: request.id }, ifMatch: request.etag, body }).unwrap();
      toast.success(t('actions.verified'));
      close();
    });
  };
  const reload = readInto(form, readAgain);
  return (
    <FormModal
      title={t('actions.verify')}
      width={520}
      form={form}
      latest={{ error, onReload: () => void reload() }}
      submitLabel={t('actions.verify_confirm')}
      busy={isLoading}
      onSubmit={submit}
      close={close}
    >
      <Notice small tone="info">
        {t('actions.verify_hint')}
      </Notice>
      <Select
        {...form.field('identity_level')}
        label={t('actions.verify_how')}
        options={LEVELS.map((value) => ({ value, label: t(`actions.level_${value}`) }))}
      />
    </FormModal>
  );
};
