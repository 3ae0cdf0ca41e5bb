import { withoutSecrets } from './withoutSecrets';

it('has null in each declared field, also inside of others, and everything else as it was', () => {
  const answer = { token: 't', session: { token: 's', user: { token: 'shown' } }, codes: ['a'], name: 'n' };
  expect(withoutSecrets({ secrets: ['token', 'session.token', 'codes'] }, answer)).toEqual({
    token: null,
    session: { token: null, user: { token: 'shown' } },
    codes: null,
    name: 'n',
  });
  expect(answer.session.token).toBe('s');
});

it('adds no field that an answer does not have', () => {
  expect(withoutSecrets({ secrets: ['token', 'session.token'] }, { name: 'n' })).toEqual({ name: 'n' });
  expect(withoutSecrets({ secrets: ['a.b'] }, { a: null })).toEqual({ a: null });
  expect(withoutSecrets({ secrets: ['a'] }, undefined)).toBeUndefined();
  expect(withoutSecrets({}, { token: 'none of ours' })).toEqual({ token: 'none of ours' });
});
