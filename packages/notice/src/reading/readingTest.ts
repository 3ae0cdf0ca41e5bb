import { LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import { withPlatformParts } from '@yinyom/contracts/sdk/platformParts';
import { READING_WINDOWS, type Reading } from '@yinyom/contracts/websites/reading';
import { PLATFORM_WORDS } from '@yinyom/texts/platform/platformWords';
import { toSdkDesign } from '../configuration/toSdkDesign';
import type { Snapshot } from '../snapshot/Snapshot';
import { foldOf } from './foldOf';
import { readLetters } from './textWidth';

/**
 * Letters that an adult reads in a second, silently. English, Chinese and Japanese: Trauzettel-Klosinski and Dietz 2012 (987, 255
 * and 357 a minute). We know no such study of Thai and Khmer: the value is an assumption, and a slow one.
 */
const LETTERS_PER_SECOND: Record<Lang, number> = { th: 14, en: 16, cn: 4.3, jp: 6, kh: 14 };

/** The reading test of a version, or of a draft, in each of its languages. Pure. */
export const readingTest = (
  snapshot: Pick<Snapshot, 'languages' | 'texts' | 'design' | 'logo'>,
): Reading[] => {
  const design = toSdkDesign(snapshot, '');
  return LANGUAGES.filter((language) => snapshot.languages.includes(language)).flatMap((language) => {
    const own = snapshot.texts[language];
    if (!own) return [];
    const { texts } = withPlatformParts(
      { design, texts: { ...own.banner, privacy: { name: own.privacy.name, url: '' } } },
      PLATFORM_WORDS[language].powered_by,
    );
    const shown = { ...texts, privacy: texts.privacy.name };
    const letters = readLetters(texts.title) + readLetters(texts.description);
    return [
      {
        language,
        seconds: Math.max(1, Math.round(letters / LETTERS_PER_SECOND[language])),
        phone: foldOf(design, shown, language, READING_WINDOWS.phone).share,
        desktop: foldOf(design, shown, language, READING_WINDOWS.desktop).share,
      },
    ];
  });
};
