import { useTexts } from '@yinyom/mfe-kit';
import { Icon } from '@yinyom/ui/foundation/Icon';
import { VisuallyHidden } from '@yinyom/ui/foundation/VisuallyHidden';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Anchor = styled.a`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: ${({ theme }) => theme.space(2)};
  min-height: 44px;
`;

/** A page outside the console, in a tab of its own. */
export const ExternalLink = ({ href, children }: { href: string; children: ReactNode }) => {
  const t = useTexts('websites');
  return (
    <Anchor href={href} target="_blank" rel="noreferrer">
      <Icon name="link" size={16} />
      {children}
      <VisuallyHidden>{t('common.newTab')}</VisuallyHidden>
    </Anchor>
  );
};
