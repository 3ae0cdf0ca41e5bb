import type { OrgUser } from '@yinyom/contracts/identity/organizationUsers';

/** A person who is limited to a group, or to one above it. */
export interface GroupPerson {
  person: OrgUser;
  /** The groups of the path that the person is limited to. */
  through: string[];
}

/** Of all people those who are limited to a group of the path, and how many others see every website. Pure. */
export const peopleOf = (
  people: readonly OrgUser[],
  path: readonly string[],
): { limited: GroupPerson[]; whole: number } => ({
  limited: people
    .map((person) => ({
      person,
      through: path.filter((id) => person.scope?.groups?.includes(id)),
    }))
    .filter(({ through }) => through.length > 0),
  whole: people.filter(({ scope, status }) => !scope && status !== 'suspended').length,
});
