import type { Category } from '@yinyom/contracts/websites/category';
import type { Cookie } from '@yinyom/contracts/websites/cookie';
import type { Template } from '@yinyom/contracts/websites/template';
import type { TextVariables } from '@yinyom/contracts/websites/textVariables';
import { defaultTextsIn } from '@yinyom/notice/default-texts/defaultTextsIn';
import type { Snapshot } from '@yinyom/notice/snapshot/Snapshot';
import { takeSnapshot } from '@yinyom/notice/snapshot/takeSnapshot';
import { withOneAcceptAll } from '@yinyom/notice/texts/acceptAll';
import type { Draft } from '../draft/draft';
import type { NoticeOwner } from '../NoticeOwner';

/** How cookies are asked for: visitors read them in this order. */
export const SHOWN_ORDER = { sort: 'name', order: 'asc' } as const;

/** What an edited draft is told with. */
export interface DraftSource {
  application: NoticeOwner;
  /** The banner as it was loaded: its logo, and its texts before they were edited. */
  template: Pick<Template, 'languages'> & { design: Pick<Template['design'], 'logo'> };
  draft: Draft;
  categories: readonly Category[];
  /** All of them, in `SHOWN_ORDER`. */
  cookies: readonly Cookie[];
  /** What the texts name besides organization and domain. */
  values?: Pick<TextVariables, 'privacy_url' | 'dpo_email'>;
}

/** The version that the edited draft would become if it were published now. Pure. */
export const draftSnapshot = ({
  application,
  template,
  draft,
  categories,
  cookies,
  values,
}: DraftSource): Snapshot => {
  const { organization, domain_name, default_language, languages } = application;
  const { audience = 'general', unclassified_policy = 'block' } = application;
  return takeSnapshot({
    controller: { organization_id: organization.id, organization: organization.name, domain_name },
    settings: { default_language, languages, audience, unclassified_policy },
    draft: {
      design: draft.design,
      logo: template.design.logo,
      languages: withOneAcceptAll(draft.languages, template.languages),
    },
    categories,
    cookies: cookies.map((cookie) => ({ ...cookie, category_id: cookie.category.id })),
    ...(values && { values }),
    defaultTexts: defaultTextsIn,
  });
};
