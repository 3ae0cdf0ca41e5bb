import type { Breach } from './Breach';

/** Cookies that nobody gave a category for a day: one alert for all of them. Pure. */
export const cookieUnclassified = ({ amount, names }: { amount: number; names: string[] }): Breach[] =>
  amount === 0 ? [] : [{ subject: '', firm: true, figures: { amount, names } }];
