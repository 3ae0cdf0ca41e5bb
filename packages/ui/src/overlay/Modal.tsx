import type { ReactNode } from 'react';
import styled, { useTheme } from 'styled-components';
import { IconButton } from '../action/IconButton';
import { useDialog } from './useDialog';

const Root = styled.dialog<{ $width: number }>`
  width: min(${({ $width }) => $width}px, calc(100vw - 24px));
  max-width: none;
  max-height: calc(100dvh - 24px);
  /* What the keyboard reaches is not left behind the buttons at the bottom. */
  scroll-padding-bottom: 88px;
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.ink};
  box-shadow: ${({ theme }) => theme.shadow};
  &::backdrop {
    background: rgb(20 35 43 / 0.5);
  }
`;
const Head = styled.header`
  padding: ${({ theme }) => `${theme.space(5)} ${theme.space(16)} 0 ${theme.space(6)}`};
`;
/** Last in the order of the keyboard, so that the focus starts in the content. */
const Close = styled.div`
  position: absolute;
  top: 12px;
  right: 12px;
`;
const Body = styled.div`
  padding: ${({ theme }) => theme.space(4)} ${({ theme }) => theme.space(6)} ${({ theme }) => theme.space(6)};
`;
const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space(3)};
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(6)} ${theme.space(4)}`};
  background: ${({ theme }) => theme.color.surface};
  /* On a window so low that the buttons would take most of it they stand at the end. */
  @media (min-height: 400px) {
    position: sticky;
    bottom: 0;
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
`;

interface ModalProps {
  title: ReactNode;
  onClose: () => void;
  /** Pixels; 600 by default (specification §9). */
  width?: number;
  /** Buttons at the bottom. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A window over the page, for as long as it is rendered. */
export const Modal = ({ title, onClose, width = 600, actions, children }: ModalProps) => {
  const { dialog, heading } = useDialog(onClose);
  const { labels } = useTheme();
  return (
    <Root $width={width} {...dialog}>
      <Head>
        <h2 id={heading}>{title}</h2>
      </Head>
      <Body>{children}</Body>
      {actions && <Foot>{actions}</Foot>}
      <Close>
        <IconButton icon="close" label={labels.close} onClick={onClose} />
      </Close>
    </Root>
  );
};
