import { DEFAULT_LANGUAGE, LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import type { OpenGroup } from '@yinyom/contracts/groups/group';
import type { GroupSections } from '@yinyom/contracts/groups/sections';
import type { TemplateLanguages } from '@yinyom/contracts/websites/templateTexts';
import { PRIVACY_URL_VARIABLE, UNFILLED } from '@yinyom/contracts/websites/textVariables';
import { defaultDesign } from '@yinyom/notice/default-design/defaultDesign';
import { defaultTextsIn } from '@yinyom/notice/default-texts/defaultTextsIn';
import type { Draft } from '../draft/draft';
import type { NoticeOwner } from '../NoticeOwner';

/** Where a notice is drawn that belongs to no website. */
const EXAMPLE_DOMAIN = 'www.example.com';

/** The product's own texts of a language, as a section of a group begins. The link is each website's own. */
export const firstTexts = (language: Lang) => {
  const texts = defaultTextsIn(language)(UNFILLED);
  return { ...texts, privacy: { ...texts.privacy, url: PRIVACY_URL_VARIABLE } };
};

/** The design that a section of a group begins with. @param origin of the platform, which serves the font */
export const firstDesign = (origin: string): NonNullable<GroupSections['design']> => {
  const design = defaultDesign(DEFAULT_LANGUAGE);
  return { ...design, font: { ...design.font, url: origin + design.font.url } };
};

/** What a website would show that had only what the group gives; gaps are the product's own. Pure. */
export const noticeDraft = (sections: GroupSections, origin: string): Draft => ({
  design: sections.design ?? firstDesign(origin),
  languages: Object.fromEntries(
    LANGUAGES.map((language) => [language, sections.texts?.[language] ?? firstTexts(language)]),
  ) as TemplateLanguages,
});

/** The sections with what was changed in the notice; what the group does not give stays so. Pure. */
export const withNotice = (sections: GroupSections, { design, languages }: Draft): GroupSections => ({
  ...sections,
  ...(sections.design && { design }),
  ...(sections.texts && {
    texts: Object.fromEntries(
      LANGUAGES.flatMap((language) => {
        const texts = languages[language];
        return sections.texts?.[language] && texts ? [[language, texts]] : [];
      }),
    ),
  }),
});

/** The sections with or without the texts of a language. Pure. */
export const withLanguage = (sections: GroupSections, language: Lang, given: boolean): GroupSections => {
  const { texts = {}, ...others } = sections;
  const { [language]: _left, ...rest } = texts;
  const next = given ? { ...texts, [language]: texts[language] ?? firstTexts(language) } : rest;
  return Object.keys(next).length === 0 ? others : { ...others, texts: next };
};

/** A website in the place of the group's, for the preview and the check. Pure. */
export const noticeOwner = (
  group: Pick<OpenGroup, 'organization_id' | 'controller'>,
  { settings }: GroupSections,
): NoticeOwner => ({
  site_key: '',
  domain_name: EXAMPLE_DOMAIN,
  organization: { id: group.organization_id, name: group.controller?.name ?? EXAMPLE_DOMAIN },
  default_language: DEFAULT_LANGUAGE,
  languages: [...LANGUAGES],
  enabled: true,
  template_version: 0,
  ...settings,
});
