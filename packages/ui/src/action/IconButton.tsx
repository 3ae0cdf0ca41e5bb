import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../foundation/Icon';
import type { IconName } from '../foundation/Icon';

const Root = styled.button`
  display: inline-grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.normal};
  background: transparent;
  color: ${({ theme }) => theme.color.muted};
  cursor: pointer;
  &:hover:not(:disabled) {
    background: ${({ theme }) => theme.color.primarySoft};
    color: ${({ theme }) => theme.color.primary};
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;

/** A button that shows only an icon; `label` is its name for screen readers and its tooltip. */
export const IconButton = ({
  icon,
  label,
  ...rest
}: { icon: IconName; label: string } & ComponentPropsWithRef<'button'>) => (
  <Root type="button" aria-label={label} title={label} {...rest}>
    <Icon name={icon} />
  </Root>
);
