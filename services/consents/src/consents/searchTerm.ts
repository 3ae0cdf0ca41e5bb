const CONSENT_ID = /^[0-9a-f]{24}$/i;
const CLIENT_ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** What a search text can be: a whole consent id, a whole client id, or nothing that exists (threat P-07). */
export const searchTerm = (q: string): { consent_id: string } | { client_id: string } | null => {
  if (CONSENT_ID.test(q)) return { consent_id: q.toLowerCase() };
  if (CLIENT_ID.test(q)) return { client_id: q.toLowerCase() };
  return null;
};
