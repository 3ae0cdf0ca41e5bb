import { useRegisterTexts } from '../texts/useRegisterTexts';
import { Area, type AreaPageProps } from '@yinyom/mfe-kit/components/Area';

const PARTS = [
  { path: '/compliance/papers', text: 'nav.readiness' },
  { path: '/compliance/papers/officer', text: 'nav.officer' },
  { path: '/compliance/agreements', text: 'nav.agreements' },
  { path: '/compliance/papers/transfers', text: 'nav.transfers' },
  { path: '/compliance/papers/security', text: 'nav.security' },
  { path: '/compliance/papers/training', text: 'nav.training' },
] as const;

/** Readiness of papers: how far each paper is, and the registers that are filled in here. */
export const PapersArea = (page: AreaPageProps) => {
  const t = useRegisterTexts();
  return (
    <Area {...page} label={t('nav.label')} parts={PARTS.map(({ path, text }) => ({ path, text: t(text) }))} />
  );
};
