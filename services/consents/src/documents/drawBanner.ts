import {
  DRAWN_WINDOWS,
  NOT_DRAWN,
  type BannerDrawing,
  type DrawnBanner,
  type DrawnWindow,
} from '@yinyom/contracts/consents/bannerDrawing';
import type { ConsentProof } from '@yinyom/contracts/consents/proof';
import type { SdkTexts } from '@yinyom/contracts/sdk/config';
import type { BannerLook } from '@yinyom/contracts/websites/bannerLook';
import { WHITE, withPlatformParts } from '@yinyom/contracts/sdk/platformParts';
import { PLATFORM_WORDS } from '@yinyom/texts/platform/platformWords';
import { foldOf } from '@yinyom/notice/reading/foldOf';
import * as z from 'zod/mini';
import { canonicalJson } from 'yinyom-verify/canonicalJson';
import { sha256 } from 'yinyom-verify/hashes';

const text = z.string();
/** What is read of the notice that was recorded; an older shape may lack a part, and is then not drawn. */
const shownTexts = z.object({
  texts: z.object({
    banner: z.object({ title: text, description: text, accept: text, reject: text, cookie_setting: text }),
    privacy: z.object({ name: text }),
  }),
  categories: z.array(z.object({ id: text, title: text })),
});

const isWindow = (device: string): device is DrawnWindow => Object.hasOwn(DRAWN_WINDOWS, device);

/**
 * What a drawing of the banner is made from: the texts whose hash stands in the record, with the look of the version
 * that the record names. Pure.
 * @returns undefined where one of them is not known, or the texts are not those that were recorded
 */
export const drawBanner = (
  consent: Pick<ConsentProof['consent'], 'snapshot' | 'language' | 'device' | 'template_version'>,
  look: BannerLook | null,
  snapshotMatches: boolean | null,
): BannerDrawing | undefined => {
  const { data } = z.safeParse(shownTexts, consent.snapshot);
  if (!data || !look || !snapshotMatches) return undefined;
  const { banner, privacy } = data.texts;
  const { language, device: kind } = consent;
  const device = isWindow(kind) ? kind : 'desktop';
  const shown: SdkTexts = { ...banner, privacy: { name: privacy.name, url: '' } };
  const { design, texts } = withPlatformParts(
    { design: look.design, texts: shown },
    PLATFORM_WORDS[language].powered_by,
  );
  const left: Record<DrawnBanner['not_drawn'][number], boolean> = {
    page: true,
    browser: true,
    logo: look.logo !== null,
    font: look.font_family !== null,
    dark: design.dark !== undefined,
    device: device !== kind,
  };
  const content: DrawnBanner = {
    method: 'yinyom-drawing-6',
    version: consent.template_version,
    published_at: look.published_at,
    language,
    window: { device, ...DRAWN_WINDOWS[device] },
    layout: design.layout,
    theme: design.theme,
    colors: design.colors ?? WHITE,
    sizes: design.sizes ?? {},
    logo: look.logo,
    font_family: look.font_family,
    texts: {
      title: texts.title,
      description: texts.description,
      privacy: texts.privacy.name,
      accept: texts.accept,
      reject: texts.reject,
      cookie_setting: texts.cookie_setting,
      ...(texts.powered_by && { powered_by: texts.powered_by }),
    },
    fold: foldOf(
      { ...design, logo: look.logo },
      { ...texts, privacy: texts.privacy.name },
      language,
      DRAWN_WINDOWS[device],
    ),
    categories: data.categories,
    not_drawn: NOT_DRAWN.filter((name) => left[name]),
  };
  return { sha256: sha256(canonicalJson(content)), content };
};
