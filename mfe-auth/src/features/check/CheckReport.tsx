import type { CheckResult, PublicCheck } from '@yinyom/contracts/scanner/publicCheck';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { BulletList } from './BulletList';
import { useCheckTexts } from '../../texts/useCheckTexts';
import { FindingList } from './FindingList';
import { ItemTable } from './ItemTable';
import { PageTable } from './PageTable';
import { ReportFacts } from './ReportFacts';
import { ReportScore } from './ReportScore';
import { ViolationTable } from './ViolationTable';

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(3)};
  overflow-wrap: anywhere;
  h2 {
    font-size: ${({ theme }) => theme.font.size.h3};
  }
`;

/** What one check saw: without consent first, and what was not looked at before the long lists. */
export const CheckReport = ({ check, result }: { check: PublicCheck; result: CheckResult }) => {
  const t = useCheckTexts();
  const others = result.findings.filter(({ kind }) => kind !== 'banner');
  return (
    <Stack $gap={8}>
      <ReportFacts check={check} result={result} />
      {result.violations.length > 0 && (
        <Part aria-labelledby="check-violations">
          <h2 id="check-violations">{t('violations.title')}</h2>
          <p>{t('violations.lead')}</p>
          <ViolationTable violations={result.violations} />
        </Part>
      )}
      {others.length > 0 && (
        <Part aria-labelledby="check-findings">
          <h2 id="check-findings">{t('findings.title')}</h2>
          <p>{t('findings.lead')}</p>
          <FindingList findings={others} />
        </Part>
      )}
      <Part aria-labelledby="check-score">
        <h2 id="check-score">{t('score.title')}</h2>
        <ReportScore result={result} />
      </Part>
      {result.not_checked.length > 0 && (
        <Part aria-labelledby="check-gaps">
          <h2 id="check-gaps">{t('gaps.title')}</h2>
          <BulletList>
            {result.not_checked.map((gap) => (
              <li key={gap}>{t(`gaps.${gap}`)}</li>
            ))}
          </BulletList>
        </Part>
      )}
      {result.items.length > 0 && (
        <Part aria-labelledby="check-items">
          <h2 id="check-items">{t('items.title')}</h2>
          <p>{t('items.lead')}</p>
          <ItemTable items={result.items} />
        </Part>
      )}
      <Part aria-labelledby="check-pages">
        <h2 id="check-pages">{t('pages.title')}</h2>
        <PageTable pages={result.pages} />
      </Part>
    </Stack>
  );
};
