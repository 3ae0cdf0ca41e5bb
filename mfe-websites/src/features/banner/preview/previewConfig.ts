import type { Lang } from '@yinyom/contracts/constants';
import { CATEGORY_TYPES, LOGO_HEIGHT_PX } from '@yinyom/contracts/constants';
import type { SdkDetails, SdkSiteConfig } from '@yinyom/contracts/sdk/config';
import { withPlatformParts } from '@yinyom/contracts/sdk/platformParts';
import type { Category } from '@yinyom/contracts/websites/category';
import type { Cookie } from '@yinyom/contracts/websites/cookie';
import { durationText } from '@yinyom/contracts/websites/cookieDuration';
import type { Design } from '@yinyom/contracts/websites/templateDesign';
import { fillVariables, type TextVariables } from '@yinyom/contracts/websites/textVariables';
import { textIn } from '@yinyom/notice/texts/textIn';
import { textsOf } from '../draft/draft';
import type { Draft } from '../draft/draft';

/** Site key of every preview: no website has it, and nothing it says is recorded. */
export const PREVIEW_KEY = 'preview-only';

/** What a preview is made of. */
export interface PreviewSource {
  draft: Draft;
  language: Lang;
  categories: readonly Category[];
  cookies: readonly Cookie[];
  logo: Design['logo'];
  audience: SdkSiteConfig['audience'];
  /** What `{organization}` and `{domain}` stand for. */
  variables: TextVariables;
  /** Origin of the platform. */
  origin: string;
}

/** The texts of the shown language as visitors would read them. */
const filledTexts = ({ draft, language, variables }: PreviewSource) =>
  fillVariables(textsOf(draft, language), variables);

const detailsOf = (source: PreviewSource): SdkDetails => {
  const { language, categories, cookies } = source;
  const texts = filledTexts(source);
  const shown = new Set(categories.map(({ id }) => id));
  // Cookies of a category that is switched off are listed as unclassified (decision D-08).
  const unclassified = categories.find(({ type }) => type === CATEGORY_TYPES.unclassified)?.id ?? '';
  return {
    popup_title: texts.popup_title,
    cookie_definition: texts.cookie_definition,
    // One text under two names; the editor has it once.
    allow_all: texts.categories_modal.accept,
    categories_modal: texts.categories_modal,
    cookies_modal: texts.cookies_modal,
    categories: Object.fromEntries(
      categories.map(({ id, title, description }) => [
        id,
        {
          title: texts.categories[id]?.title || textIn(title, language),
          description: texts.categories[id]?.description || textIn(description, language),
        },
      ]),
    ),
    cookies: cookies.map(({ category, name, match, provider, purpose, expiry, type }) => ({
      category_id: shown.has(category.id) ? category.id : unclassified,
      name: match === 'prefix' ? `${name}*` : name,
      provider,
      purpose: textIn(purpose, language),
      expiry,
      expiry_text: durationText(expiry, language),
      type,
    })),
  };
};

const absolute = (url: string, origin: string): string => new URL(url, origin).href;

/** The draft as the visitors' script would get it if it were published now. Pure. */
export const previewConfig = (source: PreviewSource): SdkSiteConfig => {
  const { draft, language, logo, origin } = source;
  const categories = source.categories.filter(({ enabled }) => enabled);
  const texts = filledTexts(source);
  const { layout, theme, colors, font, show_powered_by } = draft.design;
  const { title, description, cookie_setting, accept, reject } = texts.banner;
  return withPlatformParts({
    site_key: PREVIEW_KEY,
    api_base: origin,
    enabled: true,
    version: 1,
    config_token: 'preview',
    default_language: language,
    languages: [language],
    auto_detect_language: false,
    language,
    texts: {
      title,
      description,
      cookie_setting,
      accept,
      reject,
      privacy: { name: texts.privacy.name, url: texts.privacy.url || `${origin}/policy` },
    },
    design: {
      layout,
      theme,
      ...(theme === 'gsb' && { colors }),
      ...(logo?.has_logo && {
        logo: {
          url: absolute(logo.url, origin),
          width: Math.round((logo.width * LOGO_HEIGHT_PX) / logo.height),
        },
      }),
      ...(font.url && font.family && { font: { family: font.family, url: absolute(font.url, origin) } }),
      show_powered_by,
    },
    categories: categories.map(({ id, type, gcm }) => ({ id, type, gcm })),
    cookies: {},
    expiry_days: 365,
    respect_gpc: false,
    audience: source.audience,
    unclassified_policy: 'block',
    block: {},
    reconsent: { policy: 'all', since: 1 },
    details: detailsOf({ ...source, categories }),
  });
};
