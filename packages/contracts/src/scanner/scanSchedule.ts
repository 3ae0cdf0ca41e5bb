import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { email, id } from '../fields';

const params = z.object({ id });
const whole = (min: number, max: number) =>
  z.int('invalid_number').check(z.minimum(min, 'out_of_range'), z.maximum(max, 'out_of_range'));

const fields = {
  enabled: z.boolean(),
  frequency: z.enum(['daily', 'weekly', 'monthly']),
  /** 0 = Sunday; of a weekly scan. */
  weekday: z.optional(whole(0, 6)),
  /** Day of the month of a monthly scan; every month has the 28th. */
  day: z.optional(whole(1, 28)),
  /** Hour of the day in Bangkok. */
  hour: whole(0, 23),
};

/** When a website is scanned by itself, and who gets the mail about it. */
export const scanSchedule = z.object({
  ...fields,
  emails: z.array(z.string()),
  next_run_at: z.nullable(z.string()),
  /** For If-Match. */
  etag: z.string(),
});
export type ScanSchedule = z.output<typeof scanSchedule>;

/** Row 66. A website without a schedule of its own answers the default: monthly, switched off. */
export const getScanSchedule = endpoint({
  name: 'getScanSchedule',
  service: 'scanner',
  method: 'GET',
  path: '/applications/:id/scanSchedule',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'scans:read',
  summary: 'When a website is scanned by itself',
  params,
  answer: scanSchedule,
  resource: 'application',
});

/** Row 66. Mail goes only to members of the organization. */
export const saveScanSchedule = endpoint({
  name: 'saveScanSchedule',
  readBack: true,
  ifMatch: 'optional',
  service: 'scanner',
  method: 'PUT',
  path: '/applications/:id/scanSchedule',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'scans:write',
  summary: 'Changes when a website is scanned by itself',
  params,
  body: z.strictObject({ ...fields, emails: z.array(email).check(z.maxLength(10, 'too_long')) }),
  answer: scanSchedule,
  resource: 'application',
});
