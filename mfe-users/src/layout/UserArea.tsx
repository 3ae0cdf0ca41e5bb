import { NavLink, useLocation, usePageTitle } from '@yinyom/mfe-kit';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { focusRingInside } from '@yinyom/ui/foundation/focusRing';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useUsersTexts } from '../texts/useUsersTexts';

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
  { path: '/user', text: 'nav.users' },
  { path: '/user/organization', text: 'nav.organization' },
  { path: '/user/brand', text: 'nav.brand' },
  { path: '/user/keys', text: 'nav.keys' },
  { path: '/user/webhooks', text: 'nav.webhooks' },
  { path: '/user/audit', text: 'nav.audit' },
] as const;

interface UserAreaProps {
  lead: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** Parts of the user management; each has an address of its own, and its name as heading. */
export const UserArea = ({ lead, actions, children }: UserAreaProps) => {
  const t = useUsersTexts();
  const { pathname } = useLocation();
  const title = t(PARTS.find(({ path }) => path === pathname)?.text ?? 'nav.users');
  usePageTitle(title);
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the current link may be past the edge. The row scrolls, the page does not.
    const links = row.current;
    const current = links?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!links || !current) return;
    const start = current.offsetLeft - links.offsetLeft;
    links.scrollLeft = Math.max(0, start + current.offsetWidth - links.clientWidth);
  }, [pathname]);
  return (
    <>
      <PageHeader title={title} note={lead} actions={actions} />
      <Nav ref={row} aria-label={t('nav.label')}>
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
