import { COOKIE_TYPES } from '@yinyom/contracts/constants';
import { category as categoryShape } from '@yinyom/contracts/websites/category';
import { cookie as cookieShape } from '@yinyom/contracts/websites/cookie';
import { PLATFORM_FONTS } from '@yinyom/contracts/websites/platformFonts';
import { lookInput } from '@yinyom/contracts/websites/templateDesign';
import { templateLanguages } from '@yinyom/contracts/websites/templateTexts';
import { emptySite, type ImportedSite } from '../ImportedSite';
import { isRecord, NotReadable, recordOf, textOf, type Literal } from '../literals/Literal';

/** Parts of the file, one per line or as one list. @throws NotReadable */
const partsOf = (text: string): Literal[] => {
  if (text.trimStart().startsWith('['))
    try {
      return JSON.parse(text) as Literal[];
    } catch {
      throw new NotReadable(1);
    }
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    try {
      return [JSON.parse(line) as Literal];
    } catch {
      throw new NotReadable(index + 1);
    }
  });
};

/**
 * The export of another Yinyom's website (`site_config`): categories, cookies and the whole banner. Its settings stay: they
 * are about that website.
 * @returns null where there is none of it
 * @throws NotReadable
 */
export const readYinyom = (text: string): ImportedSite | null => {
  const parts = partsOf(text).filter(isRecord);
  const contents = (part: string) =>
    parts.filter((one) => textOf(one['part']) === part).map((one) => one['content']);
  const site = emptySite();
  const listed = new Set<string>();
  for (const content of contents('category')) {
    const read = categoryShape.safeParse(content);
    if (!read.success) continue;
    const { id, type, title, description } = read.data;
    listed.add(id);
    site.categories.push({ id, type, title, description });
  }
  for (const content of contents('cookie')) {
    const read = cookieShape.safeParse(content);
    if (!read.success) continue;
    const { name, match, provider, domain = '', purpose, expiry, type, category } = read.data;
    if (!listed.has(category.id)) {
      listed.add(category.id);
      site.categories.push({ id: category.id, type: category.type, title: category.title, description: {} });
    }
    site.cookies.push({
      name,
      isPattern: false,
      plain: { name, match },
      provider,
      domain,
      purpose,
      duration: expiry,
      type: type === 1 ? COOKIE_TYPES.http : COOKIE_TYPES.html,
      category: category.id,
    });
  }
  const [template] = contents('template').map(recordOf);
  const languages = templateLanguages.safeParse(template?.['languages']);
  const { logo: _logo, font, ...look } = recordOf(template?.['design']);
  const design = lookInput.safeParse(look);
  const family = textOf(recordOf(font)['family']);
  if (languages.success && design.success)
    site.banner = {
      languages: languages.data,
      design: design.data,
      // A file of that website is not this one's to show; what the platform has is the same everywhere.
      font: Object.values(PLATFORM_FONTS).find((own) => own.family === family) ?? null,
    };
  return site.cookies.length > 0 || site.banner ? site : null;
};
