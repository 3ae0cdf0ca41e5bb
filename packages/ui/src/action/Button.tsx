import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../foundation/Icon';
import type { IconName } from '../foundation/Icon';
import { Spinner } from '../foundation/Spinner';
import { buttonLook } from './buttonLook';
import type { ButtonKind, ButtonSize } from './buttonLook';

const Root = styled.button<{ $kind: ButtonKind; $size: ButtonSize; $wide: boolean }>`
  ${({ $kind, $size }) => buttonLook($kind, $size)}
  ${({ $wide }) => $wide && 'width: 100%;'}
`;

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: IconName;
  /** Fills the width of its container. */
  wide?: boolean;
  /** Work is going on: shows a spinner and ignores presses, but keeps the focus. */
  busy?: boolean;
}

/** A button. `type` is `button` unless told otherwise, so it never submits a form by accident. */
export const Button = ({
  kind = 'primary',
  size = 'normal',
  icon,
  wide = false,
  busy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) => (
  <Root
    $kind={kind}
    $size={size}
    $wide={wide}
    type={busy ? 'button' : type}
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    onClick={busy ? undefined : onClick}
    {...rest}
  >
    {busy ? <Spinner $size={18} /> : icon && <Icon name={icon} size={18} />}
    {children}
  </Root>
);
