import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { timestamp } from '../fields';
import { apiKey } from './apiKeys';
import { role } from './organizations';
import { ANY_SCOPE } from './scopes';

const { id, name, scopes, application_ids, group_ids, ip_ranges, agent } = apiKey.shape;

/** What a program must know of its key before it can call: whose it is, and what it may. A person's token gets 404. */
export const getKey = endpoint({
  name: 'getKey',
  service: 'identity',
  method: 'GET',
  path: '/key',
  auth: 'bearer',
  role: 'self',
  scope: ANY_SCOPE,
  summary: 'The API key that makes this call: its organization, scopes, websites, limits and end',
  answer: z.object({
    id,
    name,
    organization_id: z.string(),
    organization_name: z.string(),
    /** The least of the key's own role and that of the person who made it. */
    role,
    scopes,
    application_ids,
    group_ids,
    ip_ranges,
    expires_at: z.nullable(timestamp),
    agent,
    limits: z.object({ per_minute: z.int(), burst: z.int(), exports: z.int() }),
  }),
});
