import { whole } from '../../testing/sampleData';
import { changeBody, changeProblems, changeValues, rebasedValues } from './changeValues';

const before = changeValues(whole());

it('sends nothing that was not changed: the timeline names what is sent', () => {
  expect(changeBody(before, before)).toEqual({});
  expect(changeBody({ ...before, details: 'Only the address.' }, before)).toEqual({
    details: 'Only the address.',
  });
});

it('takes a decision ID as it was copied, and says what is wrong with half of one', () => {
  const consent_id = '64b0000000000000000000c9';
  const named = { ...before, consent_id };
  expect(changeBody({ ...before, consent_id: ` ${consent_id} ` }, before)).toEqual({ consent_id });
  expect(changeBody({ ...named, consent_id: `${consent_id} ` }, named)).toEqual({});
  expect(changeBody(before, named)).toEqual({ consent_id: '' });
  expect(changeProblems({ ...before, consent_id: '64b00000' }, before)).toEqual({
    consent_id: 'invalid_value',
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
    rights: 'choose_one',
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
