import type { AnyEndpoint } from './endpoint';
import { endpoints } from './endpoints';

const declared = (method: string, path: string): AnyEndpoint | undefined =>
  endpoints.find(
    (endpoint) => `${endpoint.method} ${endpoint.path.replace(/:(\w+)/g, '{$1}')}` === `${method} ${path}`,
  );

/** Every call of section 7, with the credential that it takes. */
test.each([
  ['7.01', 'none', 'POST /guest/login'],
  ['7.02', 'none', 'POST /guest/signup'],
  ['7.03', 'none', 'POST /guest/password'],
  ['7.04', 'none', 'POST /guest/forgotPassword'],
  ['7.05', 'none', 'POST /guest/resetPassword'],
  ['7.06', 'bearer', 'POST /me/2fa'],
  ['7.07', 'otp', 'POST /guest/login-2fa'],
  ['7.08', 'bearer', 'POST /me/2fa-confirm'],
  ['7.09', 'none', 'POST /token'],
  ['7.10', 'bearer', 'GET /me'],
  ['7.11', 'bearer', 'PUT /me/password'],
  ['7.12', 'bearer', 'GET /organizations/{id}'],
  ['7.13', 'bearer', 'GET /me/organizations'],
  ['7.14', 'bearer', 'GET /organizations/{id}/users', 'POST /organizations/{id}/users'],
  ['7.15', 'bearer', 'PUT /organizations/{id}/users/{userId}', 'DELETE /organizations/{id}/users/{userId}'],
  ['7.16', 'bearer', 'POST /applications'],
  ['7.17', 'bearer', 'GET /me/applications'],
  ['7.18', 'bearer', 'GET /applications/{id}', 'PUT /applications/{id}', 'DELETE /applications/{id}'],
  ['7.19', 'bearer', 'PUT /applications/{id}/disable'],
  ['7.20', 'bearer', 'PUT /applications/{id}'],
  ['7.21', 'bearer', 'GET /applications/{id}/template', 'PUT /applications/{id}/template'],
  ['7.22', 'bearer', 'GET /applications/{id}/categories'],
  ['7.23', 'bearer', 'PUT /applications/{id}/categories/{categoryId}'],
  ['7.24', 'bearer', 'GET /applications/{id}/summary'],
  [
    '7.25',
    'bearer',
    'GET /applications/{id}/templateLogo',
    'PUT /applications/{id}/templateLogo',
    'DELETE /applications/{id}/templateLogo',
  ],
  ['7.26', 'bearer', 'POST /categories'],
  ['7.27', 'bearer', 'GET /categories/{id}', 'PUT /categories/{id}', 'DELETE /categories/{id}'],
  ['7.28', 'bearer', 'POST /categories/{id}'],
  ['7.29', 'bearer', 'POST /cookies'],
  ['7.30', 'bearer', 'GET /cookies'],
  ['7.31', 'bearer', 'GET /cookies/{id}', 'PUT /cookies/{id}', 'DELETE /cookies/{id}'],
  ['7.32', 'bearer', 'GET /consents', 'GET /consents/dailyReport'],
  ['7.33', 'bearer', 'GET /consentLogs', 'GET /consentLogs/dailyReport'],
  ['7.39', 'bearer', 'GET /applications/{id}/cookies/reassign'],
])('%s takes the credential %s: %s %s %s', (_id, auth, ...calls) => {
  for (const call of calls.filter(Boolean)) {
    const [method = '', path = ''] = call.split(' ');
    expect([call, declared(method, path)?.auth]).toEqual([call, auth]);
  }
});

/** Names of the fields of a schema, of its entities where it is a list. */
const fieldsOf = (schema: unknown): string[] => {
  const { shape, element } =
    (schema as { def?: { shape?: Record<string, unknown>; element?: unknown } }).def ?? {};
  if (element) return fieldsOf(element);
  const entities = shape?.['entities'];
  return entities ? fieldsOf(entities) : Object.keys(shape ?? {});
};
const answerOf = (name: string) => fieldsOf(endpoints.find((endpoint) => endpoint.name === name)?.answer);
const isList = (name: string) =>
  'entities' in
  ((endpoints.find((endpoint) => endpoint.name === name)?.answer as { def?: { shape?: object } } | undefined)
    ?.def?.shape ?? {});

/** The fields that section 3 gives each entity, by the call that answers with it. */
test.each([
  ['3.01', 'getMe', ['id', 'name', 'email', 'first_name', 'last_name', 'ldap_username', 'two_fa_at']],
  ['3.02', 'listOrganizationUsers', ['phone', 'username', 'role', 'status', 'last_access_at', 'created_at']],
  ['3.05', 'listMyOrganizations', ['id', 'name', 'organization_user']],
  [
    '3.07',
    'listApplications',
    ['id', 'domain_name', 'organization', 'default_language', 'created_at', 'updated_at', 'cookie_count'],
  ],
  ['3.07', 'getApplication', ['script', 'enabled']],
  ['3.15', 'listCookies', ['name', 'provider', 'purpose', 'expiry', 'type', 'category']],
  ['3.18', 'listConsents', ['consent_time', 'id', 'client_id', 'device', 'consent_type', 'referrer_url']],
  ['3.20', 'getApplicationSummary', ['total_cookies', 'users_accepted', 'users_declined']],
  ['7.06', 'requestTwoFactor', ['secret_key']],
  ['7.12', 'getOrganization', ['name', 'organization_user']],
  ['7.09', 'refreshToken', ['access_token', 'refresh_token']],
])('%s: the answer of %s has %j', (_id, name, fields) => {
  expect(answerOf(name)).toEqual(expect.arrayContaining(fields));
});

test('3.06: lists of websites, categories, cookies and people stand in entities; organizations and suggestions are plain', () => {
  const listed = ['listApplications', 'listSiteCategories', 'listCookies', 'listOrganizationUsers'];
  expect(listed.map(isList)).toEqual([true, true, true, true]);
  expect(['listMyOrganizations', 'listReassign'].map(isList)).toEqual([false, false]);
});

test('7.11, 7.36: a password is changed by old_password and new_password, and bodies are JSON unless a call says otherwise', () => {
  const change = endpoints.find(({ name }) => name === 'changePassword');
  expect(fieldsOf(change?.body)).toEqual(['old_password', 'new_password']);
  const others = endpoints.filter(({ bodyKind = 'json' }) => bodyKind !== 'json');
  expect(others.map(({ name }) => name)).toContain('saveTemplateLogo');
});
