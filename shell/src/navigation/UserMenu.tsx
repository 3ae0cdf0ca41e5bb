import { ROLES } from '@yinyom/contracts/constants';
import { PLACES } from '@yinyom/contracts/places';
import { logOut, openModal, useNavigate, useSession, useTexts } from '@yinyom/mfe-kit';
import { DropdownMenu } from '@yinyom/ui/action/DropdownMenu';
import { RemoteSlot } from '../federation/RemoteSlot';
import { Icon } from '@yinyom/ui/foundation/Icon';
import { userMenuKeys } from './userMenuKeys';
import type { UserMenuKey } from './userMenuKeys';

const ICONS = {
  users: 'user',
  account: 'settings',
  password: 'lock',
  two_factor: 'shield',
  parts: 'report',
  logout: 'logout',
} as const;

const openSlot = (slot: string, title: string) =>
  openModal((close) => <RemoteSlot slot={slot} title={title} close={close} />);

/** What the signed-in user can do about the own account (specification §2, user menu). */
export const UserMenu = () => {
  const t = useTexts('shell');
  const { user, role } = useSession();
  const navigate = useNavigate();
  const actions: Record<UserMenuKey, () => void> = {
    users: () => void navigate(PLACES.users),
    account: () => void navigate(PLACES.account),
    password: () => openSlot('change-password', t('user_menu.password')),
    two_factor: () => openSlot('enable-two-factor', t('user_menu.two_factor')),
    parts: () => void navigate('/operations/parts'),
    logout: () => logOut(),
  };
  const keys = userMenuKeys({ isAdmin: role === ROLES.admin, user });
  return (
    <DropdownMenu
      label={t('user_menu.title')}
      align="end"
      trigger={<Icon name="user" />}
      items={keys.map((key) => ({
        key,
        icon: ICONS[key],
        label: t(`user_menu.${key}`),
        onSelect: actions[key],
      }))}
    />
  );
};
