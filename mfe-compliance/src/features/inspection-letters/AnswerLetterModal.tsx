import type { InspectionLetter } from '@yinyom/contracts/papers/inspectionLetter';
import { answerInspectionLetter } from '@yinyom/contracts/papers/inspectionLetters';
import { bangkokToday } from '@yinyom/contracts/time/bangkokDay';
import { formatDateTime, toast, useForm, type SlotProps } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { Notice } from '@yinyom/ui/data/Notice';
import { DateField } from '@yinyom/ui/form/DateField';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { useAnswerInspectionLetterMutation, useGetInspectionLetterQuery } from '../../calls/lettersApi';
import { useLetterBinders } from '../../calls/useLetterBinders';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { readInto } from '../../layout/readInto';
import { useInspectionTexts } from '../../texts/useInspectionTexts';
import { useLetterPapers } from './useLetterPapers';

/** Records under which reference and on which day a letter was answered. */
export const AnswerLetterModal = ({ close, ...shown }: SlotProps & { letter: InspectionLetter }) => {
  const t = useInspectionTexts();
  const params = { id: shown.letter.organization_id, lid: shown.letter.id };
  const { data, refetch } = useGetInspectionLetterQuery({ params });
  const letter = data ?? shown.letter;
  const { ready } = useLetterBinders(letter);
  const [newest] = ready;
  const form = useForm(
    {
      reference: '',
      answered_on: bangkokToday(),
      remark: '',
      binder_id: (newest?.id ?? null) as string | null,
    },
    { schema: answerInspectionLetter.body },
  );
  const [answer, { isLoading, error }] = useAnswerInspectionLetterMutation();
  const { unanswered, incomplete } = useLetterPapers(letter);
  const submit = async () => {
    if (!form.passes()) return;
    await sendForm(form, async () => {
      await answer({ params, ifMatch: letter.etag, body: form.values }).unwrap();
      toast.success(t('answer.done'));
      close();
    });
  };
  const { value: sent, onChange: choose, ...ofBinder } = form.field('binder_id');
  const reload = readInto(form, refetch);
  return (
    <FormModal
      title={t('answer.record')}
      form={form}
      latest={{ error, onReload: () => void reload() }}
      submitLabel={t('answer.record')}
      busy={isLoading}
      onSubmit={submit}
      close={close}
    >
      <p>{t('answer.text')}</p>
      {unanswered.length > 0 && (
        <Notice small>{t('answer.questions_open', { number: unanswered.length })}</Notice>
      )}
      {incomplete.length > 0 && (
        <Notice small>{t('answer.papers_open', { number: incomplete.length })}</Notice>
      )}
      <TextField {...form.field('reference')} label={t('answer.reference')} required />
      <DateField
        {...form.field('answered_on')}
        label={t('answer.on')}
        min={letter.letter_date}
        max={bangkokToday()}
        required
      />
      {ready.length > 0 && (
        <Select
          {...ofBinder}
          label={t('answer.binder')}
          hint={t('answer.binder_hint')}
          value={sent ?? ''}
          options={[
            ...ready.map(({ id, ready_at }) => ({
              value: id,
              label: t('binder.ready', { time: formatDateTime(ready_at) }),
            })),
            { value: '', label: t('answer.no_binder') },
          ]}
          onChange={(id) => choose(id === '' ? null : id)}
        />
      )}
      <TextField
        {...form.field('remark')}
        type="textarea"
        rows={3}
        label={t('answer.remark')}
        hint={t('answer.remark_hint')}
      />
    </FormModal>
  );
};
