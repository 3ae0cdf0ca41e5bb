import { whole } from '../../testing/sampleData';
import { changeBody, changeProblems, changeValues, rebasedValues } from './changeValues';

const before = changeValues(whole());

it('sends nothing that was not changed: the timeline names what is sent', () => {
  expect(changeBody(before, before)).toEqual({});
  expect(changeBody({ ...before, details: 'Only the address.' }, before)).toEqual({
    details: 'Only the address.',
  });
});

it('sends a person whole, and finds what is wrong under the names of the form', () => {
  const values = { ...before, email: 'malee@example.ac.th' };
  expect(changeBody(values, before).person).toMatchObject({
    name: 'Malee Jaidee',
    email: 'malee@example.ac.th',
  });
  expect(changeProblems({ ...before, email: '', rights: [] }, before)).toEqual({
    email: 'required',
    rights: 'required',
  });
});

it('keeps what was typed and takes every other field of a later version, also within a person', () => {
  const latest = { ...before, name: 'Malee Jaidee-Smith', rights: ['erasure' as const] };
  const values = rebasedValues({ ...before, phone: '0812345678' }, before, latest);
  expect(values).toEqual({ ...latest, phone: '0812345678' });
  expect(changeBody(values, latest)).toEqual({
    person: {
      name: 'Malee Jaidee-Smith',
      email: 'malee@example.com',
      phone: '0812345678',
      postal_address: '',
    },
  });
});
