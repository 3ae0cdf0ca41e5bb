import { answerSubjectRequest } from '@yinyom/contracts/requests/closeRequests';
import type { ProcessingItems } from '@yinyom/contracts/requests/processingExtract';
import type { SubjectRequest } from '@yinyom/contracts/requests/subjectRequest';
import { toast, useForm, type SlotProps } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { Notice } from '@yinyom/ui/data/Notice';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { CheckboxGroup } from '@yinyom/ui/form/CheckboxGroup';
import { TextField } from '@yinyom/ui/form/TextField';
import {
  useGetRequestConsentRecordQuery,
  useGetRequestProcessingExtractQuery,
} from '../../calls/requestsApi';
import { useAnswerSubjectRequestMutation } from '../../calls/workApi';
import { useRequest } from '../../calls/useRequest';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { LeftOut } from '../../layout/LeftOut';
import { isUnknownDecision, RecordMissing } from '../../layout/RecordMissing';
import { NotLoaded } from '../../layout/NotLoaded';
import { readInto } from '../../layout/readInto';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { AnswerFiles } from './AnswerFiles';
import { Delivery, goesByMail, LanguageSelect } from './LetterFields';
import { LetterPreview } from './LetterPreview';
import { useAnswerFiles } from './useAnswerFiles';

/** Whether the person asks for a copy of the data, and named a decision of their own. */
const mayHaveRecord = ({ consent_id, rights }: SubjectRequest): boolean =>
  consent_id !== null && (rights.includes('access') || rights.includes('portability'));

/** Writes the answer, shows the letter, and makes it; the link goes out where the person wants one. */
export const AnswerModal = ({ close, ...shown }: SlotProps & { request: SubjectRequest }) => {
  const t = useComplianceTexts();
  const { request, readAgain } = useRequest(shown.request);
  const form = useForm(
    {
      letter_text: '',
      language: request.language,
      with_record: mayHaveRecord(request),
      with_processing: request.rights.includes('access'),
      without_activities: [] as string[],
      // What the organization has not stated leaves the house only where a person wants it.
      processing_items: 'stated' as ProcessingItems,
    },
    { schema: answerSubjectRequest.body },
  );
  const [answer, { isLoading, error }] = useAnswerSubjectRequestMutation();
  const { letter_text, language, with_record, with_processing, without_activities: without } = form.values;
  const { processing_items } = form.values;
  const record = useGetRequestConsentRecordQuery(
    { params: { id: request.id }, query: { language }, quiet: true },
    { skip: !with_record },
  );
  const isUnknown = with_record && record.isError && isUnknownDecision(record.error);
  const isAdded = with_record && !isUnknown;
  const extract = isAdded && !record.isError ? record.currentData : undefined;
  const { value: _ticked, ...ofRecord } = form.field('with_record');
  const processing = useGetRequestProcessingExtractQuery(
    {
      params: { id: request.id },
      query: { language, processing_items, ...(without.length > 0 && { without: without.join(',') }) },
      quiet: true,
    },
    { skip: !with_processing },
  );
  // Those that were read last stay while the letter is read again.
  const activities = (with_processing && !processing.isError && processing.data?.activities) || [];
  const unstated = (with_processing && !processing.isError && processing.data?.not_stated) || 0;
  const ofProcessing = with_processing && !processing.isError ? processing.currentData : undefined;
  const isEmpty = activities.length > 0 && activities.every(({ id }) => without.includes(id));
  const { value: _items, onChange: listItems, ...itemsField } = form.field('processing_items');
  const { value: isWanted, ...processingField } = form.field('with_processing');
  const { value: _left, onChange: leaveOut, ...activitiesField } = form.field('without_activities');
  const byMail = goesByMail(request);
  const attached = useAnswerFiles(request.id);
  const open = request.tasks.filter(({ state }) => state === 'open').length;
  const submit = async () => {
    if (!form.passes()) return;
    await sendForm(form, async () => {
      await answer({
        params: { id: request.id },
        ifMatch: request.etag,
        body: {
          ...form.values,
          with_record: isAdded,
          without_activities: with_processing ? without : [],
          ...(byMail && attached.files.length > 0 && { answer_files: attached.files.map(({ id }) => id) }),
        },
      }).unwrap();
      toast.success(t(byMail ? 'letters.sent' : 'letters.made'));
      close();
    });
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
      disabled={
        (isAdded && !extract) || (with_processing && !ofProcessing) || isEmpty || attached.sending !== null
      }
      onSubmit={submit}
      close={close}
    >
      <Delivery request={request} />
      {open > 0 && <Notice tone="warning">{t('letters.tasks_open', { number: open })}</Notice>}
      <TextField
        {...form.field('letter_text')}
        type="textarea"
        rows={8}
        label={t('letters.text')}
        hint={t('letters.text_hint')}
        required
      />
      <LanguageSelect {...form.field('language')} />
      {mayHaveRecord(request) && (
        <Checkbox {...ofRecord} checked={isAdded} disabled={isUnknown} label={t('letters.with_record')} />
      )}
      {with_record && !extract && (
        <RecordMissing
          error={record.isError ? record.error : undefined}
          onRetry={() => void record.refetch()}
        />
      )}
      {extract && <LeftOut {...extract} />}
      {request.rights.includes('access') && (
        <Checkbox {...processingField} checked={isWanted} label={t('letters.with_processing')} />
      )}
      {activities.length > 1 && (
        <CheckboxGroup
          {...activitiesField}
          {...(isEmpty && { error: t('letters.activities_needed') })}
          label={t('letters.activities')}
          hint={t('letters.activities_hint')}
          options={activities.map(({ id, name }) => ({ value: id, label: name }))}
          value={activities.flatMap(({ id }) => (without.includes(id) ? [] : [id]))}
          onChange={(kept) => leaveOut(activities.flatMap(({ id }) => (kept.includes(id) ? [] : [id])))}
        />
      )}
      {unstated > 0 && (
        <Checkbox
          {...itemsField}
          checked={processing_items === 'all'}
          label={t('letters.with_unstated', { number: unstated })}
          onChange={(isListed) => listItems(isListed ? 'all' : 'stated')}
        />
      )}
      {with_processing && !ofProcessing && (
        <NotLoaded
          error={processing.isError ? processing.error : undefined}
          onRetry={() => void processing.refetch()}
        />
      )}
      {byMail && <AnswerFiles {...attached} />}
      <LetterPreview
        request={request}
        language={language}
        about={{
          kind: 'answer',
          text: letter_text,
          ...(extract && { extract }),
          ...(ofProcessing && { processing: ofProcessing.paragraphs }),
        }}
      />
    </FormModal>
  );
};
