import { TIME_ZONE } from '@yinyom/contracts/constants';

const DAY_MS = 86_400_000;
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });

/** The calendar day in Bangkok, `daysAgo` days back, as YYYY-MM-DD. There is no daylight saving to mind. */
export const bangkokDay = (daysAgo = 0, now: Date = new Date()): string =>
  day.format(now.getTime() - daysAgo * DAY_MS);
