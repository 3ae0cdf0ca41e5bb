import { LANGUAGE_NAMES, LANGUAGES, ROLES } from '@yinyom/contracts/constants';
import {
  logOut,
  savePreferences,
  useAppSelector,
  useLang,
  useNavigate,
  useSession,
  useTexts,
} from '@yinyom/mfe-kit';
import { changeLanguage } from '@yinyom/mfe-kit/shell';
import { PLACES } from '@yinyom/contracts/places';
import { textIn } from '../federation/textIn';
import { openKeys } from '../keys/openKeys';
import { useFlags } from '../membership/useFlags';
import { useMenu, visibleEntries } from '../navigation/menuEntries';
import type { Command } from './Command';

/** What the signed-in person may do from anywhere: the pages of the menu and a few actions. */
export const useCommands = (): Command[] => {
  const t = useTexts('palette');
  const shell = useTexts('shell');
  const lang = useLang();
  const { role } = useSession();
  const flags = useFlags();
  const navigate = useNavigate();
  const place = useAppSelector(({ preferences }) => preferences.menu);
  const go = (path: string) => () => void navigate(path);

  const pages = visibleEntries(useMenu().all, role, flags).map(({ title, label, path, icon }): Command => ({
    key: path,
    kind: 'page',
    icon,
    label: textIn(title, lang),
    words: `${path} ${textIn(label, lang)}`,
    run: go(path),
  }));
  const action = (key: string, icon: Command['icon'], run: () => void, label = t(key)): Command => ({
    key,
    kind: 'action',
    icon,
    label,
    run,
  });
  const languages = LANGUAGES.filter((code) => code !== lang).map((code): Command => ({
    key: code,
    kind: 'language',
    icon: 'globe',
    label: LANGUAGE_NAMES[code],
    words: `${shell('language')} ${code}`,
    run: () => void changeLanguage(code),
  }));
  return [
    ...pages,
    ...(role >= ROLES.member ? [action('add_website', 'add', go(`${PLACES.websites}?add=1`))] : []),
    ...(role >= ROLES.admin ? [action('invite', 'user', go('/user?add=1'))] : []),
    action(
      'menu_place',
      'menu',
      () => savePreferences({ menu: place === 'side' ? 'top' : 'side' }),
      t(`menu_${place}`),
    ),
    action('keys', 'info', openKeys),
    action('logout', 'logout', logOut, shell('user_menu.logout')),
    ...languages,
  ];
};
