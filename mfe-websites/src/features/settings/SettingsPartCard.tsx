import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { SettingsPart } from '@yinyom/contracts/websites/settingsParts';

const Root = styled(Card)`
  scroll-margin-top: ${({ theme }) => theme.space(6)};
  @media (max-width: ${({ theme }) => theme.wide}) {
    /* The rail stays above it. */
    scroll-margin-top: ${({ theme }) => theme.space(18)};
  }
  h2:focus {
    outline: none;
  }
`;

interface SettingsPartCardProps {
  part: SettingsPart;
  title: string;
  children: ReactNode;
}

/** One part of the settings at its anchor; its heading takes the focus of a person who chose it. */
export const SettingsPartCard = ({ part, title, children }: SettingsPartCardProps) => (
  <Root id={part} aria-labelledby={`${part}-title`}>
    <Stack $gap={4}>
      <h2 id={`${part}-title`} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </Stack>
  </Root>
);

/** Moves the focus to the heading of a part; `scrolls`: the page follows. */
export const focusPart = (part: SettingsPart, scrolls: boolean): void => {
  if (scrolls) document.getElementById(part)?.scrollIntoView?.();
  document.getElementById(`${part}-title`)?.focus({ preventScroll: true });
};
