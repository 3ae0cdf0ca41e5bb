import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { websitesInternal } from '@yinyom/contracts/internal/websites';
import { controllerKey, groupOf, organizationOf } from './controllerKey';
import type { ControllerRecord, ControllerStore } from './controller.store';

export type GroupCalls = Pick<InternalHandlers<typeof websitesInternal>, 'controllerGroups' | 'controllerOf'>;

interface Deps {
  controllers: ControllerStore;
  websites: GroupCalls;
}

/** A client of an agency, with its name as it is now or was last. */
export interface Client extends Pick<ControllerRecord, 'name' | 'contact_email' | 'dpo'> {
  key: string;
  group_id: string;
  /** Of its group, from the top; null: the group is gone, or names no controller any more. */
  path: readonly string[] | null;
}

/** Clients of agencies: each is a controller with papers of its own. Groups are read when needed; what they said last is kept. */
export const createControllers = ({ controllers, websites }: Deps) => {
  const known = ({ _id, name, contact_email, dpo }: ControllerRecord): Client => ({
    key: _id,
    group_id: groupOf(_id) ?? '',
    name,
    contact_email,
    dpo,
    path: null,
  });

  const look = async (organizationId: string, groupId: string): Promise<Client | null> => {
    const key = controllerKey(organizationId, groupId);
    const [group] = await websites.controllerGroups({ organization_id: organizationId, group_id: groupId });
    if (!group) {
      const before = await controllers.find(key);
      return before && known(before);
    }
    const { path, name, dpo, contact_email = null } = group;
    return { key, group_id: groupId, name, contact_email, dpo, path };
  };

  /** Keeps what a group says now; of a group that is gone, the last that it said is there. */
  const keep = async ({ key, name, contact_email, dpo, path }: Client): Promise<void> => {
    if (path)
      await controllers.keep({ _id: key, organization: organizationOf(key), name, contact_email, dpo });
  };

  const find = async (organizationId: string, groupId: string): Promise<Client | null> => {
    const client = await look(organizationId, groupId);
    if (client) await keep(client);
    return client;
  };

  return {
    /** Without keeping anything: for callers who may not be allowed. Null for a group of another organization, and for one that never named a controller. */
    look,
    keep,

    /** The client of a key; null for the organization itself. */
    clientOf: (key: string): Promise<Client | null> => {
      const groupId = groupOf(key);
      return groupId === null ? Promise.resolve(null) : find(organizationOf(key), groupId);
    },

    /** Key of the controller of a website. */
    ofWebsite: async (organizationId: string, application_id: string): Promise<string> => {
      const group_id = (await websites.controllerOf({ application_id }))?.group_id;
      const client = group_id === undefined ? null : await find(organizationId, group_id);
      return client?.key ?? organizationId;
    },

    /** All clients of an organization: those that its groups name, and those whose papers are left. */
    clients: async (organizationId: string): Promise<Client[]> => {
      const [groups, before] = await Promise.all([
        websites.controllerGroups({ organization_id: organizationId }),
        controllers.ofAgency(organizationId),
      ]);
      const living = groups.map(({ group_id, path, name, dpo, contact_email = null }): Client => ({
        key: controllerKey(organizationId, group_id),
        group_id,
        name,
        contact_email,
        dpo,
        path,
      }));
      const gone = before.filter(({ _id }) => !living.some(({ key }) => key === _id));
      return [...living, ...gone.map(known)];
    },

    /** Keys of the organization and of its clients that have papers here, these with their names. */
    owners: async (organizationId: string): Promise<{ key: string; name: string | null }[]> => [
      { key: organizationId, name: null },
      ...(await controllers.ofAgency(organizationId)).map(({ _id, name }) => ({ key: _id, name })),
    ],
  };
};
export type Controllers = ReturnType<typeof createControllers>;
