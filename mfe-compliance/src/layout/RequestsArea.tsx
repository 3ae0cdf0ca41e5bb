import { Link, usePageTitle } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import type { ReactNode } from 'react';
import { useComplianceTexts } from '../texts/useComplianceTexts';
import { AreaNav } from './AreaNav';

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
      <AreaNav label={t('nav.label')} parts={PARTS.map(({ path, text }) => ({ path, text: t(text) }))} />
      {children}
    </>
  );
};
