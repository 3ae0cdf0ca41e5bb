import type { CheckResult } from '@yinyom/contracts/scanner/publicCheck';
import { formatNumber, useLang } from '@yinyom/mfe-kit';
import styled from 'styled-components';
import { BulletList } from './BulletList';
import { useCheckTexts } from '../../texts/useCheckTexts';

const Figure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  strong {
    font-size: ${({ theme }) => theme.font.size.h2};
    font-variant-numeric: tabular-nums;
  }
  meter {
    flex: 0 1 320px;
    height: 12px;
  }
`;

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
      <Figure>
        <strong>{t('score.of', { score: formatNumber(score.score, lang) })}</strong>
        <meter
          min={0}
          max={100}
          low={50}
          high={80}
          optimum={100}
          value={score.score}
          aria-label={t('score.title')}
        />
      </Figure>
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
