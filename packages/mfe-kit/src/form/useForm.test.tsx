import { login } from '@yinyom/contracts/identity/guest';
import { act, renderHook } from '@testing-library/react';
import { applyLanguage, i18n, startTexts } from '@yinyom/mfe-kit';
import { MESSAGES } from '../texts/texts';
import { useForm } from './useForm';

beforeAll(async () => {
  await startTexts('en');
  await applyLanguage('en');
  await i18n.loadNamespaces(MESSAGES);
});

const EMPTY = { email: '', password: '' };
const show = (rules: Parameters<typeof useForm>[1]) => renderHook(() => useForm(EMPTY, rules)).result;

it('takes the limit of a field from the schema', () => {
  const form = show({ schema: login.body });
  expect(form.current.field('email')).toMatchObject({ name: 'email', value: '', maxLength: 254 });
});

it('says under each field what the schema finds there, in the words of the contract', () => {
  const form = show({ schema: login.body });
  act(() => expect(form.current.passes()).toBe(false));
  expect(form.current.problems).toEqual({
    email: 'Please enter email',
    password: 'Please enter your password.',
  });
  expect([form.current.failure, form.current.refusals]).toEqual([null, 1]);
});

it('says only the first problem, above the form, where the specification wants it so', () => {
  const form = show({ schema: login.body, tellsFirst: true });
  act(() => void form.current.passes());
  expect(form.current.failure).toBe('Please enter email');
  expect(form.current.field('email')).toMatchObject({ 'aria-invalid': true, error: undefined });
  act(() => form.current.field('email').onChange('a@example.co.th'));
  expect([form.current.failure, form.current.problems.email]).toEqual([null, undefined]);
});

it('lets a request pass whose values are right, and forgets what was wrong before', () => {
  const form = show({ schema: login.body });
  act(() => void form.current.passes());
  act(() => form.current.change({ email: 'a@example.co.th', password: 'secret' }));
  act(() => expect(form.current.passes()).toBe(true));
  expect(form.current.problems).toEqual({});
});

it('says words of its own for a code, and that a value is not valid for one that nobody knows', () => {
  const form = show({ say: (code) => (code === 'too_odd' ? 'Odd.' : undefined) });
  act(() => void form.current.passes({ email: 'too_odd', password: 'Invalid input' }));
  expect(form.current.problems.email).toBe('Odd.');
  expect(form.current.problems.password).toBe(i18n.t('messages:invalid_value'));
});

it('leaves what the form does not ask for to whoever sends the request', () => {
  const form = renderHook(() => useForm({ email: 'a@example.co.th' }, { schema: login.body })).result;
  act(() => expect(form.current.passes()).toBe(true));
});
