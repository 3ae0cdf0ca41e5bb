import type { Lang } from '@yinyom/contracts/constants';
import type { GroupSections, InheritedSection, SectionName } from '@yinyom/contracts/groups/sections';
import type { INHERITABLE_SETTINGS } from '@yinyom/contracts/groups/sections';
import type { ApplicationSettings } from '@yinyom/contracts/websites/applicationSettings';
import type { PolicyAnswers } from '@yinyom/contracts/websites/policy';
import type { StoredDesign } from '@yinyom/contracts/websites/templateDesign';
import type { TemplateLanguages } from '@yinyom/contracts/websites/templateTexts';
import type { LogoReference } from '@yinyom/notice/snapshot/Snapshot';
import type { CategoryOverride } from '../category/CategoryRecord';
import type { CookieRecord } from '../cookie/CookieRecord';

export type InheritableSettings = Pick<ApplicationSettings, (typeof INHERITABLE_SETTINGS)[number]>;

/** A cookie of a website, with the key under which groups decide about it. */
export interface KeyedCookie extends Pick<CookieRecord, 'category_id' | 'purpose'> {
  id: string;
  key: string;
}

/** Everything of a website that a group can give. */
export interface WebsiteContent {
  design: StoredDesign;
  logo: LogoReference | null;
  texts: TemplateLanguages;
  settings: InheritableSettings;
  categories: Omit<CategoryOverride, 'application_id'>[];
  cookies: KeyedCookie[];
  block_rules: { own: { host: string; category_id: string }[]; unblocked_hosts: string[] };
  policy: PolicyAnswers;
}

/** A website with what it has from groups and what is its own. */
export interface InheritingWebsite {
  /** Languages that it shows. */
  languages: readonly Lang[];
  inherited: readonly InheritedSection[];
  /** Sections that stay its own, whatever groups give. */
  own_sections: readonly SectionName[];
  content: WebsiteContent;
}

/** The newest version of a group, as far as it matters for websites. */
export interface GivenVersion {
  group_id: string;
  version: number;
  sections: GroupSections;
  logo: LogoReference | null;
}
