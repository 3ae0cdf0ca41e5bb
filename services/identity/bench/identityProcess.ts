import { Types } from 'mongoose';
import { Router } from 'express';
import * as z from 'zod/mini';
import { endpoint } from '@yinyom/contracts/endpoint';
import { connectDatabase } from '@yinyom/service-kit/database/connectDatabase';
import { routeBinder } from '@yinyom/service-kit/http/route';
import { loadSettings } from '@yinyom/service-kit/settings/loadSettings';
import { createLogger } from '@yinyom/service-kit/logger';
import { startServiceHarness, testSecrets } from '@yinyom/testing/serviceHarness';
import { createIdentityService } from '../src/createIdentityService';
import { createStores } from '../src/createStores';
import { createPasswordHasher } from '../src/password/passwordHasher';
import { adminMembership } from '../src/users/adminMembership';

/** The service with accounts to log in to, a call like `GET /applications/{id}`, and a bare handler to compare. */
const PASSWORD = 'Lotus-Pond-27';
const ACCOUNTS = 20;

const likeApplication = endpoint({
  name: 'likeApplication',
  service: 'identity',
  method: 'GET',
  path: '/like-application/:id',
  auth: 'bearer',
  role: 1,
  summary: 'Token, membership, one read',
  params: z.object({ id: z.string() }),
  answer: z.object({ id: z.string(), name: z.string() }),
});

const start = async (): Promise<void> => {
  const logger = createLogger('silent');
  const database = await connectDatabase(process.env['BENCH_URI'] ?? '', 'bench_identity', logger);
  const settings = loadSettings({ RATE_LIMITS: 'false', CAPTCHA_PROVIDER: 'none', LOG_LEVEL: 'silent' });
  const service = await createIdentityService({ settings, secrets: testSecrets, logger, database });
  const { users, organizations } = createStores(database);
  const organizationId = new Types.ObjectId();
  const id = organizationId.toHexString();
  const now = new Date();
  await organizations.insert({
    _id: organizationId,
    name: 'Bench',
    site_host: 'example.ac.th',
    admin_ids: [],
    created_at: now,
  });
  const password_hash = await createPasswordHasher({
    mib: settings.PASSWORD_HASH_MIB,
    passes: settings.PASSWORD_HASH_PASSES,
  }).hash(PASSWORD);
  const emails = Array.from({ length: ACCOUNTS }, (_, index) => `bench${index}@example.ac.th`);
  for (const email of emails)
    await users.insert({
      _id: new Types.ObjectId(),
      email,
      directory: false,
      first_name: 'Bench',
      last_name: 'Person',
      email_verified_at: now,
      password_hash,
      status: 'active',
      must_change_password: false,
      locale: 'en',
      memberships: [adminMembership({ id: organizationId, name: 'Bench' }, now)],
      created_at: now,
    });

  const router = Router();
  routeBinder(router, service.internal)(likeApplication, async (call) => {
    await call.member(call.params.id);
    const found = await organizations.get(call.params.id);
    return { id: call.params.id, name: found?.name ?? '' };
  });
  router.use(service.router);
  // Outside the API, so that nothing of ours runs before it.
  const bare = Router();
  const collection = database.collection('organizations');
  bare.get('/bare/:id', async (req, res) => {
    const found = await collection.findOne({ _id: new Types.ObjectId(req.params.id) });
    res.json({ id: req.params.id, name: String(found?.['name']) });
  });
  const harness = await startServiceHarness({ ...service, router, publicFiles: bare });
  process.stdout.write(
    `ready ${JSON.stringify({ origin: harness.origin, organization: id, emails, password: PASSWORD, password_hash })}\n`,
  );
};

start().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
