import { createHash } from 'node:crypto';
import { apiKeyIdOf } from '@yinyom/contracts/identity/apiKeyForm';
import type { Scope } from '@yinyom/contracts/identity/scopes';
import { startIdentity, type IdentityTest, type Person, type Place } from './startIdentity';

/** A website of the sample organization, and one that is not. */
export const OURS = 'c'.repeat(24);
export const STRANGE = 'd'.repeat(24);

/** An identity service with an organization, two Admins and calls about its API keys; new people for each test. */
export const apiKeysTest = () => {
  let identity: IdentityTest;
  let organization: Place;
  let admin: Person;
  let other: Person;
  let path: string;

  beforeAll(async () => {
    identity = await startIdentity({ RATE_LIMITS: 'false' }, undefined, {
      websites: {
        getApplicationOwner: async ({ application_id }) =>
          application_id === OURS ? { organization_id: organization.id } : null,
      },
    });
  });
  afterAll(() => identity.close());
  beforeEach(async () => {
    organization = await identity.makeOrganization();
    admin = await identity.makePerson([{ organization, role: 1000 }]);
    other = await identity.makePerson([{ organization, role: 1000 }]);
    path = `/organizations/${organization.id}/api-keys`;
  });

  const send = (method: string, at: string, body?: unknown, by: Person = admin) =>
    identity.send(method, path + at, { token: by.token, ...(body !== undefined && { body }) });

  const make = async (form: object = {}, by: Person = admin) => {
    const made = await send('POST', '', { name: 'Reports', scopes: ['consents:read'], ...form }, by);
    expect([made.status, made.body.code]).toEqual([201, undefined]);
    return made.body as { key: string; api_key: { id: string; prefix: string; [field: string]: unknown } };
  };

  const open = (key: string, more: Partial<Parameters<IdentityTest['internal']['openKey']>[0]> = {}) =>
    identity.internal.openKey({
      key_id: apiKeyIdOf(key) ?? '',
      sha256: createHash('sha256').update(key).digest('hex'),
      ip: '203.0.113.9',
      call: 'listConsents',
      scope: 'consents:read',
      request_id: 'request',
      ...more,
    });
  const refusal = async (...asked: Parameters<typeof open>) => (await open(...asked)).refusal;

  const authorize = (
    keyId: string,
    {
      scope = 'consents:read',
      by = admin,
      where = organization,
    }: { scope?: Scope; by?: Person; where?: Place } = {},
  ) =>
    identity.internal.authorize({
      user_id: by.id,
      session_id: keyId,
      organization_id: where.id,
      key: { scope },
      attempt: { call: 'listConsents', least: 10, ip_truncated: '203.0.113.0', request_id: 'request' },
    });

  const stored = (id: string) => identity.stores.apiKeys.byId(id);
  const setKey = (id: string, change: object) =>
    identity.database.collection('api_keys').updateOne({ key_id: id }, { $set: change });
  /** What happens after the answer. */
  const until = async (happened: () => Promise<boolean>): Promise<void> => {
    const end = performance.now() + 60_000;
    while (!(await happened())) {
      if (performance.now() > end) throw new Error('it did not happen');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const idOf = (key: string) => apiKeyIdOf(key) ?? '';

  return {
    get identity() {
      return identity;
    },
    get organization() {
      return organization;
    },
    get admin() {
      return admin;
    },
    get other() {
      return other;
    },
    send,
    make,
    open,
    refusal,
    authorize,
    stored,
    setKey,
    idOf,
    until,
  };
};
