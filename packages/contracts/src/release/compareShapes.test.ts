import * as z from 'zod/mini';
import { endpoint, type IfMatch } from '../endpoint';
import { endpoints } from '../endpoints';
import type { KeyScope } from '../identity/scopes';
import { callShape, callText } from './callShape';
import { compareShapes } from './compareShapes';

type Definition = Parameters<typeof endpoint>[0];
type Any = z.ZodMiniType;

const person = z.object({ id: z.string(), name: z.string(), role: z.enum(['admin', 'member']) });
const call = (changes: Partial<Definition> = {}) =>
  callShape(
    endpoint<Any, Any, Any, Any, IfMatch | undefined, KeyScope | undefined>({
      name: 'updatePerson',
      service: 'identity',
      method: 'PUT',
      path: '/people/:id',
      auth: 'bearer',
      summary: 'A person',
      params: z.object({ id: z.string() }),
      body: z.strictObject({
        name: z.string().check(z.maxLength(50)),
        role: z.optional(z.enum(['admin', 'member'])),
      }),
      answer: person,
      ...changes,
    }),
  );
const built = call();

describe('a remote gets along with a platform whose call', () => {
  it.each<[string, Partial<Definition>]>([
    ['is the same', {}],
    ['names its parameter otherwise', { path: '/people/:personId', params: z.object({ id: z.string() }) }],
    [
      'takes a further field that may be left out',
      {
        body: z.strictObject({
          name: z.string(),
          role: z.optional(z.enum(['admin', 'member'])),
          nickname: z.optional(z.string()),
        }),
      },
    ],
    [
      'takes a further value',
      {
        body: z.strictObject({ name: z.string(), role: z.optional(z.enum(['admin', 'member', 'viewer'])) }),
      },
    ],
    [
      'takes other lengths',
      {
        body: z.strictObject({
          name: z.string().check(z.minLength(2), z.maxLength(20)),
          role: z.optional(z.enum(['admin', 'member'])),
        }),
      },
    ],
    ['answers with a further field', { answer: z.extend(person, { phone: z.string() }) }],
    [
      'answers with a further value',
      {
        answer: z.extend(person, { role: z.enum(['admin', 'member', 'viewer']) }),
      },
    ],
    ['is open to others', { auth: 'none', role: 10, limit: 'login', summary: 'Other words' }],
    ['takes a query that may be left out', { query: z.strictObject({ q: z.optional(z.string()) }) }],
  ])('%s', (_name, changes) => {
    expect(compareShapes(built, call(changes))).toEqual([]);
  });
});

describe('a remote is told what does not fit when the call of the platform', () => {
  it.each<[string, Partial<Definition>, string]>([
    ['is elsewhere', { path: '/persons/:id' }, 'it is PUT /persons/: here, and was built as PUT /people/:'],
    ['has another method', { method: 'POST' }, 'it is POST /people/: here, and was built as PUT /people/:'],
    [
      'takes its body otherwise',
      { bodyKind: 'form' },
      'its body is sent as form here, and was built as json',
    ],
    [
      'requires a further field',
      {
        body: z.strictObject({
          name: z.string(),
          role: z.optional(z.enum(['admin', 'member'])),
          phone: z.string(),
        }),
      },
      'body: phone is missing',
    ],
    [
      'requires what could be left out',
      {
        body: z.strictObject({ name: z.string(), role: z.enum(['admin', 'member']) }),
      },
      'body: role may be missing',
    ],
    ['takes a field no more', { body: z.strictObject({ name: z.string() }) }, 'body: role is not taken'],
    [
      'takes a value no more',
      {
        body: z.strictObject({ name: z.string(), role: z.optional(z.enum(['admin'])) }),
      },
      'body: role is one of "admin", "member", not one of "admin"',
    ],
    ['requires a query', { query: z.strictObject({ q: z.string() }) }, 'query: q is missing'],
    ['answers without a field', { answer: z.omit(person, { name: true }) }, 'answer: name is missing'],
    [
      'may answer without a field',
      {
        answer: z.extend(person, { name: z.optional(z.string()) }),
      },
      'answer: name may be missing',
    ],
    [
      'answers with another type',
      {
        answer: z.extend(person, { id: z.number() }),
      },
      'answer: id is number, not string',
    ],
    [
      'answers with nothing where there was something',
      {
        answer: z.extend(person, { name: z.nullable(z.string()) }),
      },
      'answer: name is null, not string',
    ],
    ['answers a list', { answer: z.array(person) }, 'answer: it is array, not object'],
    ['has no answer', { answer: undefined }, 'answer: there is none'],
  ])('%s', (_name, changes, sentence) => {
    expect(compareShapes(built, call(changes))).toEqual([sentence]);
  });

  it('a page that knows the new field asks too much of the platform before it', () => {
    const newer = call({ answer: z.extend(person, { phone: z.string() }) });
    expect(compareShapes(newer, built)).toEqual(['answer: phone is missing']);
  });

  it('looks into lists and lists of alternatives', () => {
    const list = (items: z.ZodMiniType) => call({ answer: z.object({ items: z.array(items) }) });
    expect(compareShapes(list(person), list(z.omit(person, { name: true })))).toEqual([
      'answer: items[].name is missing',
    ]);
    const either = (...shapes: [z.ZodMiniType, z.ZodMiniType]) => call({ answer: z.union(shapes) });
    expect(compareShapes(either(person, z.null()), either(person, z.null()))).toEqual([]);
    expect(compareShapes(either(person, z.null()), either(z.number(), z.null()))).toEqual([
      'answer: it is number, not object or null',
    ]);
  });
});

describe('the calls of the product', () => {
  it.each(endpoints.map((one) => [one.name, one] as const))('%s gets along with itself', (_name, one) => {
    const shape = callShape(one);
    expect(compareShapes(shape, shape)).toEqual([]);
    // What comes over the wire is compared as well as what was made here, and has the same hash.
    expect(callText(JSON.parse(JSON.stringify(shape)) as typeof shape)).toBe(callText(shape));
  });
});
