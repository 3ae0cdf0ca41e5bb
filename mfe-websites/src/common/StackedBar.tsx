import type { Category } from '@yinyom/contracts/websites/category';
import styled, { useTheme } from 'styled-components';
import { categoryColor } from './categoryColor';

const Root = styled.div`
  display: flex;
  gap: 2px;
  height: 14px;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.line};
  > span {
    min-width: 4px;
    transition: flex-grow ${({ theme }) => theme.motion};
  }
`;

export interface BarPart {
  key: string;
  count: number;
  type: Category['type'];
}

/**
 * How cookies divide over categories, as a picture; `rest` is what belongs to none of them. The same stands in words
 * beside it, so screen readers pass it over.
 */
export const StackedBar = ({ parts, rest = 0 }: { parts: readonly BarPart[]; rest?: number }) => {
  const theme = useTheme();
  return (
    <Root aria-hidden="true">
      {parts
        .filter(({ count }) => count > 0)
        .map(({ key, count, type }) => (
          <span key={key} style={{ flexGrow: count, background: categoryColor(type, theme) }} />
        ))}
      {rest > 0 && <span style={{ flexGrow: rest }} />}
    </Root>
  );
};
