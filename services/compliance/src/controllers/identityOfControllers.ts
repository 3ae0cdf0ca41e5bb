import { ROLES } from '@yinyom/contracts/constants';
import type { ComplianceDeps } from '../createComplianceService';
import { aboutOrganization, groupOf, organizationOf } from './controllerKey';
import type { Client, Controllers } from './createControllers';
import { overriding } from './overriding';

type Deps = Pick<ComplianceDeps, 'identity' | 'websites'>;

const aboutItself = <T extends { id: string }>(target: T): T => ({
  ...target,
  id: organizationOf(target.id),
});

const contactOf = ({ name, contact_email, dpo }: Client) => ({
  name,
  ...(contact_email !== null && { contact_email }),
  dpo,
});

type PeopleCalls = Pick<Deps['identity'], 'describeMember' | 'sendRequestNews'>;

/** People of the agency, each with the flag for those controllers alone whose papers are theirs. */
const peopleOfControllers = (identity: Deps['identity'], controllers: Controllers): PeopleCalls => {
  /** The flag of a person of one group counts for the client of that group alone. */
  const describeMember: PeopleCalls['describeMember'] = async (input) => {
    const found = await identity.describeMember(aboutOrganization(input));
    if (!found) return null;
    const { flags, websites: named, groups = [], ...person } = found;
    const client = named ? await controllers.clientOf(input.organization_id) : null;
    const isTheirs = groups.some((group) => client?.path?.includes(group));
    return { ...person, ...(flags && (!named || isTheirs) && { flags }) };
  };
  return {
    describeMember,
    /** Receivers are stored once, and may be limited to other groups later: each is looked up at this moment. */
    sendRequestNews: async (input) => {
      const { organization_id } = input;
      const known = await Promise.all(
        input.user_ids.map((user_id) => describeMember({ organization_id, user_id })),
      );
      const user_ids = input.user_ids.filter((_id, at) => {
        const { role, flags } = known[at] ?? {};
        return role === ROLES.admin || flags?.includes('dpo') === true;
      });
      const client = await controllers.clientOf(organization_id);
      const ofClient = client && {
        organization: client.name,
        ...(client.path && { group_path: [...client.path] }),
      };
      return identity.sendRequestNews({ ...aboutOrganization(input), user_ids, ...ofClient });
    },
  };
};

type BrandCalls = Pick<
  Deps['identity'],
  'brandOf' | 'sendRequestCode' | 'sendRequestReceipt' | 'sendRequestAnswer'
>;

/** Pages of a client, and mails to persons about its requests, have the brand of its group. */
const brandOfControllers = (identity: Deps['identity'], controllers: Controllers): BrandCalls => {
  const placed = async <I extends { organization_id?: string | undefined }>(input: I) => {
    const client =
      input.organization_id === undefined ? null : await controllers.clientOf(input.organization_id);
    return { ...aboutOrganization(input), ...(client?.path && { group_path: [...client.path] }) };
  };
  return {
    brandOf: async (input) => identity.brandOf(await placed(input)),
    sendRequestCode: async (input) => identity.sendRequestCode(await placed(input)),
    sendRequestReceipt: async (input) => identity.sendRequestReceipt(await placed(input)),
    sendRequestAnswer: async (input) => identity.sendRequestAnswer(await placed(input)),
  };
};

/** The identity service as controllers see it: a client has its own name and officers; people and audit are the agency's. */
export const identityOfControllers = (
  identity: Deps['identity'],
  websites: Deps['websites'],
  controllers: Controllers,
): Deps['identity'] =>
  overriding(identity, {
    ...peopleOfControllers(identity, controllers),
    ...brandOfControllers(identity, controllers),
    organizationContact: async (input) => {
      const contact = await identity.organizationContact(aboutOrganization(input));
      const client = contact && (await controllers.clientOf(input.organization_id));
      return client ? { ...contactOf(client), ...(contact.sample && { sample: contact.sample }) } : contact;
    },
    organizationFacts: async (input) => {
      const facts = await identity.organizationFacts(aboutOrganization(input));
      const client = facts && (await controllers.clientOf(input.organization_id));
      if (!facts || !client) return facts;
      const { contact_email: _agency, ...platform } = facts;
      return { ...platform, ...contactOf(client) };
    },
    organizationOfficers: async (input) => {
      const client = await controllers.clientOf(input.organization_id);
      return identity.organizationOfficers({
        ...aboutOrganization(input),
        ...(client?.path && { group_path: [...client.path] }),
      });
    },
    listAudit: (input) => identity.listAudit(aboutOrganization(input)),
    acceptedAgreement: async (input) =>
      groupOf(input.organization_id) === null ? identity.acceptedAgreement(input) : null,
    writingKeys: async (input) => {
      const keys = await identity.writingKeys(aboutOrganization(input));
      const controller = groupOf(input.organization_id);
      if (controller === null) return keys;
      const theirs = await websites.listApplicationIds({ ...aboutOrganization(input), controller });
      return keys.filter(({ application_ids }) => application_ids?.every((id) => theirs.includes(id)));
    },
    recordAudit: (event) =>
      identity.recordAudit({
        ...aboutOrganization(event),
        target: event.target.id === event.organization_id ? aboutItself(event.target) : event.target,
      }),
  });
