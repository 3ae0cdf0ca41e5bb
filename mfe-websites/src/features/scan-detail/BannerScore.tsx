import type { BannerScore as Score } from '@yinyom/contracts/scanner/finding';
import { formatNumber, useLang } from '@yinyom/mfe-kit';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { useScanTexts } from '../../texts/useScanTexts';

const Figure = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 320px);
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  strong {
    font-size: ${({ theme }) => theme.font.size.h2};
    font-variant-numeric: tabular-nums;
  }
  meter {
    width: 100%;
    height: 12px;
  }
`;

/** How a consent banner does by the checks that were made, with a reason for every point that is missing. */
export const BannerScore = ({ score: { score, reasons, not_checked } }: { score: Score }) => {
  const t = useScanTexts();
  const lang = useLang();
  return (
    <Stack $gap={2}>
      <h3>{t('score.title')}</h3>
      <Figure>
        <strong>{t('score.of', { score: formatNumber(score, lang) })}</strong>
        <meter
          min={0}
          max={100}
          low={50}
          high={80}
          optimum={100}
          value={score}
          aria-label={t('score.title')}
        />
      </Figure>
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
