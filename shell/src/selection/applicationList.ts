/** One page of the websites of an organization, as the switcher orders them; `q` narrows on the server. */
export const applicationList = (organizationId: string | null, q = '') => ({
  query: {
    organization_id: organizationId ?? undefined,
    sort: 'domain_name' as const,
    order: 'asc' as const,
    limit: '50',
    ...(q && { q }),
  },
  quiet: true,
});
