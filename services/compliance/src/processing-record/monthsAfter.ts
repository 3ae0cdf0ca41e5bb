/** Months after a day; the 31st of a month without one is the last day of that month. */
export const monthsAfter = (at: Date, months: number): Date => {
  const after = new Date(at);
  after.setUTCDate(1);
  after.setUTCMonth(after.getUTCMonth() + months);
  const last = new Date(Date.UTC(after.getUTCFullYear(), after.getUTCMonth() + 1, 0)).getUTCDate();
  after.setUTCDate(Math.min(at.getUTCDate(), last));
  return after;
};
