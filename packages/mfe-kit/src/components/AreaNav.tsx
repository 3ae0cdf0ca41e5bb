import { NavLink, useLocation } from '@yinyom/mfe-kit';
import { focusRingInside } from '@yinyom/ui/foundation/focusRing';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(1)};
  overflow-x: auto;
  margin-bottom: ${({ theme }) => theme.space(5)};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  /* On phones one line that scrolls; where it would hide a part from a mouse, a second line. */
  @media (max-width: ${({ theme }) => theme.phone}) {
    flex-wrap: nowrap;
  }
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

interface AreaNavProps {
  label: string;
  parts: readonly { path: string; text: string }[];
}

/** Parts of an area, each with an address of its own. */
export const AreaNav = ({ label, parts }: AreaNavProps) => {
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the current link may be past the edge. The row scrolls, the page does not. In the middle, its neighbours show that there
    // are more.
    const links = row.current;
    const current = links?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!links || !current) return;
    const start = current.offsetLeft - links.offsetLeft;
    links.scrollLeft = Math.max(0, start - (links.clientWidth - current.offsetWidth) / 2);
  }, [pathname]);
  return (
    <Nav ref={row} data-scroll-row="" aria-label={label}>
      {parts.map(({ path, text }) => (
        <Part key={path} to={path} end>
          {text}
        </Part>
      ))}
    </Nav>
  );
};
