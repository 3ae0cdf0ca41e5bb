import { schemaOf } from './schemaOf';

interface Kept {
  _id: unknown;
  name: string;
  note?: string;
}

it('a schema that lacks a field of its record does not compile', () => {
  const whole = schemaOf<Kept>()({ name: { type: String, required: true }, note: String });
  expect(Object.keys(whole.paths).sort()).toEqual(['_id', 'name', 'note']);
  // @ts-expect-error `note` is missing: mongoose would drop it in silence.
  schemaOf<Kept>()({ name: { type: String, required: true } });
  // @ts-expect-error `more` is no field of the record.
  schemaOf<Kept>()({ name: String, note: String, more: String });
});
