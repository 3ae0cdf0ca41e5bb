import type { ReactNode } from 'react';
import styled, { useTheme } from 'styled-components';
import { Button } from '../action/Button';
import { Icon } from '../foundation/Icon';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  padding: ${({ theme }) => theme.space(4)};
  border: 1px solid ${({ theme }) => theme.color.danger};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.dangerSoft};
  color: ${({ theme }) => theme.color.danger};
  > div {
    flex: 1 1 200px;
    min-width: 0;
  }
`;

/** Something could not be loaded or done: says so in place, with a way to try again. */
export const ErrorState = ({ children, onRetry }: { children?: ReactNode; onRetry?: () => void }) => {
  const { labels } = useTheme();
  return (
    <Root role="alert">
      <Icon name="alert" />
      <div>{children ?? labels.couldNotLoad}</div>
      {onRetry && (
        <Button kind="secondary" size="small" icon="refresh" onClick={onRetry}>
          {labels.retry}
        </Button>
      )}
    </Root>
  );
};
