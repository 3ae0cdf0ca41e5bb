import * as z from 'zod/mini';
import { endpoints } from '@yinyom/contracts/endpoints';
import { parseBody } from './validate';

const body = z.strictObject({
  name: z.string(),
  look: z.strictObject({ color: z.string() }),
  texts: z.record(z.string(), z.strictObject({ title: z.string() })),
});
const answer = z.object({
  name: z.string(),
  etag: z.string(),
  look: z.nullable(z.object({ color: z.string(), logo: z.nullable(z.string()) })),
  texts: z.record(z.string(), z.object({ title: z.string(), notice: z.string() })),
});
const written = { name: 'a', look: { color: 'red' }, texts: { th: { title: 'b' } } };
const read = {
  ...written,
  etag: '"3"',
  look: { color: 'red', logo: null },
  texts: { th: { title: 'b', notice: 'c' } },
};

it('E3-16: what was read can be written back: fields that only reading has are left out, at every depth', () => {
  expect(parseBody(body, read, answer)).toEqual(written);
  expect(read.look).toHaveProperty('logo');
});

it('what no answer has is refused by its name, also beside such fields', () => {
  const errorsOf = (value: unknown) => {
    try {
      parseBody(body, value, answer);
    } catch (error) {
      return (error as { details: { errors: unknown } }).details.errors;
    }
    return null;
  };
  expect(errorsOf({ ...read, colour: 'red' })).toEqual([{ field: 'colour', code: 'unknown_field' }]);
  expect(errorsOf({ ...read, look: { color: 'red', etag: 'x' } })).toEqual([
    { field: 'look.etag', code: 'unknown_field' },
  ]);
  expect(errorsOf({ ...read, name: 7 })).toEqual([{ field: 'name', code: 'invalid_type' }]);
  expect(() => parseBody(body, read)).toThrow();
});

it('who takes what was read answers in the shape that is read, and is about no people, websites or cookies', () => {
  const takers = endpoints.filter(({ readBack }) => readBack);
  expect(takers.length).toBeGreaterThan(4);
  for (const { name, method, path, answer: shape } of takers) {
    const get = endpoints.find((one) => one.method === 'GET' && one.path === path);
    expect([name, method, get?.answer === shape]).toEqual([name, 'PUT', true]);
    expect(path).not.toMatch(/^\/me$|users|^\/applications\/:id$|^\/organizations\/:id$|cookies/);
  }
});
