import { ROLES } from '@yinyom/contracts/constants';
import { saveScanSchedule } from '@yinyom/contracts/scanner/scanSchedule';
import type { ScanSchedule } from '@yinyom/contracts/scanner/scanSchedule';
import type { Application } from '@yinyom/contracts/websites/application';
import {
  Form,
  formatDateTime,
  problemCodes,
  toast,
  useForm,
  useLang,
  useSession,
  useTexts,
} from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { weekdayNames } from '@yinyom/ui/foundation/calendarNames';
import { Select } from '@yinyom/ui/form/Select';
import { Switch } from '@yinyom/ui/form/Switch';
import { useState } from 'react';
import { useMailableMembersQuery } from '../../api/memberApi';
import { useLazyScanScheduleQuery, useSaveScanScheduleMutation } from '../../api/scanApi';
import { SaveProblem } from '@yinyom/mfe-kit/components/SaveProblem';
import { EmailList } from './EmailList';
import { bodyOf, FREQUENCIES, valuesOf } from './scheduleValues';
import { reloadInto } from '@yinyom/mfe-kit/components/reloadInto';

interface ScheduleFormProps {
  application: Application;
  schedule: ScanSchedule;
  onDone: () => void;
}

/** Every month has the 28th. */
const DAYS = Array.from({ length: 28 }, (_, index) => String(index + 1));
const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));

/** When a website is scanned by itself, and who hears of it. Hours are Bangkok's. */
export const ScheduleForm = ({ application, onDone, ...props }: ScheduleFormProps) => {
  const t = useTexts('websites');
  const lang = useLang();
  const { role, user } = useSession();
  /** What the values were made of; another user may have saved a newer one meanwhile. */
  const [schedule, setSchedule] = useState(props.schedule);
  const [initial] = useState(() => valuesOf(schedule, user?.email || null));
  const form = useForm(initial, { schema: saveScanSchedule.body });
  const { field, values } = form;
  const [save, { isLoading, error: refused }] = useSaveScanScheduleMutation();
  const [readAgain] = useLazyScanScheduleQuery();
  const members = useMailableMembersQuery(
    { params: { id: application.organization.id }, query: { status: 'active', limit: '100' }, quiet: true },
    { skip: role !== ROLES.admin },
  );

  const submit = async () => {
    const body = bodyOf(values);
    if (!form.passes(problemCodes(saveScanSchedule.body!, body))) return;
    try {
      await save({ params: { id: application.id }, ifMatch: schedule.etag, body }).unwrap();
      toast.success(t('common.saved'));
      onDone();
    } catch (error) {
      form.refuseAnswer(error);
    }
  };

  const reload = reloadInto(
    form,
    () => readAgain({ params: { id: application.id } }).unwrap(),
    (latest) => {
      if (!latest) return;
      setSchedule(latest);
      form.change(valuesOf(latest, user?.email || null));
    },
  );

  return (
    <Form refusals={form.refusals} onSubmit={submit}>
      <Stack $gap={4}>
        <Switch
          label={t(values.enabled ? 'schedule.on' : 'schedule.off')}
          checked={values.enabled}
          onChange={(enabled) => form.change({ enabled })}
        />
        <Select
          {...field('frequency')}
          label={t('schedule.frequency')}
          options={FREQUENCIES.map((value) => ({ value, label: t(`schedule.${value}`) }))}
        />
        {values.frequency === 'weekly' && (
          <Select
            {...field('weekday')}
            label={t('schedule.weekday')}
            options={weekdayNames(lang).map((label, index) => ({ value: String(index), label }))}
          />
        )}
        {values.frequency === 'monthly' && (
          <Select
            {...field('day')}
            label={t('schedule.day')}
            options={DAYS.map((value) => ({ value, label: value }))}
          />
        )}
        <Select
          {...field('hour')}
          label={t('schedule.hour')}
          options={HOURS.map((value) => ({ value, label: `${value.padStart(2, '0')}:00` }))}
        />
        <EmailList
          emails={values.emails}
          offered={members.data?.entities.map(({ email }) => email) ?? []}
          error={form.problems.emails}
          onChange={(emails) => form.change({ emails })}
        />
        {schedule.enabled && schedule.next_run_at && (
          <p>{t('schedule.next', { time: formatDateTime(schedule.next_run_at) })}</p>
        )}
        <SaveProblem
          failure={form.failure}
          latest={{ error: refused, onReload: () => void reload(), discards: true }}
        />
        <Row $justify="end">
          <Button kind="quiet" onClick={onDone}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" busy={isLoading}>
            {t('common.save')}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
};
