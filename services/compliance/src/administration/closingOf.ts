/** What a request that is closed gets: when, and when everything personal in it is deleted. @param keepMonths 6 to 120 */
export const closingOf = (at: Date, keepMonths: number): { closed_at: Date; purge_at: Date } => {
  const purge = new Date(at);
  // The 31st of a month without one is the last day of that month.
  purge.setUTCDate(1);
  purge.setUTCMonth(purge.getUTCMonth() + keepMonths);
  const last = new Date(Date.UTC(purge.getUTCFullYear(), purge.getUTCMonth() + 1, 0)).getUTCDate();
  purge.setUTCDate(Math.min(at.getUTCDate(), last));
  return { closed_at: at, purge_at: purge };
};
