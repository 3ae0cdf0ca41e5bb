import type { Application } from '@yinyom/contracts/websites/application';
import { useLang, useNavigate, useTexts } from '@yinyom/mfe-kit';
import { DropdownMenu, type MenuItem } from '@yinyom/ui/action/DropdownMenu';
import { Icon } from '@yinyom/ui/foundation/Icon';
import { siteAddresses } from '../../common/siteAddresses';

interface CookieMenuProps {
  application: Application;
  /** Whether the import is here; a website without cookies offers it on the page. */
  withImport: boolean;
  onCategories: () => void;
  onBlocking: () => void;
}

/** Actions on a website's cookies that are rarely used, behind one button. */
export const CookieMenu = ({ application, withImport, onCategories, onBlocking }: CookieMenuProps) => {
  const t = useTexts('websites');
  const lang = useLang();
  const navigate = useNavigate();
  const go = (address: string) => void navigate(`/websites/${application.id}/${address}`);
  const items: MenuItem[] = [
    { key: 'categories', icon: 'settings', label: t('cookies.categories'), onSelect: onCategories },
    { key: 'blocking', icon: 'shield', label: t('blocking.button'), onSelect: onBlocking },
    // Where something waits for it, it is on the page.
    ...(application.unclassified_count === 0
      ? [
          {
            key: 'reassign',
            icon: 'filter' as const,
            label: t('cookies.reassign'),
            onSelect: () => go('re-assign'),
          },
        ]
      : []),
    ...(withImport
      ? [
          {
            key: 'import',
            icon: 'upload' as const,
            label: t('cookies.import'),
            onSelect: () => go('import'),
          },
        ]
      : []),
    ...(application.template_version > 0
      ? [
          {
            key: 'declaration',
            icon: 'link' as const,
            label: t('cookies.declaration'),
            onSelect: () =>
              void window.open(siteAddresses(application).declaration(lang), '_blank', 'noopener'),
          },
        ]
      : []),
  ];
  return (
    <DropdownMenu label={t('cookies.further')} align="end" trigger={<Icon name="more" />} items={items} />
  );
};
