import { errorMessage, fieldErrors, useTexts } from '@yinyom/mfe-kit';
import { Stack } from '@yinyom/ui/data/Stack';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { ReloadLatest } from '@yinyom/mfe-kit/components/SaveProblem';
import { whereOf } from '../check/whereOf';
import type { Where } from '../check/whereOf';
import type { Publishing } from './usePublishing';

const Root = styled.div`
  scroll-margin-top: ${({ theme }) => theme.space(24)};
  margin-bottom: ${({ theme }) => theme.space(5)};
  padding: ${({ theme }) => theme.space(4)};
  border: 1px solid ${({ theme }) => theme.color.danger};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.dangerSoft};
  color: ${({ theme }) => theme.color.danger};
  ul {
    padding-inline-start: 1.2em;
    list-style: disc;
  }
`;

const ToField = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  text-align: start;
  text-decoration: underline;
  cursor: pointer;
  /* Two lines of these have room for a finger (WCAG 2.2, 2.5.8). */
  min-height: 28px;
  /* The mark of the list is next to its first line. */
  vertical-align: top;
`;

interface ProblemProps {
  where: Where | undefined;
  onGo: (where: Where) => void;
  children: string;
}

/** One problem; pressed, it leads to its field. */
const Problem = ({ where, onGo, children }: ProblemProps) =>
  where ? (
    <ToField type="button" onClick={() => onGo(where)}>
      {children}
    </ToField>
  ) : (
    children
  );

/** Why the banner was not saved or published: every missing text by name, or what the server refused. */
export const PublishProblems = ({
  publishing,
  onReload,
  onGo,
}: {
  publishing: Publishing;
  onReload: () => void;
  onGo: (where: Where) => void;
}) => {
  const t = useTexts('websites');
  const { missing, error } = publishing;
  const missed = Object.values(missing);
  const box = useRef<HTMLDivElement>(null);
  const told = missed.join() + errorMessage(error, ' ');
  useEffect(() => {
    // Newer browsers answer with a promise, which must not become the effect's cleanup.
    void box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [told]);
  const wrong = missed.length > 0 ? missing : fieldErrors(error);
  if (missed.length === 0 && !error) return null;
  // The same about several fields is told once, and leads to the first of them.
  const details = [...new Map(Object.entries(wrong).map(([field, message]) => [message, field])).entries()];
  return (
    <Root role="alert" ref={box}>
      <Stack $gap={2}>
        <strong>{missed.length > 0 ? t('publish.missing') : errorMessage(error)}</strong>
        {details.length > 0 && (
          <ul>
            {details.map(([message, field]) => (
              <li key={message}>
                <Problem where={whereOf(field)} onGo={onGo}>
                  {message}
                </Problem>
              </li>
            ))}
          </ul>
        )}
        <ReloadLatest error={error} onReload={onReload} discards />
      </Stack>
    </Root>
  );
};
