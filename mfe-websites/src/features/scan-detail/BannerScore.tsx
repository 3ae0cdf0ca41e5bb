import type { BannerScore as Score } from '@yinyom/contracts/scanner/finding';
import { formatNumber, useLang } from '@yinyom/mfe-kit';
import { Stack } from '@yinyom/ui/data/Stack';
import { useScanTexts } from '../../texts/useScanTexts';
import { ScoreMeter } from '@yinyom/ui/data/ScoreMeter';

/** How a consent banner does by the checks that were made, with a reason for every point that is missing. */
export const BannerScore = ({ score: { score, reasons, not_checked } }: { score: Score }) => {
  const t = useScanTexts();
  const lang = useLang();
  return (
    <Stack $gap={2}>
      <h3>{t('score.title')}</h3>
      <ScoreMeter
        label={t('score.title')}
        text={t('score.of', { score: formatNumber(score, lang) })}
        value={score}
      />
      {reasons.length === 0 ? (
        <p>{t('score.none')}</p>
      ) : (
        <ul>
          {reasons.map(({ code, points }) => (
            <li key={code}>
              {t(`words.finding.${code}.title`)} (−{formatNumber(points, lang)})
            </li>
          ))}
        </ul>
      )}
      {not_checked.length > 0 && (
        <p>
          {t('score.notChecked', {
            names: not_checked.map((code) => t(`words.finding.${code}.title`)).join(' · '),
          })}
        </p>
      )}
    </Stack>
  );
};
