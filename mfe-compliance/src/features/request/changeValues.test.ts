import { whole } from '../../testing/sampleData';
import { changeBody, changeProblems, changeValues } from './changeValues';

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
