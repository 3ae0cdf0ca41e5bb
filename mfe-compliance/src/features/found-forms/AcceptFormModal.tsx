import { createProcessingActivity, updateProcessingActivity } from '@yinyom/contracts/papers/activities';
import type { FoundForm } from '@yinyom/contracts/papers/foundForms';
import { problemCodes, toast, useForm, useLang, useSession, type SlotProps } from '@yinyom/mfe-kit';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { Button } from '@yinyom/ui/action/Button';
import { CheckboxGroup } from '@yinyom/ui/form/CheckboxGroup';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import styled from 'styled-components';
import {
  useCreateProcessingActivityMutation,
  useListProcessingActivityPagesInfiniteQuery,
  useUpdateProcessingActivityMutation,
} from '../../calls/recordApi';
import { NotLoaded } from '../../layout/NotLoaded';
import { Quiet } from '../../layout/Quiet';
import { useFormWords } from '../../texts/useFormWords';
import { useRecordTexts } from '../../texts/useRecordTexts';
import { textIn } from '../../words/textIn';
import { formsWithout, takesForms, websitesWith } from './formsOfActivity';
import { useFormPlaces } from './useFormPlaces';

const Place = styled.div`
  overflow-wrap: anywhere;
`;

/** `found_forms.0.accepted` → `accepted`: the form's name of a field of the request. */
const fieldOf = (path: string): string => (path.startsWith('found_forms') ? 'accepted' : path.split('.')[0]!);

/** Adds a form to an activity, or to a new one, with the data of it that the person accepts. */
export const AcceptFormModal = ({ form: found, close }: SlotProps & { form: FoundForm }) => {
  const t = useRecordTexts();
  const words = useFormWords();
  const lang = useLang();
  const places = useFormPlaces(found);
  const id = useSession().organizationId ?? '';
  const list = useListProcessingActivityPagesInfiniteQuery({
    params: { id },
    query: { role: 'controller', limit: '100' },
  });
  const activities = (list.data?.pages ?? []).flatMap(({ entities }) => entities).filter(takesForms);
  const { application_id, fields, website } = found;
  const form = useForm(
    { activity: '', name: '', accepted: fields },
    { schema: createProcessingActivity.body, fieldOf },
  );
  const [create, creating] = useCreateProcessingActivityMutation();
  const [update, updating] = useUpdateProcessingActivityMutation();
  const { activity: aid, name, accepted } = form.values;
  const chosen = activities.find((activity) => activity.id === aid);
  const added = { application_id, fields, accepted };
  const save = async (): Promise<number> => {
    if (!chosen) {
      const body = { name: { [lang]: name }, applications: [application_id], found_forms: [added] };
      return (await create({ params: { id }, body }).unwrap()).version;
    }
    const applications = websitesWith(chosen.applications, application_id);
    const found_forms = [...formsWithout(chosen.found_forms, found), added];
    const body = { found_forms, ...(applications && { applications }) };
    return (await update({ params: { id, aid }, ifMatch: chosen.etag, body }).unwrap()).version;
  };
  const submit = async () => {
    const problems = chosen
      ? problemCodes(updateProcessingActivity.body!, { found_forms: [added] }, fieldOf)
      : problemCodes(
          createProcessingActivity.body!,
          { name: { [lang]: name }, found_forms: [added] },
          fieldOf,
        );
    if (!form.passes(problems)) return;
    await sendForm(form, async () => {
      toast.success(t('forms.added', { version: await save() }));
      close();
    });
  };
  return (
    <FormModal
      title={t('forms.accept_title')}
      form={form}
      submitLabel={t('forms.save')}
      busy={creating.isLoading || updating.isLoading}
      disabled={!list.data}
      onSubmit={submit}
      close={close}
    >
      <Place>
        <strong>{website}</strong>
        <Quiet>{places}</Quiet>
      </Place>
      <CheckboxGroup
        {...form.field('accepted')}
        label={t('forms.accepted')}
        hint={t('forms.accepted_hint')}
        options={fields.map((value) => ({ value, label: words(`field.${value}`) }))}
        required
      />
      {list.data ? (
        <Select
          {...form.field('activity')}
          label={t('forms.activity')}
          options={[
            { value: '', label: t('forms.new') },
            ...activities.map((activity) => ({ value: activity.id, label: textIn(activity.name, lang) })),
          ]}
        />
      ) : (
        <NotLoaded error={list.isError ? list.error : undefined} onRetry={() => void list.refetch()} />
      )}
      {list.hasNextPage && (
        <Button
          kind="secondary"
          size="small"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('forms.more')}
        </Button>
      )}
      {list.data && !chosen && <TextField {...form.field('name')} label={t('activity.name')} required />}
    </FormModal>
  );
};
