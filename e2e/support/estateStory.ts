import type { Application } from '@yinyom/contracts/websites/application';
import type { OpenGroup } from '@yinyom/contracts/groups/group';
import type { GroupPublication } from '@yinyom/contracts/groups/groupPublication';
import { setBrand } from './brandedThings';
import { ownerApi, type OwnerApi } from './ownerApi';
import type { Stack } from './startStack';
import { until } from './until';

/**
 * What an agency has: two groups, one below the other, with a controller, a published version and a changed draft, a website that follows
 * them, a person limited to a group, and brands of the organization and of its client, with a logo.
 */
export const estateStory = () => {
  let [client, below, site] = ['', '', ''];
  let logo = '';
  let before: unknown;

  const groupPath = (id: string, more = '') => `/groups/${id}${more}`;
  const change = async (
    { call }: OwnerApi,
    method: string,
    path: string,
    body: object,
    of = path,
  ): Promise<OpenGroup> => {
    const { body: seen } = await call<{ etag: string }>('GET', of);
    return (await call<OpenGroup>(method, path, { body, headers: { 'if-match': seen.etag } })).body;
  };

  const reads = async (stack: Stack): Promise<unknown> => {
    const { call, organizationId } = await ownerApi(stack);
    const get = async (path: string): Promise<unknown> => (await call('GET', path)).body;
    const { entities } = (await get(`/organizations/${organizationId}/users?limit=100`)) as {
      entities: { email: string; scope: unknown }[];
    };
    const served = await fetch(new URL(logo, stack.url), { headers: { connection: 'close' } });
    return {
      groups: await get(`/groups?organization_id=${organizationId}`),
      draft: await get(groupPath(client)),
      versions: await get(groupPath(client, '/versions')),
      version: await get(groupPath(client, '/versions/1')),
      inheritance: await get(`/applications/${site}/inheritance`),
      template: await get(`/applications/${site}/template`),
      limits: entities.map(({ email, scope }) => [email, scope]).sort(),
      brand: await get(`/organizations/${organizationId}/brand`),
      brandOfClient: await get(`/organizations/${organizationId}/brand?group_id=${client}`),
      logo: [served.status, Buffer.from(await served.arrayBuffer()).toString('base64')],
    };
  };

  const makeGroups = async (owner: OwnerApi): Promise<void> => {
    const { call, organizationId } = owner;
    const make = async (name: string, parent_id: string | null) =>
      (
        await call<OpenGroup>('POST', '/groups', {
          body: { organization_id: organizationId, name, parent_id },
        })
      ).body.id;
    client = await make('Client Bank', null);
    below = await make('Branches', client);
    await change(owner, 'PUT', groupPath(client), {
      controller: { name: 'Client Bank PCL', contact_email: 'pdpa@bank.example' },
      privacy_url: 'https://bank.example/privacy',
    });
    const { body } = await call<Application>('POST', '/applications', {
      body: {
        organization_id: organizationId,
        group_id: below,
        domain_name: `branch.${organizationId}.ac.th`,
        default_language: 'th',
        languages: ['th'],
      },
    });
    site = body.id;
  };

  const publish = async (owner: OwnerApi): Promise<void> => {
    const { call } = owner;
    const saveDraft = (consent_expiry_days: number) =>
      change(
        owner,
        'PUT',
        groupPath(client, '/draft'),
        { sections: { settings: { consent_expiry_days } } },
        groupPath(client),
      );
    await saveDraft(90);
    const publications = groupPath(client, '/publications');
    const ask = async (body: object) => (await call<GroupPublication>('POST', publications, { body })).body;
    const planned = await ask({ dry_run: true, include_unpublished: true });
    const { id } = await ask({ plan_hash: planned.plan_hash });
    await until(
      async () => (await call<GroupPublication>('GET', `${publications}/${id}`)).body.state === 'done',
      'the group is published',
    );
    // Not published any more.
    await saveDraft(120);
  };

  return {
    /** Makes all of it, and remembers how it reads. */
    begin: async (stack: Stack): Promise<void> => {
      const owner = await ownerApi(stack);
      await makeGroups(owner);
      await publish(owner);
      logo = await setBrand(owner, 'Agency');
      await setBrand(owner, 'Client Bank', client);
      const host = stack.demo.email.replace(/^.*@/, '');
      const person = { email: `branch@${host}`, first_name: 'Mali', last_name: 'Dee', role: 10 };
      await owner.call('POST', `/organizations/${owner.organizationId}/users`, {
        body: { ...person, scope: { websites: [], groups: [below] } },
      });
      before = await reads(stack);
      expect(before).toMatchObject({
        draft: { version: 1, pending_changes: true },
        brandOfClient: { name: 'Client Bank' },
        limits: expect.arrayContaining([[person.email, { websites: [], groups: [below] }]]) as unknown,
        logo: [200, expect.stringMatching(/^iVBOR/)],
      });
    },
    expectRestored: async (stack: Stack): Promise<void> => {
      expect(await reads(stack)).toEqual(before);
    },
  };
};
