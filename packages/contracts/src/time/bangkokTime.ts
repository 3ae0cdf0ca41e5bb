import { TIME_ZONE_OFFSET_MS } from '../constants';

/** A moment in Asia/Bangkok as people and spreadsheets read it: `DD/MM/YYYY HH:mm` (specification §9). */
export const bangkokTime = (time: Date): string => {
  const [day = '', clock = ''] = new Date(time.getTime() + TIME_ZONE_OFFSET_MS).toISOString().split('T');
  return `${day.split('-').reverse().join('/')} ${clock.slice(0, 5)}`;
};
