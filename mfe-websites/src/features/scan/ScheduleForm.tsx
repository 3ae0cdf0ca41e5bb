import { ROLES } from '@yinyom/contracts/constants';
import type { ScanSchedule } from '@yinyom/contracts/scanner/scanSchedule';
import type { Application } from '@yinyom/contracts/websites/application';
import {
  errorMessage,
  fieldErrors,
  Form,
  formatDateTime,
  toast,
  useLang,
  useSession,
  useTexts,
} from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { weekdayNames } from '@yinyom/ui/foundation/calendarNames';
import { Select } from '@yinyom/ui/form/Select';
import { Switch } from '@yinyom/ui/form/Switch';
import { useState } from 'react';
import { useMailableMembersQuery } from '../../api/memberApi';
import { useSaveScanScheduleMutation } from '../../api/scanApi';
import { EmailList } from './EmailList';
import { bodyOf, FREQUENCIES, valuesOf } from './scheduleValues';
import type { ScheduleValues } from './scheduleValues';

interface ScheduleFormProps {
  application: Application;
  schedule: ScanSchedule;
  onDone: () => void;
}

/** Every month has the 28th. */
const DAYS = Array.from({ length: 28 }, (_, index) => String(index + 1));
const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));

/** When a website is scanned by itself, and who hears of it. Hours are Bangkok's. */
export const ScheduleForm = ({ application, schedule, onDone }: ScheduleFormProps) => {
  const t = useTexts('websites');
  const lang = useLang();
  const { role, user } = useSession();
  const [values, setValues] = useState(() => valuesOf(schedule, user?.email || null));
  const [refusals, setRefusals] = useState(0);
  const [save, { isLoading, error }] = useSaveScanScheduleMutation();
  const members = useMailableMembersQuery(
    { params: { id: application.organization.id }, query: { status: 'active', limit: '100' }, quiet: true },
    { skip: role !== ROLES.admin },
  );
  const refused = fieldErrors(error);
  const change = (part: Partial<ScheduleValues>) => setValues((before) => ({ ...before, ...part }));
  const emailsRefused = Object.entries(refused).find(([field]) => field.startsWith('emails'))?.[1];

  const submit = async () => {
    const answer = await save({ params: { id: application.id }, body: bodyOf(values) });
    if (answer.error) return setRefusals((count) => count + 1);
    toast.success(t('common.saved'));
    onDone();
  };

  return (
    <Form refusals={refusals} onSubmit={submit}>
      <Stack $gap={4}>
        <Switch
          label={t(values.enabled ? 'schedule.on' : 'schedule.off')}
          checked={values.enabled}
          onChange={(enabled) => change({ enabled })}
        />
        <Select
          label={t('schedule.frequency')}
          value={values.frequency}
          options={FREQUENCIES.map((value) => ({ value, label: t(`schedule.${value}`) }))}
          onChange={(frequency) => change({ frequency })}
        />
        {values.frequency === 'weekly' && (
          <Select
            label={t('schedule.weekday')}
            value={values.weekday}
            options={weekdayNames(lang).map((label, index) => ({ value: String(index), label }))}
            onChange={(weekday) => change({ weekday })}
          />
        )}
        {values.frequency === 'monthly' && (
          <Select
            label={t('schedule.day')}
            value={values.day}
            options={DAYS.map((value) => ({ value, label: value }))}
            onChange={(day) => change({ day })}
          />
        )}
        <Select
          label={t('schedule.hour')}
          value={values.hour}
          options={HOURS.map((value) => ({ value, label: `${value.padStart(2, '0')}:00` }))}
          onChange={(hour) => change({ hour })}
        />
        <EmailList
          emails={values.emails}
          offered={members.data?.entities.map(({ email }) => email) ?? []}
          error={emailsRefused}
          onChange={(emails) => change({ emails })}
        />
        {schedule.enabled && schedule.next_run_at && (
          <p>{t('schedule.next', { time: formatDateTime(schedule.next_run_at) })}</p>
        )}
        {error && !emailsRefused && <ErrorState>{errorMessage(error)}</ErrorState>}
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
