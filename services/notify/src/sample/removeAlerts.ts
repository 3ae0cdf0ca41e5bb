import type { Service } from '@yinyom/service-kit/service';

/** Removes every alert of websites, and that they were watched: for the demo's sample websites alone. May be repeated. */
export const removeAlerts = async (
  { database }: Pick<Service, 'database'>,
  applicationIds: readonly string[],
): Promise<void> => {
  const _id = { $in: [...applicationIds] };
  for (const name of ['alert_watches', 'alert_settings'])
    await database.collection<{ _id: string }>(name).deleteMany({ _id });
  for (const name of ['alerts', 'alert_evaluations'])
    await database.collection(name).deleteMany({ place: _id });
};
