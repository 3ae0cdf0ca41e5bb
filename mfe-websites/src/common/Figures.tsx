import { formatNumber, useLang } from '@yinyom/mfe-kit';
import styled from 'styled-components';

const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(112px, 1fr));
  gap: ${({ theme }) => theme.space(3)};
  margin: 0;
  > div {
    padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
    border-radius: ${({ theme }) => theme.radius.normal};
    background: ${({ theme }) => theme.color.canvas};
  }
  > div[data-alarming] {
    background: ${({ theme }) => theme.color.dangerSoft};
    color: ${({ theme }) => theme.color.danger};
  }
  dt {
    font-size: ${({ theme }) => theme.font.size.small};
  }
  dd {
    margin: 0;
    font-size: ${({ theme }) => theme.font.size.h2};
    font-weight: ${({ theme }) => theme.font.weight.bold};
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
  }
`;

export interface Figure {
  key: string;
  label: string;
  value: number;
  /** Wants to be looked at when it is not zero. */
  alarming?: boolean;
}

/** A few numbers, large. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => {
  const lang = useLang();
  return (
    <Root>
      {figures.map(({ key, label, value, alarming }) => (
        <div key={key} data-alarming={alarming && value > 0 ? '' : undefined}>
          <dt>{label}</dt>
          <dd>{formatNumber(value, lang)}</dd>
        </div>
      ))}
    </Root>
  );
};
