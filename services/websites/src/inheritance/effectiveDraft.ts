import type { Lang } from '@yinyom/contracts/constants';
import {
  SECTIONS,
  sectionsIn,
  type GroupCookie,
  type InheritedSection,
  type SectionName,
} from '@yinyom/contracts/groups/sections';
import type { LanguageTexts } from '@yinyom/contracts/websites/templateTexts';
import type { GivenVersion, InheritingWebsite, KeyedCookie, WebsiteContent } from './WebsiteContent';

const languageOf = (section: SectionName): Lang | null =>
  section.startsWith('texts.') ? (section.slice('texts.'.length) as Lang) : null;

/** The key of a cookie that a group decides about; see `decisionKey`. */
export const groupCookieKey = ({ type, owner, name }: Pick<GroupCookie, 'type' | 'owner' | 'name'>): string =>
  `${type} ${owner} ${name}`;

/** A website's own privacy file stays, and is what visitors read. */
const withOwnFile = (given: LanguageTexts, own: LanguageTexts | undefined): LanguageTexts =>
  own?.privacy.file_id
    ? { ...given, privacy: { name: given.privacy.name, file_id: own.privacy.file_id } }
    : given;

const decided = (cookie: KeyedCookie, decisions: ReadonlyMap<string, GroupCookie>): KeyedCookie => {
  const decision = decisions.get(cookie.key);
  return decision
    ? { ...cookie, category_id: decision.category_id, purpose: decision.purpose ?? cookie.purpose }
    : cookie;
};

/** The content with one section as a group gives it. */
const given = (
  content: WebsiteContent,
  section: SectionName,
  { sections, logo }: GivenVersion,
): WebsiteContent => {
  const language = languageOf(section);
  if (language) {
    const texts = sections.texts?.[language];
    return texts
      ? { ...content, texts: { ...content.texts, [language]: withOwnFile(texts, content.texts[language]) } }
      : content;
  }
  const { design, settings, categories, cookies, block_rules, policy } = sections;
  if (section === 'design' && design) return { ...content, design, logo };
  if (section === 'settings' && settings)
    return { ...content, settings: { ...content.settings, ...settings } };
  if (section === 'categories' && categories) return { ...content, categories };
  if (section === 'block_rules' && block_rules) return { ...content, block_rules };
  if (section === 'policy' && policy) return { ...content, policy: { ...content.policy, ...policy } };
  if (section === 'cookies' && cookies) {
    const decisions = new Map(cookies.map((cookie) => [groupCookieKey(cookie), cookie]));
    return { ...content, cookies: content.cookies.map((cookie) => decided(cookie, decisions)) };
  }
  return content;
};

/** A version of a group with what it gives, or with the names of it alone. */
export type NamedSections = Pick<GivenVersion, 'group_id' | 'version'> & {
  sections: GivenVersion['sections'] | readonly SectionName[];
};

const isNames = (sections: NamedSections['sections']): sections is readonly SectionName[] =>
  Array.isArray(sections);

const namesIn = ({ sections }: NamedSections): readonly SectionName[] =>
  isNames(sections) ? sections : sectionsIn(sections);

/** Where a section would come from now: the nearest group that gives it. @param versions nearest first */
export const offeredBy = <Version extends NamedSections>(
  section: SectionName,
  languages: readonly Lang[],
  versions: readonly Version[],
): Version | null => {
  const language = languageOf(section);
  if (language && !languages.includes(language)) return null;
  return versions.find((version) => namesIn(version).includes(section)) ?? null;
};

/** What a website would get. */
export interface EffectiveDraft {
  content: WebsiteContent;
  inherited: InheritedSection[];
}

/**
 * What a website gets of the newest versions of the groups above it, and where each section comes from: the nearest group that
 * gives it, unless the section is the website's own. Where no group gives it the content stays. Nothing else decides this. Pure.
 * @param versions of the groups above, nearest first; groups that were never published are absent
 * @param which sections to look at; all others stay as they are
 */
export const effectiveDraft = (
  { languages, inherited, own_sections, content }: InheritingWebsite,
  versions: readonly GivenVersion[],
  which: readonly SectionName[] = SECTIONS,
): EffectiveDraft =>
  SECTIONS.reduce<EffectiveDraft>(
    (draft, section) => {
      if (!which.includes(section)) {
        const kept = inherited.filter((one) => one.section === section);
        return { ...draft, inherited: [...draft.inherited, ...kept] };
      }
      const version = own_sections.includes(section) ? null : offeredBy(section, languages, versions);
      if (!version) return draft;
      const { group_id, version: number } = version;
      return {
        content: given(draft.content, section, version),
        inherited: [...draft.inherited, { section, group_id, version: number }],
      };
    },
    { content, inherited: [] },
  );

/** A version without what is about categories that the organization no longer has. Pure. */
export const withKnownCategories = (version: GivenVersion, known: ReadonlySet<string>): GivenVersion => {
  const { categories, cookies, block_rules } = version.sections;
  const isKnown = ({ category_id }: { category_id: string }) => known.has(category_id);
  return {
    ...version,
    sections: {
      ...version.sections,
      ...(categories && { categories: categories.filter(isKnown) }),
      ...(cookies && { cookies: cookies.filter(isKnown) }),
      ...(block_rules && { block_rules: { ...block_rules, own: block_rules.own.filter(isKnown) } }),
    },
  };
};
