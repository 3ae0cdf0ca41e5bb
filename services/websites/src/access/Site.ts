import type { Member } from '@yinyom/service-kit/auth/authorizer';
import type { ApplicationRecord } from '../application/ApplicationRecord';

/** A website opened by a member who may do what was asked for. */
export interface Site {
  application: ApplicationRecord;
  member: Member;
  organizationName: string;
}
