import { rejectSubjectRequest } from '@yinyom/contracts/requests/closeRequests';
import { reasonsFor, type RejectionReason } from '@yinyom/contracts/requests/rights';
import type { SubjectRequest } from '@yinyom/contracts/requests/subjectRequest';
import { problemCodes, toast, useForm, type SlotProps } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { useRejectSubjectRequestMutation } from '../../calls/workApi';
import { useRequest } from '../../calls/useRequest';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { readInto } from '../../layout/readInto';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { useRequestWords } from '../../texts/useRequestWords';
import { Delivery, LanguageSelect } from './LetterFields';
import { LetterPreview } from './LetterPreview';

/** Rejects a request for a reason that the law gives for all of its rights. It closes the request for good. */
export const RejectModal = ({ close, ...shown }: SlotProps & { request: SubjectRequest }) => {
  const t = useComplianceTexts();
  const words = useRequestWords();
  const { request, readAgain } = useRequest(shown.request);
  const form = useForm(
    { reason: '' as RejectionReason | '', explanation: '', language: request.language },
    { schema: rejectSubjectRequest.body },
  );
  const [reject, { isLoading, error }] = useRejectSubjectRequestMutation();
  const { reason, explanation, language } = form.values;
  const submit = async () => {
    if (reason === '') {
      form.passes({ ...problemCodes(rejectSubjectRequest.body!, form.values), reason: 'required' });
      return;
    }
    if (!form.passes()) return;
    await sendForm(form, async () => {
      const body = { reason, explanation, language };
      await reject({ params: { id: request.id }, ifMatch: request.etag, body }).unwrap();
      toast.success(t('actions.rejected'));
      close();
    });
  };
  const reload = readInto(form, readAgain);
  return (
    <FormModal
      title={t('actions.reject')}
      width={720}
      form={form}
      latest={{ error, onReload: () => void reload() }}
      submitLabel={t('actions.reject_confirm')}
      busy={isLoading}
      danger
      onSubmit={submit}
      close={close}
    >
      <p>{t('actions.reject_text')}</p>
      <Delivery request={request} />
      <Select
        {...form.field('reason')}
        label={t('actions.reason')}
        hint={t('actions.reason_hint')}
        required
        options={[
          { value: '' as const, label: t('actions.choose_reason') },
          ...reasonsFor(request.rights).map((value) => ({ value, label: words(`reasons.${value}`) })),
        ]}
      />
      <TextField
        {...form.field('explanation')}
        type="textarea"
        rows={5}
        label={t('actions.explanation')}
        hint={t('actions.explanation_hint')}
        required
      />
      <LanguageSelect {...form.field('language')} />
      {reason !== '' && (
        <LetterPreview
          request={request}
          language={language}
          about={{ kind: 'rejection', reason, explanation }}
        />
      )}
    </FormModal>
  );
};
