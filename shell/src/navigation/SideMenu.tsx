import { PLACES } from '@yinyom/contracts/places';
import { Link, useLang, useLocation, useSession, useTexts } from '@yinyom/mfe-kit';
import { Icon } from '@yinyom/ui/foundation/Icon';
import styled from 'styled-components';
import { textIn } from '../federation/textIn';
import { useFlags } from '../membership/useFlags';
import { AlertCount } from './AlertCount';
import { currentEntry, useMenu, visibleEntries } from './menuEntries';

const Group = styled.section`
  margin-bottom: ${({ theme }) => theme.space(5)};
  > h2 {
    padding: 0 12px;
    margin-bottom: 4px;
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.small};
  }
`;
const Entry = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  min-height: 44px;
  padding: 4px 12px;
  border-radius: ${({ theme }) => theme.radius.normal};
  color: ${({ theme }) => theme.color.ink};
  text-decoration: none;
  &:hover {
    background: ${({ theme }) => theme.color.primarySoft};
  }
  &[aria-current] {
    background: ${({ theme }) => theme.color.primarySoft};
    color: ${({ theme }) => theme.color.primary};
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
`;

/** The left menu in its three groups; groups without a visible entry are left out. */
export const SideMenu = ({ onNavigate }: { onNavigate?: () => void }) => {
  const t = useTexts('shell');
  const { role } = useSession();
  const flags = useFlags();
  const { pathname } = useLocation();
  const lang = useLang();
  const { all, groups } = useMenu();
  const current = currentEntry(all, pathname, role, flags);
  return (
    <nav aria-label={t('menu.main')}>
      {groups.map((group) => {
        const entries = visibleEntries(group.entries, role, flags);
        if (entries.length === 0) return null;
        return (
          <Group key={group.key}>
            <h2>{t(group.key)}</h2>
            <ul>
              {entries.map((entry) => (
                <li key={entry.path}>
                  <Entry
                    to={entry.path}
                    aria-current={entry === current ? 'page' : undefined}
                    onClick={onNavigate}
                  >
                    <Icon name={entry.icon} />
                    {textIn(entry.label, lang)}
                    {entry.path === PLACES.alerts && <AlertCount />}
                  </Entry>
                </li>
              ))}
            </ul>
          </Group>
        );
      })}
    </nav>
  );
};
