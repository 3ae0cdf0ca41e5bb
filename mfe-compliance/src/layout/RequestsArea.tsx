import { Link } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { useComplianceTexts } from '../texts/useComplianceTexts';
import { Area, type AreaPageProps } from '@yinyom/mfe-kit/components/Area';

const PARTS = [
  { path: '/requests', text: 'nav.requests' },
  { path: '/requests/figures', text: 'nav.figures' },
  { path: '/requests/settings', text: 'nav.settings' },
] as const;

/** Parts of the work on requests, each with an address of its own, and the way to enter a request. */
export const RequestsArea = (page: Omit<AreaPageProps, 'actions'>) => {
  const t = useComplianceTexts();
  return (
    <Area
      {...page}
      label={t('nav.label')}
      parts={PARTS.map(({ path, text }) => ({ path, text: t(text) }))}
      actions={
        <ButtonLink as={Link} to="/requests/new">
          {t('enter.link')}
        </ButtonLink>
      }
    />
  );
};
