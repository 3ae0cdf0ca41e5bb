import { saveScanSchedule } from '@yinyom/contracts/scanner/scanSchedule';
import type { ScanSchedule } from '@yinyom/contracts/scanner/scanSchedule';
import { problemCodes } from '@yinyom/mfe-kit';

/** What the form of a schedule holds. */
export interface ScheduleValues {
  enabled: boolean;
  frequency: ScanSchedule['frequency'];
  weekday: string;
  day: string;
  hour: string;
  emails: readonly string[];
}

export const FREQUENCIES = ['daily', 'weekly', 'monthly'] as const;

/** The form's values for a schedule; a website without one suggests mail to whoever makes it. */
export const valuesOf = (schedule: ScanSchedule, ownEmail: string | null): ScheduleValues => ({
  enabled: schedule.enabled,
  frequency: schedule.frequency,
  weekday: String(schedule.weekday ?? 1),
  day: String(schedule.day ?? 1),
  hour: String(schedule.hour),
  emails: schedule.enabled || schedule.emails.length > 0 || !ownEmail ? schedule.emails : [ownEmail],
});

/** The request for these values: only the day that the frequency needs. */
export const bodyOf = ({ enabled, frequency, weekday, day, hour, emails }: ScheduleValues) => ({
  enabled,
  frequency,
  ...(frequency === 'weekly' && { weekday: Number(weekday) }),
  ...(frequency === 'monthly' && { day: Number(day) }),
  hour: Number(hour),
  emails: [...emails],
});

/** Whether an address can be added to the others: reads like one and fits. */
export const addressProblem = (email: string, emails: readonly string[]): string | undefined => {
  if (!saveScanSchedule.body) return undefined;
  const all = [...emails, email];
  const rest = { enabled: true, frequency: 'daily', hour: 0 };
  return problemCodes(saveScanSchedule.body, { ...rest, emails: all })['emails'];
};
