import { updateProcessingActivity } from '@yinyom/contracts/papers/activities';
import type { ProcessingActivity } from '@yinyom/contracts/papers/activity';
import { Form, formatDate, problemCodes, toast, useForm } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { BottomBar } from '@yinyom/ui/form/BottomBar';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { useState } from 'react';
import { useGetProcessingActivityQuery, useUpdateProcessingActivityMutation } from '../../calls/recordApi';
import { useLeaveQuestion } from '@yinyom/mfe-kit/components/useLeaveQuestion';
import { readInto } from '../../layout/readInto';
import { SaveProblem } from '@yinyom/mfe-kit/components/SaveProblem';
import { useRecordTexts } from '../../texts/useRecordTexts';
import { ActivityFields } from './ActivityFields';
import { activityField, activityValues, changeBody, rebasedActivity } from './activityValues';

/** What people state about an activity. A save is a new version; after a save by another member the typed text stays. */
export const ActivityForm = ({ activity }: { activity: ProcessingActivity }) => {
  const t = useRecordTexts();
  const params = { id: activity.organization_id, aid: activity.id };
  const { refetch } = useGetProcessingActivityQuery({ params });
  /** What the fields were filled from; only over this version may they be saved. */
  const [base, setBase] = useState(activity);
  const before = activityValues(base);
  const form = useForm(before, { schema: updateProcessingActivity.body, fieldOf: activityField });
  const [update, { isLoading, error }] = useUpdateProcessingActivityMutation();
  const { field, values } = form;
  const body = changeBody(values, before);
  const isChanged = Object.keys(body).length > 0;
  useLeaveQuestion(isChanged && !isLoading);
  const take = (latest: ProcessingActivity) => {
    setBase(latest);
    form.change(rebasedActivity(values, before, activityValues(latest)));
  };
  const save = async (sent: typeof body & { reviewed?: true }) => {
    try {
      const saved = await update({ params, ifMatch: base.etag, body: sent }).unwrap();
      setBase(saved);
      form.change(activityValues(saved));
      return saved;
    } catch (problem) {
      form.refuseAnswer(problem);
      return null;
    }
  };
  const submit = async () => {
    if (!form.passes(problemCodes(updateProcessingActivity.body!, body, activityField))) return;
    const saved = await save(body);
    if (saved) toast.success(t('saved', { version: saved.version }));
  };
  const review = async () => {
    const saved = await save({ reviewed: true });
    if (saved) toast.success(t('activity.reviewed_done', { date: formatDate(saved.review_due_at) }));
  };
  const { value: ended, ...ofEnded } = field('ended');
  return (
    <Form refusals={form.refusals} onSubmit={submit}>
      <Stack $gap={5}>
        <SaveProblem
          failure={form.failure}
          latest={{ error, onReload: () => void readInto(form, refetch, take)() }}
        />
        <ActivityFields
          form={form}
          items={base.paper_items}
          more={<Checkbox {...ofEnded} checked={ended} label={t('activity.ended')} />}
        />
        <BottomBar status={isChanged ? t('unsaved') : ''}>
          <Row>
            {!isChanged && (
              <Button kind="secondary" busy={isLoading} onClick={() => void review()}>
                {t('activity.reviewed')}
              </Button>
            )}
            <Button type="submit" busy={isLoading} disabled={!isChanged}>
              {t('activity.save')}
            </Button>
          </Row>
        </BottomBar>
      </Stack>
    </Form>
  );
};
