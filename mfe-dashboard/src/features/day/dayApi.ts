import { getChangedDays, getDayRecord, getServedNotice } from '@yinyom/contracts/days/dayRecord';
import { api, contractQuery } from '@yinyom/mfe-kit';

const dayApi = api.injectEndpoints({
  endpoints: (build) => ({
    dayRecord: contractQuery(build, getDayRecord),
    changedDays: contractQuery(build, getChangedDays),
    servedNotice: contractQuery(build, getServedNotice),
  }),
});

/** What is recorded about one day of a website. */
export const { useDayRecordQuery, useChangedDaysQuery, useServedNoticeQuery } = dayApi;
