import { formatNumber, formatPercent, useLang } from '@yinyom/mfe-kit';
import styled from 'styled-components';
import { RowsLink } from '../../rows/RowsLink';
import type { Share } from './shareGroups';

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px ${({ theme }) => theme.space(3)};
  font-variant-numeric: tabular-nums;
`;
const Track = styled.span`
  grid-column: 1 / -1;
  height: 8px;
  overflow: hidden;
  border-radius: 4px;
  background: ${({ theme }) => theme.color.line};
  > span {
    display: block;
    height: 100%;
    background: ${({ theme }) => theme.color.primary};
  }
`;

/** A share in words and figures; the bar repeats it for the eye. */
export const ShareBar = ({ share }: { share: Share }) => {
  const lang = useLang();
  const part = share.total > 0 ? share.count / share.total : 0;
  return (
    <Root>
      <span>{share.label}</span>
      <span>
        <RowsLink rows={share.rows} label={share.label}>
          {formatNumber(share.count, lang)}
        </RowsLink>{' '}
        ({formatPercent(part, lang)})
      </span>
      <Track aria-hidden="true">
        <span style={{ width: `${part * 100}%` }} />
      </Track>
    </Root>
  );
};
