import { ROLES } from '@yinyom/contracts/constants';
import type { Role } from '@yinyom/contracts/constants';
import { ORDERED_TYPES } from '@yinyom/contracts/consents/exports';

export type OrderedType = (typeof ORDERED_TYPES)[number];

/** What a role may order (row 77): figures everybody, the audit log Admins, the rest Members. */
export const typesFor = (role: Role): OrderedType[] =>
  ORDERED_TYPES.filter((type) => {
    if (type === 'daily') return true;
    return role >= (type === 'audit' ? ROLES.admin : ROLES.member);
  });

/** What a period does not limit: it is exported as it is now. */
export const isPresentState = (type: OrderedType): boolean => type === 'cookies' || type === 'site_config';
