import type { OpenGroup, WebsiteGroup } from '@yinyom/contracts/groups/group';
import type { GroupPublication, PublicationRow } from '@yinyom/contracts/groups/groupPublication';
import type { Inheritance, WebsiteInheritance } from '@yinyom/contracts/groups/inheritance';
import { SECTIONS } from '@yinyom/contracts/groups/sections';
import type { SectionName } from '@yinyom/contracts/groups/sections';
import { APPLICATION_ID, ORGANIZATION_ID } from './sampleData';

export const GROUP_ID = '6560000000000000000000d1';
const AT = '2026-11-20T03:04:00.000Z';

/** A group of websites as lists give it. */
export const sampleGroup = (values: Partial<WebsiteGroup> = {}): WebsiteGroup => ({
  id: GROUP_ID,
  organization_id: ORGANIZATION_ID,
  name: 'Schools',
  parent_id: null,
  path: [values.id ?? GROUP_ID],
  position: 0,
  version: 0,
  published_at: null,
  pending_changes: false,
  sections: [],
  website_count: 2,
  website_count_below: 3,
  etag: '"1"',
  created_at: AT,
  updated_at: AT,
  ...values,
});

export const sampleOpenGroup = (values: Partial<OpenGroup> = {}): OpenGroup => ({
  ...sampleGroup(),
  draft: { logo: null },
  deletion: { websites: 2, groups: 1, inheriting: 3 },
  ...values,
});

/** A plan or a publication of that group. */
export const samplePublication = (values: Partial<GroupPublication> = {}): GroupPublication => ({
  id: '6560000000000000000000e1',
  group_id: GROUP_ID,
  state: 'planned',
  plan_hash: 'a'.repeat(64),
  version: 1,
  include_unpublished: false,
  outcomes: { planned: 2, skipped_unpublished: 1 },
  asks_again: 1,
  progress: { done: 0, total: 3 },
  by: { id: '6560000000000000000000f1' },
  created_at: AT,
  started_at: null,
  finished_at: null,
  ...values,
});

export const sampleRow = (values: Partial<PublicationRow> = {}): PublicationRow => ({
  application_id: APPLICATION_ID,
  domain_name: 'www.example.co.th',
  group_path: [GROUP_ID],
  outcome: 'planned',
  sections: ['texts.th', 'settings'],
  settings: ['consent_expiry_days'],
  policy: false,
  findings: [],
  own_changes: false,
  asks_again: true,
  decided: 120,
  version: null,
  ...values,
});

/** What a website in that group has of it: sections that are not named came from no group, and none gives them. */
export const sampleInheritance = (
  sections: Partial<Record<SectionName, Partial<Inheritance['sections'][number]>>>,
): Inheritance => ({
  group_id: GROUP_ID,
  group_path: [GROUP_ID],
  sections: SECTIONS.map((section) => ({
    section,
    state: 'open' as const,
    from: null,
    offered: null,
    outdated: false,
    ...sections[section],
  })),
  outdated: false,
});

const VERSION = { group_id: GROUP_ID, version: 2 };
/** Sections that came from the newest version of the group, and from an older one. */
export const INHERITED = { state: 'inherited', from: VERSION, offered: VERSION } as const;
export const OUTDATED = { ...INHERITED, from: { ...VERSION, version: 1 }, outdated: true } as const;
export const OWN = { state: 'own', offered: VERSION } as const;

export const sampleWebsiteInheritance = (
  n: number,
  sections: Parameters<typeof sampleInheritance>[0],
): WebsiteInheritance => ({
  ...sampleInheritance(sections),
  application_id: `6560000000000000000000a${n}`,
  domain_name: `site${n}.co.th`,
  template_version: 1,
});
