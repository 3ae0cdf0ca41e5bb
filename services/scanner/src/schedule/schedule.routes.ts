import { getScanSchedule, saveScanSchedule } from '@yinyom/contracts/scanner/scanSchedule';
import type { ApplicationAccess } from '../access/applicationAccess';
import { seenRevision } from '@yinyom/service-kit/http/ifMatch';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { ScheduleService } from './schedule.service';

/** Calls about plans (API row 66). */
export const bindScheduleRoutes = (
  bind: RouteBinder,
  { schedules, access }: { schedules: ScheduleService; access: ApplicationAccess },
): void => {
  bind(getScanSchedule, async (call) => schedules.show(await access(call, call.params.id)));
  bind(saveScanSchedule, async (call) =>
    schedules.save(await access(call, call.params.id), call.body, seenRevision(call.req)),
  );
};
