import { keyRefused, type Member } from '@yinyom/service-kit/auth/authorizer';

/** Decisions of visitors have a scope of their own. @throws AppError 403 scope_missing */
export const mayReadConsents = ({ key }: Pick<Member, 'key'>): void => {
  if (key && !key.scopes.includes('consents:read'))
    throw keyRefused('scope_missing', { scope: 'consents:read' });
};
