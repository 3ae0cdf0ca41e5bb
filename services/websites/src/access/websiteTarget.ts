import type { ApplicationRecord } from '../application/ApplicationRecord';

/** A website, or its banner or policy, as the audit log names it. */
export const websiteTarget = (
  { _id, domain_name }: Pick<ApplicationRecord, '_id' | 'domain_name'>,
  type: 'application' | 'template' | 'policy' = 'application',
) => ({ type, id: String(_id), label: domain_name });
