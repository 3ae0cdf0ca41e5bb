import type * as z from 'zod/mini';
import { endpoints } from '@yinyom/contracts/endpoints';
import { domainProblem } from '@yinyom/contracts/websites/domainName';
import { FORM_CODES } from './formMessages';

interface Definition {
  error?: (issue: object) => { message?: string } | string | undefined;
  checks?: { _zod: { def: Definition } }[];
  shape?: Record<string, z.ZodMiniType>;
  options?: z.ZodMiniType[];
  [part: string]: unknown;
}

const PARTS = ['innerType', 'in', 'out', 'element', 'keyType', 'valueType'];

/** Every code that a schema can find. */
const codesOf = (schema: z.ZodMiniType): string[] => {
  const def = schema._zod.def as unknown as Definition;
  const own = [def, ...(def.checks ?? []).map((check) => check._zod.def)].flatMap(({ error }) => {
    const said = error?.({});
    return (typeof said === 'string' ? said : said?.message) ?? [];
  });
  const parts = PARTS.flatMap((part) => (def[part] as z.ZodMiniType | undefined) ?? []);
  const inner = [...parts, ...(def.options ?? []), ...Object.values(def.shape ?? {})];
  return [...own, ...inner.flatMap(codesOf)];
};

test('whatever the schema of a console call finds has its text among the messages of forms', () => {
  // The form for requests of data subjects is a page of its service.
  const bodies = endpoints.filter(
    ({ auth, body, path }) =>
      body && ['none', 'otp', 'bearer'].includes(auth) && !/^\/public\/.*requests/i.test(path),
  );
  const codes = new Set(bodies.flatMap(({ body }) => codesOf(body as z.ZodMiniType)));
  expect(codes.size).toBeGreaterThan(30);
  expect([...codes].filter((code) => !(FORM_CODES as readonly string[]).includes(code))).toEqual([]);
});

test.each(['', 'localhost', 'a.co.th:80', '1.2.3.4', 'http://a.co.th', 'a b'])(
  'why "%s" is no domain name has its text too',
  (typed) => expect(FORM_CODES).toContain(domainProblem(typed)),
);
