import type * as z from 'zod/mini';
import type { AnyEndpoint } from './endpoint';
import { endpoints } from './endpoints';
import { PUBLIC_NAMES, SECRET_NAMES } from './secretNames';

interface Field {
  path: string;
  schema: z.core.$ZodType;
}

/** Every field of a shape, by its path; lists and alternatives add nothing to it. */
const fieldsOf = (schema: z.core.$ZodType | undefined, path = ''): Field[] => {
  const def = schema?._zod.def as z.core.$ZodTypes['_zod']['def'] | undefined;
  if (!def) return [];
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([name, inner]) => {
      const own = path === '' ? name : `${path}.${name}`;
      return [{ path: own, schema: inner }, ...fieldsOf(inner, own)];
    });
  if (def.type === 'union') return def.options.flatMap((one) => fieldsOf(one, path));
  if (def.type === 'array') return fieldsOf(def.element, path);
  if (def.type === 'record') return fieldsOf(def.valueType, path);
  return 'innerType' in def ? fieldsOf(def.innerType, path) : [];
};

const lastName = (path: string): string => path.slice(path.lastIndexOf('.') + 1);
const LOOKS_SECRET =
  /(?:^|_)(?:key|keys|secret|token|password|receipt|otp|otpauth)(?:_|$)|Key$|recovery_codes?$/i;
const isPublic = (path: string) => (PUBLIC_NAMES as readonly string[]).includes(lastName(path));
const isNamed = (path: string) => (SECRET_NAMES as readonly string[]).includes(lastName(path));

const all = endpoints.map((endpoint) => [endpoint.name, endpoint] as const);

/** Answers whose fields of such names are no secrets, and why. */
const NO_SECRETS: Readonly<Record<string, readonly string[]>> = {
  // A security key by its name and date; a code that stands in the website's public DNS or page; keys of checks and their texts.
  addSecurityKey: ['key'],
  verifyApplication: ['token'],
  getWebsiteOverview: ['checks.key'],
  listWebsiteOverviews: ['checks.key'],
  listPortfolio: ['entities.health.check.key'],
  getMonthlyReport: ['checks.key'],
};

it.each(all)('%s declares every field of its answer that looks like a secret', (name, endpoint) => {
  const declared = endpoint.secrets ?? [];
  const looking = fieldsOf(endpoint.answer)
    .map(({ path }) => path)
    .filter((path) => LOOKS_SECRET.test(lastName(path)) && !isPublic(path))
    .filter((path) => !NO_SECRETS[name]?.includes(path));
  expect([...new Set(looking)].filter((path) => !declared.includes(path))).toEqual([]);
});

it.each(all)('%s takes no secret under a name that logs would show', (_name, { body }) => {
  const looking = fieldsOf(body)
    .map(({ path }) => path)
    .filter((path) => LOOKS_SECRET.test(lastName(path)) && !isPublic(path));
  expect(looking.filter((path) => !isNamed(path))).toEqual([]);
});

const declaring = endpoints.filter(({ secrets }) => secrets !== undefined);
/** Calls whose answers are kept for a repeated request. */
const isKept = ({ method, status, role }: AnyEndpoint): boolean =>
  method === 'POST' && (status === 201 || status === 202) && typeof role === 'number';

it.each(declaring.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s has the secrets that it declares, under names that logs hide, and may answer a repetition without them',
  (_name, endpoint) => {
    const fields = new Map(fieldsOf(endpoint.answer).map(({ path, schema }) => [path, schema]));
    for (const path of endpoint.secrets ?? []) {
      expect([path, fields.has(path), isNamed(path)]).toEqual([path, true, true]);
      if (isKept(endpoint)) expect([path, fields.get(path)?._zod.def.type]).toEqual([path, 'nullable']);
    }
  },
);

it('calls with secrets whose answers are kept are among them, so that the rule above is about something', () => {
  expect(
    declaring
      .filter(isKept)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['createApiKey', 'createWebhook', 'makeServerSecret', 'rotateApiKey']);
});
