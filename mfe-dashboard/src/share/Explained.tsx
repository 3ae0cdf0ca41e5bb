import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { focusRing } from '@yinyom/ui/foundation/focusRing';

const Root = styled.span`
  position: relative;
  display: inline-block;
`;
const Word = styled.button`
  min-height: 24px;
  padding: 0;
  border: 0;
  border-bottom: 1px dotted ${({ theme }) => theme.color.lineStrong};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: help;
  &:focus-visible {
    ${focusRing}
  }
`;
/** Where the bubble is: above the figure, or after it, where something above the figure is to be read. */
type Side = 'above' | 'end';

/** Out of sight until it is wanted, and read with the word all the same. */
const Bubble = styled.span<{ $shown: boolean; $side: Side }>`
  position: absolute;
  ${({ $side }) => ($side === 'end' ? 'top: 0; left: calc(100% + 2px);' : 'bottom: calc(100% + 2px); left: 0;')}
  z-index: ${({ theme }) => theme.layer.menu};
  width: max-content;
  max-width: min(260px, ${({ $side }) => ($side === 'end' ? 45 : 80)}vw);
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(3)}`};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow};
  color: ${({ theme }) => theme.color.ink};
  font-size: ${({ theme }) => theme.font.size.small};
  font-weight: ${({ theme }) => theme.font.weight.normal};
  line-height: 1.5;
  ${({ $shown }) =>
    !$shown && 'width: 1px; height: 1px; padding: 0; border: 0; overflow: hidden; clip-path: inset(50%);'}
`;

interface ExplainedProps {
  /** What only some readers want to know, such as the interval of a share. */
  more: ReactNode;
  side?: Side;
  children: ReactNode;
}

/** A figure that says more when the pointer rests on it, when it has the focus, and to screen readers. Escape hides it. */
export const Explained = ({ more, side = 'above', children }: ExplainedProps) => {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <Root onPointerEnter={() => setShown(true)} onPointerLeave={() => setShown(false)}>
      <Word
        type="button"
        aria-describedby={id}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
        onClick={() => setShown(true)}
        onKeyDown={(event) => event.key === 'Escape' && setShown(false)}
      >
        {children}
      </Word>
      <Bubble id={id} role="tooltip" $shown={shown} $side={side}>
        {more}
      </Bubble>
    </Root>
  );
};
