import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import type { ScanItem } from '@yinyom/contracts/scanner/scan';
import { formatNumber, useLang, useTexts } from '@yinyom/mfe-kit';
import styled from 'styled-components';

const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 14px;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.round};
  > span {
    min-width: 4px;
  }
`;
const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(5)}`};
  margin-top: ${({ theme }) => theme.space(2)};
`;
const Part = styled.span<{ $part: 'early' | 'necessary' | 'after' }>`
  background: ${({ theme, $part }) =>
    ({ early: theme.color.danger, necessary: theme.color.primary, after: theme.color.lineStrong })[$part]};
`;
const Dot = styled(Part)`
  display: inline-block;
  width: 12px;
  height: 12px;
  border-radius: 50%;
`;

const partOf = ({ before_consent, category_type }: ScanItem) => {
  if (!before_consent) return 'after';
  return category_type === CATEGORY_TYPES.necessary ? 'necessary' : 'early';
};

/** How much of what was found is there before anybody agreed to anything: a bar, and its parts in words. */
export const ConsentSplit = ({ items }: { items: readonly ScanItem[] }) => {
  const t = useTexts('websites');
  const lang = useLang();
  const parts = (['early', 'necessary', 'after'] as const)
    .map((part) => ({ part, count: items.filter((item) => partOf(item) === part).length }))
    .filter(({ count }) => count > 0);
  if (parts.length === 0) return null;
  return (
    <div>
      <Bar aria-hidden="true">
        {parts.map(({ part, count }) => (
          <Part key={part} $part={part} style={{ flexGrow: count }} />
        ))}
      </Bar>
      <Legend>
        {parts.map(({ part, count }) => (
          <li key={part}>
            <Dot $part={part} aria-hidden="true" /> {t(`consentSplit.${part}`)}{' '}
            <strong>{formatNumber(count, lang)}</strong>
          </li>
        ))}
      </Legend>
    </div>
  );
};
