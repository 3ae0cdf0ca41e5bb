import type { GroupController } from '@yinyom/contracts/groups/group';
import type { TextVariables } from '@yinyom/contracts/websites/textVariables';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import type { ApplicationRecord } from '../application/ApplicationRecord';
import type { GroupStore } from './group.store';
import type { GroupRecord } from './GroupRecord';

interface Parts {
  groups: Pick<GroupStore, 'among' | 'withController'>;
  identity: Pick<IdentityClient, 'organizationContact'>;
}
type Website = Pick<ApplicationRecord, 'organization_id' | 'group_path'>;

/** Who answers for the data of a website: that of the nearest group that has one, else the organization. */
export interface ControllerContact extends Pick<GroupController, 'report_language'> {
  name: string;
  contact_email?: string;
  dpo: { name: string; email: string; phone: string } | null;
  /** The group that says so; absent: the organization itself. */
  group_id?: string;
}

export const toContact = (
  group: Pick<GroupRecord, '_id'>,
  { dpo, ...controller }: GroupController,
): ControllerContact => ({
  ...controller,
  dpo: dpo ? { name: dpo.name, email: dpo.email, phone: dpo.phone ?? '' } : null,
  group_id: String(group._id),
});

/** Controllers of websites, and the values that their texts name. Read when needed: a change counts at once. */
export const createControllers = ({ groups, identity }: Parts) => {
  /** The groups above a website, nearest first. */
  const above = async ({ organization_id, group_path = [] }: Website): Promise<GroupRecord[]> => {
    const found = await groups.among(group_path);
    return [...group_path]
      .reverse()
      .flatMap((id) =>
        found.filter((group) => String(group._id) === id && group.organization_id === organization_id),
      );
  };

  const controllerIn = (nearest: readonly GroupRecord[]): ControllerContact | null => {
    const group = nearest.find(({ controller }) => controller !== undefined);
    return group?.controller ? toContact(group, group.controller) : null;
  };

  const of = async (website: Website): Promise<ControllerContact | null> => {
    const own = controllerIn(await above(website));
    return own ?? identity.organizationContact({ organization_id: website.organization_id });
  };

  return {
    of,

    /**
     * Of websites of one organization those whose data are one controller's. Groups are looked up once.
     * @param groupId of a client; null: of the organization itself
     */
    whose: async <W extends Website>(websites: readonly W[], groupId: string | null): Promise<W[]> => {
      const [first] = websites;
      if (!first) return [];
      const named = await groups.withController(first.organization_id);
      const ids = new Set(named.map(({ _id }) => String(_id)));
      return websites.filter(
        ({ group_path = [] }) => (group_path.findLast((id) => ids.has(id)) ?? null) === groupId,
      );
    },

    /**
     * What texts of a website name: the website's values, else those of the nearest group, else the organization's.
     * @param organizationName of the organization
     * @param names variables that the texts have
     */
    variablesOf: async (
      website: ApplicationRecord,
      organizationName: string,
      names: readonly (keyof TextVariables)[],
    ): Promise<Omit<TextVariables, 'domain'>> => {
      const nearest = await above(website);
      const controller = controllerIn(nearest);
      const given = (name: 'privacy_url' | 'dpo_email'): string | undefined =>
        website[name] || nearest.map((group) => group[name]).find((value) => value);
      const privacyUrl = given('privacy_url');
      const mailbox = given('dpo_email') ?? controller?.dpo?.email;
      const asked = names.includes('dpo_email') && mailbox === undefined && controller === null;
      const organization = asked
        ? await identity.organizationContact({ organization_id: website.organization_id })
        : null;
      const dpoEmail = mailbox ?? organization?.dpo?.email;
      return {
        organization: controller?.name ?? organizationName,
        ...(privacyUrl && { privacy_url: privacyUrl }),
        ...(dpoEmail && { dpo_email: dpoEmail }),
      };
    },
  };
};
export type Controllers = ReturnType<typeof createControllers>;
