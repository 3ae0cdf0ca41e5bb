import type { Service } from '@yinyom/service-kit/service';

/** Removes every scan and plan of websites: for the demo's sample websites alone. May be repeated. */
export const removeScans = async (
  { database }: Pick<Service, 'database'>,
  applicationIds: readonly string[],
): Promise<void> => {
  for (const application_id of applicationIds) {
    const scans = await database.collection('scans').find({ application_id }).project({ _id: 1 }).toArray();
    const pictures = scans.flatMap(({ _id }) => [`${String(_id)} before`, `${String(_id)} after`]);
    await database.collection<{ _id: string }>('scan_pictures').deleteMany({ _id: { $in: pictures } });
    for (const name of ['scan_results', 'scan_schedules', 'scans'])
      await database.collection(name).deleteMany({ application_id });
  }
};
