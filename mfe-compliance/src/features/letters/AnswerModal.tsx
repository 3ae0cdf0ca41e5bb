import { answerSubjectRequest } from '@yinyom/contracts/requests/closeRequests';
import type { SubjectRequest } from '@yinyom/contracts/requests/subjectRequest';
import { toast, useForm, type SlotProps } from '@yinyom/mfe-kit';
import { TextField } from '@yinyom/ui/form/TextField';
import { useAnswerSubjectRequestMutation } from '../../calls/workApi';
import { useRequest } from '../../calls/useRequest';
import { FormModal } from '../../layout/FormModal';
import { readInto } from '../../layout/readInto';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { Delivery, goesByMail, LanguageSelect } from './LetterFields';
import { LetterPreview } from './LetterPreview';

/** Writes the answer, shows the letter, and makes it; the link goes out where the person wants one. */
export const AnswerModal = ({ close, ...shown }: SlotProps & { request: SubjectRequest }) => {
  const t = useComplianceTexts();
  const { request, readAgain } = useRequest(shown.request);
  const form = useForm(
    { letter_text: '', language: request.language },
    { schema: answerSubjectRequest.body },
  );
  const [answer, { isLoading, error }] = useAnswerSubjectRequestMutation();
  const { letter_text, language } = form.values;
  const byMail = goesByMail(request);
  const submit = async () => {
    if (!form.passes()) return;
    try {
      await answer({ params: { id: request.id }, ifMatch: request.etag, body: form.values }).unwrap();
      toast.success(t(byMail ? 'letters.sent' : 'letters.made'));
      close();
    } catch (problem) {
      form.refuseAnswer(problem);
    }
  };
  const reload = readInto(form, readAgain);
  return (
    <FormModal
      title={t('letters.write')}
      width={720}
      form={form}
      latest={{ error, onReload: () => void reload() }}
      submitLabel={t(byMail ? 'letters.send' : 'letters.make')}
      busy={isLoading}
      onSubmit={submit}
      close={close}
    >
      <Delivery request={request} />
      <TextField
        {...form.field('letter_text')}
        type="textarea"
        rows={8}
        label={t('letters.text')}
        hint={t('letters.text_hint')}
        required
      />
      <LanguageSelect {...form.field('language')} />
      <LetterPreview request={request} language={language} about={{ kind: 'answer', text: letter_text }} />
    </FormModal>
  );
};
