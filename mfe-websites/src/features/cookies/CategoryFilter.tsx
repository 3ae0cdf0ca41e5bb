import type { Category } from '@yinyom/contracts/websites/category';
import { formatNumber, useLang, useTexts } from '@yinyom/mfe-kit';
import { textIn } from '@yinyom/notice/texts/textIn';
import { Stack } from '@yinyom/ui/data/Stack';
import styled, { useTheme } from 'styled-components';
import { categoryColor } from '../../common/categoryColor';
import { StackedBar } from '../../common/StackedBar';

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(2)};
  @media (max-width: ${({ theme }) => theme.phone}) {
    flex-wrap: nowrap;
    margin: -4px;
    padding: 4px;
    overflow-x: auto;
    > * {
      flex: none;
    }
  }
`;
const Choice = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-height: 44px;
  padding: 4px 14px;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.surface};
  cursor: pointer;
  overflow-wrap: anywhere;
  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.color.primary};
    background: ${({ theme }) => theme.color.primarySoft};
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
  &[data-off] > span {
    text-decoration: line-through;
  }
  > b {
    font-variant-numeric: tabular-nums;
  }
`;
const Dot = styled.i`
  flex: none;
  width: 12px;
  height: 12px;
  border-radius: 50%;
`;

interface CategoryFilterProps {
  categories: readonly Category[];
  /** Id of the chosen category; empty = all. */
  selected: string;
  onSelect: (categoryId: string) => void;
}

/** How the cookies divide over the categories, and the choice of one of them. */
export const CategoryFilter = ({ categories, selected, onSelect }: CategoryFilterProps) => {
  const t = useTexts('websites');
  const lang = useLang();
  const theme = useTheme();
  const total = categories.reduce((sum, { cookie_count = 0 }) => sum + cookie_count, 0);
  return (
    <Stack $gap={3}>
      <StackedBar
        parts={categories.map(({ id, type, cookie_count = 0 }) => ({
          key: id,
          count: cookie_count,
          type,
        }))}
      />
      <Choices data-scroll-row="" role="group" aria-label={t('cookies.byCategory')}>
        <Choice type="button" aria-pressed={selected === ''} onClick={() => onSelect('')}>
          {t('cookies.all')} <b>{formatNumber(total, lang)}</b>
        </Choice>
        {categories.map(({ id, type, title, enabled, cookie_count = 0 }) => (
          <Choice
            key={id}
            type="button"
            aria-pressed={selected === id}
            data-off={enabled ? undefined : ''}
            title={enabled ? undefined : t('cookies.hidden')}
            onClick={() => onSelect(id)}
          >
            <Dot style={{ background: categoryColor(type, theme) }} />
            <span>{textIn(title, lang)}</span> <b>{formatNumber(cookie_count, lang)}</b>
          </Choice>
        ))}
      </Choices>
    </Stack>
  );
};
