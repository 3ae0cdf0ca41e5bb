import { TIME_ZONE_OFFSET_MS } from '../constants';

/** The hour (`00` to `23`) in Asia/Bangkok at a moment. */
export const bangkokHour = (time: Date): string =>
  new Date(time.getTime() + TIME_ZONE_OFFSET_MS).toISOString().slice(11, 13);
