import type { ReactNode } from 'react';
import styled, { useTheme } from 'styled-components';
import { IconButton } from '../action/IconButton';
import { useDialog } from './useDialog';

const Root = styled.dialog`
  width: min(320px, calc(100vw - 48px));
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.ink};
  box-shadow: ${({ theme }) => theme.shadow};
  &::backdrop {
    background: rgb(20 35 43 / 0.5);
  }
  @media (prefers-reduced-motion: no-preference) {
    transition: translate ${({ theme }) => theme.motion};
    @starting-style {
      translate: -100% 0;
    }
  }
`;
/** Covers the whole sheet, so that a press on the dialog itself is one beside it. */
const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(4)};
  min-height: 100%;
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(4)} ${theme.space(6)}`};
`;
const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(2)};
  > h2 {
    font-size: ${({ theme }) => theme.font.size.lead};
  }
`;

interface DrawerProps {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A sheet from the left over the page, for as long as it is rendered; a press beside it closes it. */
export const Drawer = ({ title, onClose, children }: DrawerProps) => {
  const { dialog, heading } = useDialog(onClose);
  const { labels } = useTheme();
  return (
    <Root
      {...dialog}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <Sheet>
        <Head>
          <h2 id={heading}>{title}</h2>
          <IconButton icon="close" label={labels.close} onClick={onClose} />
        </Head>
        {children}
      </Sheet>
    </Root>
  );
};
