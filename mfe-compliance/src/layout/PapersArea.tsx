import { usePageTitle } from '@yinyom/mfe-kit';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import type { ReactNode } from 'react';
import { useRegisterTexts } from '../texts/useRegisterTexts';
import { AreaNav } from './AreaNav';

const PARTS = [
  { path: '/compliance/papers', text: 'nav.readiness' },
  { path: '/compliance/papers/officer', text: 'nav.officer' },
  { path: '/compliance/papers/transfers', text: 'nav.transfers' },
  { path: '/compliance/papers/security', text: 'nav.security' },
  { path: '/compliance/papers/training', text: 'nav.training' },
] as const;

interface PapersAreaProps {
  title: string;
  lead: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The inspection file: how far each paper is, and the registers that are filled in here. */
export const PapersArea = ({ title, lead, actions, children }: PapersAreaProps) => {
  const t = useRegisterTexts();
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} note={lead} actions={actions} />
      <AreaNav label={t('nav.label')} parts={PARTS.map(({ path, text }) => ({ path, text: t(text) }))} />
      {children}
    </>
  );
};
