import { createHash } from 'node:crypto';
import type { Role } from '@yinyom/contracts/constants';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { CONFIRMATION_HEADER, needsConfirmation } from '@yinyom/contracts/identity/agentCalls';
import {
  MAX_CONFIRMED_CHARACTERS,
  MAX_OPEN_CONFIRMATIONS,
} from '@yinyom/contracts/identity/agentConfirmations';
import { AppError } from '../AppError';
import { canonicalJson } from '../canonicalJson';
import { truncateIp } from '../request/truncateIp';
import type { Request, RequestContext } from '../request/requestContext';
import { keyRefused, type About, type IdentityClient, type Member } from './authorizer';

/** What a call sends, as the contract read it. */
interface Sent {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** Forms and files are not in the arguments that a person is shown. */
const isShown = ({ bodyKind = 'json' }: AnyEndpoint): boolean => bodyKind === 'json';

/**
 * Before an agent's key publishes, removes or reaches others: the confirmation of a person for exactly this call, once. Whether the
 * key is an agent's is read with its rights, at this moment. `leastRole`: what the call is about needs a person of this role.
 * @throws AppError 403 agent_confirmation_needed with its id, agent_confirmation_refused, agent_confirmation_invalid; 409
 *   agent_confirmations_full; 413 where the arguments are too long to be shown
 */
export const createConfirmation = (
  identity: Pick<IdentityClient, 'confirmCall'>,
  endpoint: AnyEndpoint,
  req: Pick<Request, 'get'>,
  { caller, requestId, ip }: RequestContext,
) => {
  let isConfirmed = false;
  return async (
    { key, organizationId }: Pick<Member, 'key' | 'organizationId'>,
    about: About,
    { params, query, body }: Sent,
    leastRole?: Role,
  ): Promise<void> => {
    if (isConfirmed || !caller || !key?.agent || !needsConfirmation(endpoint, body)) return;
    if (!isShown(endpoint)) throw keyRefused('key_not_accepted');
    const sent = { params: params ?? {}, query: query ?? {}, body: body ?? null };
    const shown = JSON.stringify({ ...sent, if_match: req.get('if-match') ?? null });
    if (shown.length > MAX_CONFIRMED_CHARACTERS) throw new AppError(413, 'body_too_large');
    const covered = canonicalJson({ call: endpoint.name, about, sent: JSON.parse(shown) });
    const named = req.get(CONFIRMATION_HEADER);
    const { verdict, confirmation } = await identity.confirmCall({
      organization_id: organizationId,
      key_id: caller.sessionId,
      call: endpoint.name,
      digest: createHash('sha256').update(covered).digest('hex'),
      arguments: shown,
      about: about as Parameters<IdentityClient['confirmCall']>[0]['about'],
      ...(leastRole !== undefined && { least_role: leastRole }),
      confirmation_id: named ?? null,
      request_id: requestId,
      ip_truncated: truncateIp(ip),
    });
    if (verdict === 'needed' && confirmation)
      throw new AppError(403, 'agent_confirmation_needed', { confirmation });
    if (verdict === 'full')
      throw new AppError(409, 'agent_confirmations_full', { values: { max: MAX_OPEN_CONFIRMATIONS } });
    if (verdict === 'refused') throw new AppError(403, 'agent_confirmation_refused');
    if (verdict !== 'passed') throw new AppError(403, 'agent_confirmation_invalid');
    isConfirmed = true;
  };
};
