import { WAYS_OUT, type WayOutName } from '@yinyom/contracts/waysOut';
import { notFound, type AppError } from '../AppError';
import { keyRefused, type Member } from './authorizer';

type Leaving = Pick<Member, 'key' | 'applications'>;

/** Why a caller gets nothing on a way out; null where it does. People have roles instead of scopes. */
const refusalOf = ({ key, applications }: Leaving, way: WayOutName): AppError | null => {
  const { scopes, about } = WAYS_OUT[way];
  const outside = about === 'organization' && applications !== null;
  if (!key) return outside ? notFound() : null;
  if (outside) return keyRefused('application_outside_key');
  const missing = scopes.find((scope) => !key.scopes.includes(scope));
  return missing ? keyRefused('scope_missing', { scope: missing }) : null;
};

export const mayLeave = (member: Leaving, way: WayOutName): boolean => refusalOf(member, way) === null;

/**
 * @throws AppError 403 scope_missing or application_outside_key where data may not leave to an API key on this way; 404 for a
 * person of some websites where it is about the organization
 */
export const needsWayOut = (member: Leaving, way: WayOutName): void => {
  const refusal = refusalOf(member, way);
  if (refusal) throw refusal;
};
