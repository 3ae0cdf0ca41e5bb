import { PASSWORD } from './startIdentity';

/** A complete form of the sign-up page; fields can be replaced. */
export const signUpForm = (values: Record<string, string> = {}) => ({
  organization_name: 'มหาวิทยาลัยตัวอย่าง',
  domain_name: 'www.example.ac.th',
  first_name: 'Somsri',
  last_name: 'Jaidee',
  email: 'somsri@cs.example.ac.th',
  password: PASSWORD,
  password_confirmation: values['password'] ?? PASSWORD,
  accept_terms: 'true',
  accept_dpa: 'true',
  locale: 'en',
  ...values,
});
