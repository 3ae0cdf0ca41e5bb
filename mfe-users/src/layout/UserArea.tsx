import { useLocation } from '@yinyom/mfe-kit';
import { Area, type AreaPageProps } from '@yinyom/mfe-kit/components/Area';
import { useUsersTexts } from '../texts/useUsersTexts';

const PARTS = [
  { path: '/user', text: 'nav.users' },
  { path: '/user/organization', text: 'nav.organization' },
  { path: '/user/brand', text: 'nav.brand' },
  { path: '/user/keys', text: 'nav.keys' },
  { path: '/user/webhooks', text: 'nav.webhooks' },
  { path: '/user/audit', text: 'nav.audit' },
] as const;

/** Parts of the user management; each has an address of its own, and its name as heading. */
export const UserArea = (page: Omit<AreaPageProps, 'title'>) => {
  const t = useUsersTexts();
  const { pathname } = useLocation();
  return (
    <Area
      {...page}
      title={t(PARTS.find(({ path }) => path === pathname)?.text ?? 'nav.users')}
      label={t('nav.label')}
      parts={PARTS.map(({ path, text }) => ({ path, text: t(text) }))}
    />
  );
};
