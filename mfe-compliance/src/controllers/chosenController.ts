/** Whose papers this tab shows: a client of an organization, by the id of its group; null: the organization's own. */
let chosen: { organizationId: string; controllerId: string } | null = null;

/** The client that was chosen last; null where another organization is open by now. */
export const chosenController = (organizationId?: string | null): string | null =>
  organizationId === undefined || chosen?.organizationId === organizationId
    ? (chosen?.controllerId ?? null)
    : null;

export const chooseController = (organizationId: string | null, controllerId: string | null): void => {
  chosen = organizationId === null || controllerId === null ? null : { organizationId, controllerId };
};
