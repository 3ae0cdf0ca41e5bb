import { Link, NavLink, usePageTitle } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { focusRingInside } from '@yinyom/ui/foundation/focusRing';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useComplianceTexts } from '../texts/useComplianceTexts';

const Nav = styled.nav`
  display: flex;
  gap: ${({ theme }) => theme.space(1)};
  overflow-x: auto;
  margin-bottom: ${({ theme }) => theme.space(5)};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
`;
const Part = styled(NavLink)`
  flex: none;
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 8px 16px;
  border-bottom: 3px solid transparent;
  color: ${({ theme }) => theme.color.muted};
  text-decoration: none;
  &:hover {
    color: ${({ theme }) => theme.color.primary};
  }
  &[aria-current='page'] {
    border-color: ${({ theme }) => theme.color.primary};
    color: ${({ theme }) => theme.color.primary};
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
  &:focus-visible {
    ${focusRingInside}
  }
`;

const PARTS = [
  { path: '/requests', text: 'nav.requests' },
  { path: '/requests/figures', text: 'nav.figures' },
  { path: '/requests/settings', text: 'nav.settings' },
] as const;

interface RequestsAreaProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** Parts of the work on requests, each with an address of its own, and the way to enter a request. */
export const RequestsArea = ({ title, lead, children }: RequestsAreaProps) => {
  const t = useComplianceTexts();
  usePageTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        note={lead}
        actions={
          <ButtonLink as={Link} to="/requests/new">
            {t('enter.link')}
          </ButtonLink>
        }
      />
      <Nav aria-label={t('nav.label')}>
        {PARTS.map(({ path, text }) => (
          <Part key={path} to={path} end>
            {t(text)}
          </Part>
        ))}
      </Nav>
      {children}
    </>
  );
};
