import { Link, useLang, useLocation, useSession, useTexts } from '@yinyom/mfe-kit';
import { focusRingInside } from '@yinyom/ui/foundation/focusRing';
import styled from 'styled-components';
import { textIn } from '../federation/textIn';
import { useFlags } from '../membership/useFlags';
import { currentEntry, useMenu, visibleEntries } from './menuEntries';

const List = styled.ul`
  display: flex;
  gap: ${({ theme }) => theme.space(1)};
  overflow-x: auto;
`;
const Tab = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 48px;
  padding: 0 16px;
  border-bottom: 3px solid transparent;
  color: ${({ theme }) => theme.color.muted};
  text-decoration: none;
  &:hover {
    color: ${({ theme }) => theme.color.primary};
  }
  &[aria-current] {
    border-color: ${({ theme }) => theme.color.primary};
    color: ${({ theme }) => theme.color.primary};
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
  &:focus-visible {
    ${focusRingInside}
  }
`;

/** The tabs of the remotes, as far as the role may see them. */
export const MainTabs = () => {
  const t = useTexts('shell');
  const { role } = useSession();
  const flags = useFlags();
  const { pathname } = useLocation();
  const lang = useLang();
  const { tabs } = useMenu();
  const current = currentEntry(tabs, pathname, role, flags);
  return (
    <nav aria-label={t('menu.main')}>
      <List data-scroll-row="">
        {visibleEntries(tabs, role, flags).map((entry) => (
          <li key={entry.path}>
            <Tab to={entry.path} aria-current={entry === current ? 'page' : undefined}>
              {textIn(entry.title, lang)}
            </Tab>
          </li>
        ))}
      </List>
    </nav>
  );
};
