import { useTexts } from '@yinyom/mfe-kit';
import { Stack } from '@yinyom/ui/data/Stack';
import { Icon } from '@yinyom/ui/foundation/Icon';
import { VisuallyHidden } from '@yinyom/ui/foundation/VisuallyHidden';
import type { ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';

/** Steps of the way, one under the other. */
export const InstallSteps = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space(6)};
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Item = styled.li`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(3)};
  @media (max-width: 480px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const grow = keyframes`
  from { transform: scale(0.6); }
`;
/** What has just been reached: the mark of the product has its one warm colour for it. */
const reached = css`
  box-shadow: 0 0 0 5px ${({ theme }) => theme.color.accent};
  animation: ${grow} 200ms ease-out;
`;
const Mark = styled.span<{ $done: boolean; $now: boolean; $reached: boolean }>`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border: 2px solid ${({ theme, $done, $now }) => ($done || $now ? theme.color.primary : theme.color.line)};
  border-radius: 50%;
  background: ${({ theme, $done }) => ($done ? theme.color.primary : 'transparent')};
  color: ${({ theme, $done }) => ($done ? theme.color.onPrimary : theme.color.ink)};
  font-weight: ${({ theme }) => theme.font.weight.bold};
  ${({ $reached }) => $reached && reached}
`;

interface InstallStepProps {
  number: number;
  title: string;
  /** `now`: what is to be done next; `later`: not before another one. */
  state: 'done' | 'now' | 'later';
  /** It was done while the reader watched. */
  isReached?: boolean;
  children?: ReactNode;
}

/** One step with its state, which is said in words, too. */
export const InstallStep = ({ number, title, state, isReached = false, children }: InstallStepProps) => {
  const t = useTexts('websites');
  return (
    <Item aria-current={state === 'now' ? 'step' : undefined} data-state={state}>
      <Mark $done={state === 'done'} $now={state === 'now'} $reached={isReached} aria-hidden>
        {state === 'done' ? <Icon name="check" size={18} /> : number}
      </Mark>
      <Stack $gap={3}>
        <h2>
          {title}
          <VisuallyHidden> ({t(`steps.${state}`)})</VisuallyHidden>
        </h2>
        {children}
      </Stack>
    </Item>
  );
};
