import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import { useId, type MouseEvent, type ReactNode, type Ref, type ToggleEvent } from 'react';
import styled from 'styled-components';
import { foldSummary } from './foldSummary';

const Root = styled(Card)`
  padding-block: ${({ theme }) => theme.space(1)};
  > details[open] {
    padding-bottom: ${({ theme }) => theme.space(3)};
  }
  ${foldSummary}
`;
const Heading = styled.h2`
  margin: 0;
  font-size: ${({ theme }) => theme.font.size.body};
`;
/** One line of what is stated, so that a closed section says what is in it. */
const State = styled.span<{ $below: boolean; $missing: boolean }>`
  overflow: hidden;
  max-width: ${({ $below }) => ($below ? 'none' : '40ch')};
  ${({ $below }) => $below && 'grid-column: 2 / -1;'}
  color: ${({ theme, $missing }) => ($missing ? theme.color.warning : theme.color.muted)};
  font-size: ${({ theme }) => theme.font.size.small};
  text-overflow: ellipsis;
  /* What is missing is named whole. */
  white-space: ${({ $missing }) => ($missing ? 'normal' : 'nowrap')};
  @media (max-width: ${({ theme }) => theme.phone}) {
    grid-column: 2 / -1;
  }
`;

interface FoldCardProps {
  title: string;
  /** What the section holds and what is missing, in one line. */
  state: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** `page`: a named part of a page; its line is below the title and only there while it is closed, as the content says the same. */
  look?: 'form' | 'page';
  /** Level of its heading: 3 within a named section of the page. */
  level?: 2 | 3;
  /** Something is missing that the line names. */
  isMissing?: boolean;
  summary?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A section of a long page that says in one line what it holds. What was typed stays while it is closed. */
export const FoldCard = ({
  title,
  state,
  isOpen,
  onToggle,
  look = 'form',
  level = 2,
  isMissing = false,
  summary,
  children,
}: FoldCardProps) => {
  const id = useId();
  const isPart = look === 'page';
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    onToggle(!isOpen);
  };
  return (
    <Root {...(isPart && { 'aria-labelledby': id })}>
      <details
        open={isOpen}
        // A browser opens one by itself where a search in the page finds something in it.
        onToggle={({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
          if (currentTarget.open !== isOpen) onToggle(currentTarget.open);
        }}
      >
        <summary ref={summary} onClick={toggle}>
          <Heading as={`h${level}`} id={id}>
            {title}
          </Heading>
          {!(isPart && isOpen) && (
            <State $below={isPart} $missing={isMissing}>
              {state}
            </State>
          )}
        </summary>
        <Stack>{children}</Stack>
      </details>
    </Root>
  );
};
