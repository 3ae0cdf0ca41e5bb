import type { BodyOf } from '@yinyom/contracts/endpoint';
import type { signup } from '@yinyom/contracts/identity/signup';
import { parseSiteHost } from '@yinyom/contracts/identity/siteHost';
import { invalidField } from '@yinyom/service-kit/AppError';

type Form = Pick<
  BodyOf<typeof signup>,
  'email' | 'organization_name' | 'domain_name' | 'first_name' | 'last_name'
>;

/**
 * What a sign-up says of organization, website and person, with what its form did not ask taken from the address. Nothing
 * is guessed: the organization is called like the host and the person like the part before the @, until somebody says
 * better in the console.
 * @throws AppError 422 email_invalid when the address has no host that can be a website
 */
export const derivedFrom = ({ email, ...form }: Form) => {
  const at = email.lastIndexOf('@');
  const host = parseSiteHost(email.slice(at + 1));
  const domain_name = form.domain_name ?? host;
  if (domain_name === null) throw invalidField('email', 'email_invalid');
  return {
    domain_name,
    organization_name: form.organization_name ?? domain_name,
    first_name: form.first_name ?? email.slice(0, at).slice(0, 100),
    last_name: form.last_name ?? '',
  };
};
