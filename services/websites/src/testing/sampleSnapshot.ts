import { LANGUAGES } from '@yinyom/contracts/constants';
import { fillVariables } from '@yinyom/contracts/websites/textVariables';
import type { Snapshot } from '@yinyom/notice/snapshot/Snapshot';
import { SYSTEM_CATEGORIES } from '../category/systemCategories';
import { defaultDesign } from '@yinyom/notice/default-design/defaultDesign';
import { defaultLanguages } from '../template/defaultLanguages';

const controller = { organization: 'มหาวิทยาลัยตัวอย่าง', domain: 'www.example.ac.th' };

/** A version in five languages with the five categories (ids `c0` to `c4`) and a few cookies. */
export const sampleSnapshot = (): Snapshot => ({
  controller: {
    organization_id: 'a'.repeat(24),
    organization: controller.organization,
    domain_name: controller.domain,
  },
  default_language: 'th',
  languages: [...LANGUAGES],
  texts: Object.fromEntries(
    Object.entries(fillVariables(defaultLanguages(LANGUAGES), controller)).map(([language, texts]) => [
      language,
      { ...texts, privacy: { ...texts.privacy, url: 'https://www.example.ac.th/privacy' } },
    ]),
  ),
  design: defaultDesign('th'),
  logo: null,
  categories: SYSTEM_CATEGORIES.map(({ type, title, description, gcm }) => ({
    id: `c${type}`,
    type,
    title,
    description,
    gcm,
  })),
  cookies: [
    ['c1', 'session', 'exact', undefined],
    ['c3', '_ga', 'exact', undefined],
    ['c3', '_ga_', 'prefix', undefined],
    ['c4', 'IDE', 'exact', '.doubleclick.net'],
  ].map(([category_id = '', name = '', match, domain]) => ({
    category_id,
    name,
    match: match === 'prefix' ? ('prefix' as const) : ('exact' as const),
    provider: 'Example',
    ...(domain && { domain }),
    purpose: { th: 'ทดสอบ', en: 'Test' },
    expiry: 86_400,
    type: 1 as const,
  })),
  audience: 'general',
  unclassified_policy: 'block',
});
