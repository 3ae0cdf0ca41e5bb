import { Router } from 'express';
import * as z from 'zod/mini';
import { endpoint, type AnyEndpoint } from '@yinyom/contracts/endpoint';
import { line } from '@yinyom/contracts/fields';
import { AppError } from '@yinyom/service-kit/AppError';
import { signToken } from '@yinyom/service-kit/auth/accessToken';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import { routeBinder } from '@yinyom/service-kit/http/route';
import { keyRing } from '@yinyom/service-kit/secrets/keyRing';
import { createLogger } from '@yinyom/service-kit/logger';

export const secrets = {
  JWT_SECRET: keyRing('j'.repeat(40)),
  INTERNAL_SECRET: keyRing('i'.repeat(40)),
  INGEST_SECRET: keyRing('g'.repeat(40)),
  DATA_SECRET: keyRing('d'.repeat(40)),
};
export const logger = createLogger('silent');
/** Every session lives, and nobody is a member of anything. */
export const alive: IdentityClient = {
  authorize: async () => ({ session_alive: true, role: null, organization_name: null }),
  listEvents: async () => [],
  forgetEvents: async () => null,
  openKey: async () => ({ refusal: 'key_invalid', key: null }),
  confirmCall: async () => ({ verdict: 'invalid', confirmation: null }),
  countUses: async ({ uses, ms }) => ({ used: uses, ms_left: ms }),
  checkCaptcha: async () => ({ verdict: 'ok', wait_seconds: null }),
  isOperator: async () => ({ operator: false }),
  listMemberships: async () => [],
  describeMember: async () => null,
  organizationContact: async () => null,
  organizationFacts: async () => null,
  organizationOfficers: async () => [],
  organizationRetention: async () => null,
  sendPortfolioReport: async () => ({ sent: 0 }),
  brandOf: async () => null,
  acceptedAgreement: async () => null,
  findMembers: async () => [],
  sendScanMail: async () => ({ sent: 0 }),
  sendWebhookMail: async () => ({ sent: 0 }),
  listEndingKeys: async () => [],
  writingKeys: async () => [],
  sendAlertMail: async () => ({ sent: 0 }),
  takeWeeklyReport: async () => null,
  sendWeeklyReport: async () => ({ sent: 0 }),
  sendRequestCode: async () => null,
  sendRequestReceipt: async () => null,
  sendRequestAnswer: async () => null,
  sendRequestNews: async () => ({ sent: 0 }),
  sendPartErrors: async () => null,
  sendCanaryNews: async () => null,
  sendInstallMail: async () => ({ wait_seconds: null }),
  listAudit: async () => ({ entities: [], has_more: false }),
  recordAudit: async () => null,
};

export const who = endpoint({
  name: 'who',
  service: 'identity',
  method: 'GET',
  path: '/who',
  auth: 'bearer',
  role: 'self',
  summary: 'Tells who calls',
  answer: z.object({ user_id: z.string(), ip: z.string() }),
});
export const echo = endpoint({
  name: 'echo',
  service: 'identity',
  method: 'POST',
  path: '/echo',
  auth: 'none',
  summary: 'Says it back',
  body: z.strictObject({ word: line(20) }),
  answer: z.object({ word: z.string() }),
});
const fail = endpoint({
  name: 'fail',
  service: 'identity',
  method: 'GET',
  path: '/fail',
  auth: 'none',
  summary: 'Fails',
});
const down = endpoint({
  name: 'down',
  service: 'identity',
  method: 'GET',
  path: '/down',
  auth: 'none',
  summary: 'Down',
});
const strange = {
  ...endpoint({
    name: 'strange',
    service: 'identity',
    method: 'GET',
    path: '/strange',
    auth: 'none',
    summary: 'Unknown guard',
  }),
  auth: 'moonlight',
} as unknown as AnyEndpoint;
export const endpoints = [who, echo, fail, down, strange];

/** A service made of declared calls, as the real ones are. */
export const createProbe = () => {
  const router = Router();
  const bind = routeBinder(router, alive);
  bind(who, async ({ context }) => ({ user_id: context.caller?.userId ?? '', ip: context.ip }));
  bind(echo, async ({ body }) => ({ word: body.word }));
  bind(fail, async () => {
    throw new Error('a secret detail of the machine');
  });
  bind(down, async () => {
    throw new AppError(503, 'unavailable', { retryAfterSeconds: 5 });
  });
  return router;
};

/** An access token as the identity service would sign it. */
export const access = (userId = 'u1') =>
  signToken({ userId, sessionId: 's1', kind: 'access' }, secrets.JWT_SECRET);
