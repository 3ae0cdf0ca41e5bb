import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import styled, { css, useTheme } from 'styled-components';
import { Button } from '../action/Button';
import { Badge } from '../data/Badge';
import { VisuallyHidden } from '../foundation/VisuallyHidden';

/** For the grid of a bar: on phones the search field, if there is one, and the button share a row. */
export const foldedBar = css`
  @media (max-width: ${({ theme }) => theme.phone}) {
    && {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      grid-auto-flow: row;
      align-items: end;
      gap: ${({ theme }) => theme.space(2)};
    }
  }
`;

const Opener = styled(Button)`
  display: none;
  @media (max-width: ${({ theme }) => theme.phone}) {
    display: inline-flex;
    justify-self: start;
  }
`;
/** With room the filters stand in the bar's own grid. */
const Filters = styled.div`
  display: contents;
  @media (max-width: ${({ theme }) => theme.phone}) {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: repeat(auto-fit, minmax(min(140px, 100%), 1fr));
    align-items: end;
    gap: ${({ theme }) => theme.space(3)};
    &[data-folded] {
      display: none;
    }
  }
`;

interface FilterFoldProps {
  /** How many filters narrow the list now. */
  active: number;
  children: ReactNode;
}

/** Filters of a bar. On phones they fold behind one button, which says how many are in use; the list is seen first. */
export const FilterFold = ({ active, children }: FilterFoldProps) => {
  const { labels } = useTheme();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Opener
        kind="secondary"
        icon="filter"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {labels.filters}
        {active > 0 && (
          <Badge tone="info">
            <span aria-hidden>{active}</span>
            <VisuallyHidden>{labels.filtersActive.replace('{count}', String(active))}</VisuallyHidden>
          </Badge>
        )}
      </Opener>
      <Filters id={id} data-folded={open ? undefined : ''}>
        {children}
      </Filters>
    </>
  );
};
