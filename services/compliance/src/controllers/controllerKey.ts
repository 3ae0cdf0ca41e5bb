/**
 * Whose a paper is, as every record of this service has it in `organization_id`: the id of the organization, or, of an agency's client,
 * `organization.group`. One value in place of two, so that no query, unique index or seal can leave one of them out.
 */
export const controllerKey = (organizationId: string, groupId: string | null): string =>
  groupId === null ? organizationId : `${organizationId}.${groupId}`;

/** Id of the organization, to ask other services about. */
export const organizationOf = (key: string): string => key.split('.')[0] ?? key;

/** Id of the group whose client it is; null: the organization itself. */
export const groupOf = (key: string): string | null => key.split('.')[1] ?? null;

/** The same question with the id of the organization, as other services know it. */
export const aboutOrganization = <I extends { organization_id?: string | undefined }>(input: I): I =>
  input.organization_id === undefined
    ? input
    : { ...input, organization_id: organizationOf(input.organization_id) };
