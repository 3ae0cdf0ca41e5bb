import { emptyValues, enterBody, enterField, enterProblems } from './enterValues';

const filled = {
  ...emptyValues(),
  rights: ['access' as const],
  subject_kind: 'student' as const,
  name: 'Suda',
  email: 'suda@example.com',
};

it('presets no relation, and Thai for the letter in whatever language the console is', () => {
  expect(emptyValues()).toMatchObject({ subject_kind: '', language: 'th' });
  expect(enterBody(emptyValues())).not.toHaveProperty('subject_kind');
  expect(enterBody(filled).subject_kind).toBe('student');
});

it('sends no moment for a request that came today, so that its clock starts now', () => {
  expect(enterBody(filled)).not.toHaveProperty('received_at');
});

it('starts the clock of an earlier day at a moment of that day in Bangkok', () => {
  expect(enterBody({ ...filled, received_at: '2026-01-31' }).received_at).toBe('2026-01-31T12:00:00+07:00');
});

it('sends a representative only where the form says that there is one', () => {
  const typed = { ...filled, representative_name: 'Mana', authority: 'Power of attorney' };
  expect(enterBody(typed)).not.toHaveProperty('representative');
  expect(enterBody({ ...typed, represented: true }).representative).toEqual({
    name: 'Mana',
    authority: 'Power of attorney',
  });
});

it('finds what is missing under the names of the form', () => {
  expect(enterProblems({ ...emptyValues(), represented: true, received_at: '' })).toMatchObject({
    rights: 'choose_one',
    subject_kind: 'required',
    name: 'required',
    representative_name: 'required',
    received_at: 'required',
  });
  // One way to answer is needed.
  expect(enterProblems({ ...filled, email: '' })).toEqual({ email: 'required' });
  expect(enterProblems(filled)).toEqual({});
  expect(enterProblems({ ...filled, consent_id: '64b00000…' })).toEqual({
    consent_id: 'invalid_value',
  });
  expect(enterField('person.postal_address')).toBe('postal_address');
});
