import type { Service } from '@yinyom/service-kit/service';
import { createStores } from './createStores';
import { createPasswordHasher, LEAST_STRENGTH } from './password/passwordHasher';
import { adminMembership } from './users/adminMembership';
import { newId, type Id } from './users/id';

/** Login of the demo organization's Admin. Public on purpose: the demo can never be on in production. */
export const DEMO_EMAIL = 'demo@demo.ac.th';
export const DEMO_PASSWORD = 'Lotus-Pond-27';
/** The name that the pages of the demo website carry. */
const DEMO_ORGANIZATION = 'มหาวิทยาลัยสาธิตวิทยา';

export interface DemoOrganization {
  organizationId: string;
  name: string;
  userId: string;
  email: string;
  password: string;
}

/** Makes the demo organization with its Admin; a second call finds the first one's work. */
export const seedDemoOrganization = async ({
  database,
}: Pick<Service, 'database'>): Promise<DemoOrganization> => {
  const { users, organizations } = createStores(database);
  const existing = await users.findLocal(DEMO_EMAIL);
  const known = existing?.memberships[0];
  if (existing && known) return answer(existing._id, known.organization_id, known.organization_name);
  const now = new Date();
  const userId = newId();
  const organizationId = newId();
  await organizations.insert({
    _id: organizationId,
    name: DEMO_ORGANIZATION,
    site_host: 'demo.ac.th',
    admin_ids: [userId],
    created_at: now,
  });
  // Whoever tries the product finds what it says of these: in banners, proofs and mails.
  const content = {
    $set: {
      dpo: { name: 'วิภา คุ้มครอง', email: 'dpo@demo.ac.th', phone: '020000000' },
      'settings.alert_emails': [DEMO_EMAIL],
    },
  };
  await organizations.update(organizationId.toHexString(), content, 'revision', undefined);
  await users.insert({
    _id: userId,
    email: DEMO_EMAIL,
    email_verified_at: now,
    directory: false,
    first_name: 'สมหญิง',
    last_name: 'ตัวอย่าง',
    password_hash: await createPasswordHasher(LEAST_STRENGTH).hash(DEMO_PASSWORD),
    status: 'active',
    must_change_password: false,
    locale: 'th',
    memberships: [adminMembership({ id: organizationId, name: DEMO_ORGANIZATION }, now)],
    created_at: now,
  });
  return answer(userId, organizationId, DEMO_ORGANIZATION);
};

const answer = (userId: Id, organizationId: Id, name: string): DemoOrganization => ({
  organizationId: organizationId.toHexString(),
  name,
  userId: userId.toHexString(),
  email: DEMO_EMAIL,
  password: DEMO_PASSWORD,
});
