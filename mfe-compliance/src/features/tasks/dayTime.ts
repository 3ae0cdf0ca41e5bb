import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { endOfDayAfter } from '@yinyom/contracts/requests/requestClock';

/** The last second of a day (YYYY-MM-DD) in Asia/Bangkok, as tasks are due. */
export const endOfDay = (day: string): string =>
  endOfDayAfter(new Date(`${day}T12:00:00+07:00`), 0).toISOString();

/** The day in Asia/Bangkok of a moment, as fields for days hold it. */
export const dayOf = (moment: string): string => bangkokDay(new Date(moment));
