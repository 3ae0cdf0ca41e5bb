import type { OrganizationRecord } from '../organizations/organization.store';
import type { MembershipStore } from '../organization-users/membership.store';
import type { MailService } from '../mail/mail.service';
import type { MailValues } from '../mail/mailKinds';
import { dayIn } from '../mail/dayIn';
import { fullName } from '../users/toUser';

type Kind =
  | 'organization_closing'
  | 'organization_closing_soon'
  | 'organization_closing_cancelled'
  | 'organization_closed';

/** Writes to every active member what becomes of their organization, each in their language. */
export const createTellMembers =
  (memberships: Pick<MembershipStore, 'everybody'>, mail: Pick<MailService, 'send'>) =>
  async (
    { _id, name }: Pick<OrganizationRecord, '_id' | 'name'>,
    kind: Kind,
    { person, closes_at }: { person: string; closes_at?: Date },
    people?: Awaited<ReturnType<MembershipStore['everybody']>>,
  ): Promise<void> => {
    for (const member of people ?? (await memberships.everybody(_id.toHexString()))) {
      const values: MailValues[Kind] = {
        name: fullName(member),
        organization: name,
        person,
        date: closes_at ? dayIn(member.locale, closes_at) : '',
      };
      await mail.send(member, kind, values, { about: { organization_id: _id.toHexString() } });
    }
  };
export type TellMembers = ReturnType<typeof createTellMembers>;
