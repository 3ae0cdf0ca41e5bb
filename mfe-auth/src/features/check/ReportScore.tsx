import type { CheckResult } from '@yinyom/contracts/scanner/publicCheck';
import { formatNumber, useLang } from '@yinyom/mfe-kit';
import { BulletList } from './BulletList';
import { useCheckTexts } from '../../texts/useCheckTexts';
import { ScoreMeter } from '@yinyom/ui/data/ScoreMeter';

/** How the consent banner did, with a reason for every point that is missing; or why nothing is said about it. */
export const ReportScore = ({ result: { banner, banner_score: score } }: { result: CheckResult }) => {
  const t = useCheckTexts();
  const lang = useLang();
  if (banner.kind === 'none') return <p>{t('score.noBanner')}</p>;
  const met = banner.name ? t('score.met', { name: banner.name }) : t('score.metOne');
  if (!score)
    return (
      <p>
        {met} {t('score.unjudged')}
      </p>
    );
  const names = score.not_checked.map((code) => t(`words.finding.${code}.title`)).join(' · ');
  return (
    <>
      <ScoreMeter
        label={t('score.title')}
        text={t('score.of', { score: formatNumber(score.score, lang) })}
        value={score.score}
      />
      <p>{met}</p>
      {score.reasons.length === 0 ? (
        <p>{t('score.none')}</p>
      ) : (
        <BulletList>
          {score.reasons.map(({ code, points }) => (
            <li key={code}>
              {t(`words.finding.${code}.title`)} (−{formatNumber(points, lang)})
            </li>
          ))}
        </BulletList>
      )}
      {names && <p>{t('score.notChecked', { names })}</p>}
    </>
  );
};
