import { createProcessingActivity } from '@yinyom/contracts/papers/activities';
import { PAPER_ROLES } from '@yinyom/contracts/papers/paperItems';
import { Form, problemCodes, toast, useForm, useNavigate, useSession } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { BottomBar } from '@yinyom/ui/form/BottomBar';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { Select } from '@yinyom/ui/form/Select';
import { useState } from 'react';
import { useCreateProcessingActivityMutation } from '../../calls/recordApi';
import { useLeaveQuestion } from '@yinyom/mfe-kit/components/useLeaveQuestion';
import { useRecordTexts } from '../../texts/useRecordTexts';
import { ActivityFields } from './ActivityFields';
import { activityField, createBody, emptyActivity } from './activityValues';

/** Adds an activity that people describe. */
export const NewActivityForm = () => {
  const t = useRecordTexts();
  const navigate = useNavigate();
  const { organizationId } = useSession();
  const [empty] = useState(emptyActivity);
  const form = useForm(empty, { schema: createProcessingActivity.body, fieldOf: activityField });
  const [create, { isLoading, isSuccess }] = useCreateProcessingActivityMutation();
  const { field, values } = form;
  const isChanged = JSON.stringify(values) !== JSON.stringify(empty);
  useLeaveQuestion(isChanged && !isLoading && !isSuccess);
  const submit = async () => {
    const body = createBody(values);
    if (!form.passes(problemCodes(createProcessingActivity.body!, body, activityField))) return;
    await sendForm(form, async () => {
      const { id } = await create({ params: { id: organizationId ?? '' }, body }).unwrap();
      toast.success(t('activity.created'));
      void navigate(`/compliance/record/${id}`, { replace: true });
    });
  };
  return (
    <Form refusals={form.refusals} onSubmit={submit}>
      <Stack $gap={5}>
        <ProblemBox>{form.failure}</ProblemBox>
        <ActivityFields
          form={form}
          first={
            <Select
              {...field('role')}
              label={t('list.role')}
              options={PAPER_ROLES.map((value) => ({ value, label: t(`roles.${value}`) }))}
            />
          }
        />
        <BottomBar status={isChanged ? t('unsaved') : ''}>
          <Button type="submit" busy={isLoading}>
            {t('activity.create')}
          </Button>
        </BottomBar>
      </Stack>
    </Form>
  );
};
