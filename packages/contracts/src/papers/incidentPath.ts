/** Page of the console on which a breach is entered, without language prefix. @param what says in one line what happened; never a value */
export const enterIncidentPath = (what: string): string =>
  `/compliance/incidents/new?${new URLSearchParams({ what }).toString()}`;
