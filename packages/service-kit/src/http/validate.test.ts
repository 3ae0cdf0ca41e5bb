import { AppError } from '../AppError';
import * as z from 'zod/mini';
import { parseBody } from './validate';

const problems = (schema: z.ZodMiniType, value: unknown) => {
  try {
    parseBody(schema, value);
  } catch (error) {
    if (error instanceof AppError) return error.details.errors;
    throw error;
  }
  return [];
};

const schema = z.object({
  months: z.int().check(z.gte(1, 'out_of_range'), z.lte(120, 'out_of_range')),
  rate: z.number().check(z.lt(1, 'out_of_range')),
  name: z.string().check(z.maxLength(5, 'too_long')),
  hosts: z.array(z.string()).check(z.maxLength(2, 'out_of_range')),
  note: z.string().check(z.minLength(1, 'required')),
});

it('names the limit that a value is beyond', () => {
  const whole = { months: 0, rate: 0.5, name: 'abcdef', hosts: ['a', 'b', 'c'], note: 'n' };
  expect(problems(schema, whole)).toEqual([
    { field: 'months', code: 'out_of_range', limits: { min: 1 } },
    { field: 'name', code: 'too_long', limits: { max: 5 } },
    { field: 'hosts', code: 'out_of_range', limits: { max: 2 } },
  ]);
  expect(problems(schema, { ...whole, months: 121, name: 'a', hosts: [] })).toEqual([
    { field: 'months', code: 'out_of_range', limits: { max: 120 } },
  ]);
});

it('names no limit that would not be accepted itself, nor one of another code', () => {
  expect(problems(schema, { months: 1, rate: 1, name: 'a', hosts: [], note: '' })).toEqual([
    { field: 'rate', code: 'out_of_range' },
    { field: 'note', code: 'required' },
  ]);
});
