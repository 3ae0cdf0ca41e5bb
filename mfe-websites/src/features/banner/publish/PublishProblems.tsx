import { errorCode, errorMessage, fieldErrors, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
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

/** Why the banner was not saved or published: every missing text by name, or what the server refused. */
export const PublishProblems = ({
  publishing,
  onReload,
}: {
  publishing: Publishing;
  onReload: () => void;
}) => {
  const t = useTexts('websites');
  const { missing, error } = publishing;
  const box = useRef<HTMLDivElement>(null);
  const told = missing.join() + errorMessage(error, ' ');
  useEffect(() => {
    // Newer browsers answer with a promise, which must not become the effect's cleanup.
    void box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [told]);
  if (missing.length === 0 && !error) return null;
  const details = missing.length > 0 ? missing : [...new Set(Object.values(fieldErrors(error)))];
  return (
    <Root role="alert" ref={box}>
      <Stack $gap={2}>
        <strong>{missing.length > 0 ? t('publish.missing') : errorMessage(error)}</strong>
        {details.length > 0 && (
          <ul>
            {details.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
        {errorCode(error) === 'version_conflict' && (
          <div>
            <Button kind="secondary" size="small" icon="refresh" onClick={onReload}>
              {t('publish.reload')}
            </Button>
          </div>
        )}
      </Stack>
    </Root>
  );
};
