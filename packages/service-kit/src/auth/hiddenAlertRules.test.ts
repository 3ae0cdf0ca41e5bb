import { ROLES } from '@yinyom/contracts/constants';
import type { Scope } from '@yinyom/contracts/identity/scopes';
import { ADMIN_RULES, OFFICER_RULES } from '@yinyom/contracts/notify/alertRules';
import { hiddenAlertRules } from './hiddenAlertRules';

const ofKey = (...scopes: Scope[]) =>
  hiddenAlertRules({ role: ROLES.admin, key: { scopes: ['alerts:read', 'alerts:write', ...scopes] } });

it('a key of an Admin sees an alert of Admins with the scope of what it is about, and no other', () => {
  expect([...ofKey()].sort()).toEqual([...ADMIN_RULES].sort());
  const ofPapersAndRequests = OFFICER_RULES.filter((rule) => rule !== 'personal_data_published');
  expect([...ofKey('scans:read')].sort()).toEqual([...ofPapersAndRequests].sort());
  const requests = ofKey('scans:read', 'requests:read');
  expect(requests).toEqual(expect.arrayContaining(['breach_notice_due', 'agreement_review_due']));
  expect(requests).not.toContain('request_overdue');
  expect(ofKey('papers:read')).toEqual(
    expect.arrayContaining(['request_overdue', 'personal_data_published']),
  );
  expect(ofKey('papers:read')).not.toContain('inspection_letter_due');
  expect(ofKey('scans:read', 'requests:read', 'papers:read')).toEqual([]);
});

it('scopes give a key nothing that its role hides, and people need none', () => {
  const scopes: Scope[] = ['scans:read', 'requests:read', 'papers:read'];
  const hidden = hiddenAlertRules({ role: ROLES.member, key: { scopes } });
  expect([...hidden].sort()).toEqual([...ADMIN_RULES].sort());
  expect(hiddenAlertRules({ role: ROLES.admin })).toEqual([]);
});
