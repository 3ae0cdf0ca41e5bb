import { addDays } from '@yinyom/contracts/time/bangkokDay';

/** The month before another one (YYYY-MM). */
export const monthBefore = (month: string): string => addDays(`${month}-01`, -1).slice(0, 7);
