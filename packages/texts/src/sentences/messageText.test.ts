import { isMessageCode, messageText } from './messageText';

it('fills in values', () => {
  expect(messageText('rate_limited', 'en', { seconds: 7 })).toContain('in 7 seconds');
});

it('codes of all subjects are codes, and names of every object are none', () => {
  const codes = ['required', 'internal_error', 'policy_old', 'template_language_missing'];
  expect(codes.filter(isMessageCode)).toEqual(codes);
  expect(['constructor', 'toString', ''].filter(isMessageCode)).toEqual([]);
});
