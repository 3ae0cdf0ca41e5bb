import { Link, useSearchParams, useTexts } from '@yinyom/mfe-kit';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '@yinyom/ui/foundation/VisuallyHidden';
import styled from 'styled-components';
import { ROWS_ID } from './rowsPlace';
import { withFilters } from './rowFilters';
import type { RowFilters } from './rowFilters';

/** A figure that is a link: it looks like a figure first. */
export const FigureLink = styled(Link)`
  position: relative;
  color: inherit;
  text-decoration: underline;
  text-decoration-color: ${({ theme }) => theme.color.lineStrong};
  text-underline-offset: 3px;
  &:hover {
    text-decoration-color: currentcolor;
  }
`;

interface RowsLinkProps {
  /** Which rows make the figure; without them it is no link. */
  rows: Partial<RowFilters> | undefined;
  /** What the figure is of, for those who hear the link without what stands around it. */
  label: string;
  children: ReactNode;
}

/** A figure that leads to the rows that make it, in the list further down the page. */
export const RowsLink = ({ rows, label, children }: RowsLinkProps) => {
  const t = useTexts('dashboard');
  const [search] = useSearchParams();
  if (!rows) return <>{children}</>;
  const to = { search: `?${withFilters(search, rows).toString()}`, hash: `#${ROWS_ID}` };
  return (
    <FigureLink to={to} title={t('rows.show')} preventScrollReset>
      <VisuallyHidden>{label}: </VisuallyHidden>
      {children}
    </FigureLink>
  );
};
