import type { ReactNode } from 'react';
import styled, { useTheme } from 'styled-components';
import { IconButton } from '../action/IconButton';
import { Icon } from '../foundation/Icon';

/**
 * Where toasts are drawn: above whatever bar of actions stands at the bottom (`--toast-clearance`, its height). As a
 * popover it stands above open modals.
 */
export const ToastArea = styled.div`
  position: fixed;
  inset: auto 16px calc(16px + var(--toast-clearance, 0px));
  z-index: ${({ theme }) => theme.layer.toast};
  width: auto;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  overflow: visible;
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
  justify-items: end;
  pointer-events: none;
`;
const Root = styled.div<{ $kind: ToastKind }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  max-width: 420px;
  padding: 8px 8px 8px 16px;
  border-radius: ${({ theme }) => theme.radius.normal};
  border: 1px solid ${({ theme, $kind }) => theme.color[$kind === 'error' ? 'danger' : $kind]};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow};
  pointer-events: auto;
  > svg {
    flex: none;
    color: ${({ theme, $kind }) => theme.color[$kind === 'error' ? 'danger' : $kind]};
  }
  > div {
    min-width: 0;
  }
`;

type ToastKind = 'success' | 'error' | 'info';
const ICONS = { success: 'check', error: 'alert', info: 'info' } as const;

/** A short notice that goes away by itself. Errors are announced at once, others politely. */
export const Toast = ({
  kind,
  onClose,
  children,
}: {
  kind: ToastKind;
  onClose: () => void;
  children: ReactNode;
}) => {
  const { labels } = useTheme();
  return (
    <Root $kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={ICONS[kind]} />
      <div>{children}</div>
      <IconButton icon="close" label={labels.close} onClick={onClose} />
    </Root>
  );
};
