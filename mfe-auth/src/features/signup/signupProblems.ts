import { brokenPasswordRule } from '@yinyom/contracts/identity/passwordRules';
import { signup } from '@yinyom/contracts/identity/signup';
import { problemCodes } from '@yinyom/mfe-kit';

/** What a person fills in to sign up; organization, website and name can be corrected in the console. */
export const EMPTY_SIGNUP = {
  email: '',
  password: '',
  password_confirmation: '',
  accept_terms: false,
  accept_dpa: false,
};
export type SignupValues = typeof EMPTY_SIGNUP;

/**
 * Every wrong field with the code of its message. Which e-mail domains may sign up, and whether they match the
 * site's, is the platform's to say.
 */
export const signupProblems = (values: SignupValues): Partial<Record<keyof SignupValues, string>> => {
  const codes: Partial<Record<keyof SignupValues, string>> = problemCodes(signup.body!, values);
  const { password, password_confirmation: confirmation } = values;
  const broken = password && brokenPasswordRule(password);
  if (broken) codes.password = broken;
  // The contract compares the two only when everything else is right.
  if (confirmation && confirmation !== password) codes.password_confirmation = 'password_mismatch';
  return codes;
};
