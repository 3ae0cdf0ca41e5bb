import type { InspectionLetter } from '@yinyom/contracts/papers/inspectionLetter';
import { answerInspectionLetter } from '@yinyom/contracts/papers/inspectionLetters';
import { bangkokToday } from '@yinyom/contracts/time/bangkokDay';
import { formatDateTime, problemCodes, toast, useForm, type SlotProps } from '@yinyom/mfe-kit';
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

/** Choice of an answer that is sent without a binder. */
const NO_BINDER = 'none';

/** Records under which reference and on which day a letter was answered. */
export const AnswerLetterModal = ({ close, ...shown }: SlotProps & { letter: InspectionLetter }) => {
  const t = useInspectionTexts();
  const params = { id: shown.letter.organization_id, lid: shown.letter.id };
  const { data, refetch } = useGetInspectionLetterQuery({ params });
  const letter = data ?? shown.letter;
  const { ready, isLoading: isRead } = useLetterBinders(letter);
  // What was really sent is evidence: people choose it (decision 479).
  const form = useForm(
    { reference: '', answered_on: bangkokToday(), remark: '', binder_id: '' },
    { schema: answerInspectionLetter.body },
  );
  const [answer, { isLoading, error }] = useAnswerInspectionLetterMutation();
  const { unanswered, incomplete } = useLetterPapers(letter);
  const submit = async () => {
    const { binder_id } = form.values;
    const isOpen = ready.length > 0 && binder_id === '';
    const body = {
      ...form.values,
      binder_id: binder_id === '' || binder_id === NO_BINDER ? null : binder_id,
    };
    const wrong = problemCodes(answerInspectionLetter.body!, body);
    if (!form.passes({ ...wrong, ...(isOpen && { binder_id: 'required' }) })) return;
    await sendForm(form, async () => {
      await answer({ params, ifMatch: letter.etag, body }).unwrap();
      toast.success(t('answer.done'));
      close();
    });
  };
  const reload = readInto(form, refetch);
  return (
    <FormModal
      title={t('answer.record')}
      form={form}
      latest={{ error, onReload: () => void reload() }}
      submitLabel={t('answer.record')}
      busy={isLoading || isRead}
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
          {...form.field('binder_id')}
          label={t('answer.binder')}
          hint={t('answer.binder_hint')}
          required
          options={[
            { value: '', label: t('answer.choose_binder'), disabled: true },
            ...ready.map(({ id, ready_at }) => ({
              value: id,
              label: t('binder.ready', { time: formatDateTime(ready_at) }),
            })),
            { value: NO_BINDER, label: t('answer.no_binder') },
          ]}
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
