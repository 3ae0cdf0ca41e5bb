import { Stack } from '@yinyom/ui/data/Stack';
import { Figures } from '../features/figures/Figures';
import { MonthTable } from '../features/figures/MonthTable';
import { RequestsArea } from '../layout/RequestsArea';
import { useComplianceTexts } from '../texts/useComplianceTexts';

/** `/requests/figures`: how many requests came, and how fast they were closed. */
export const RequestFiguresPage = () => {
  const t = useComplianceTexts();
  return (
    <RequestsArea title={t('nav.figures_title')} lead={t('figures.lead')}>
      <Stack $gap={6}>
        <Figures />
        <Stack>
          <h2>{t('figures.months')}</h2>
          <MonthTable />
        </Stack>
      </Stack>
    </RequestsArea>
  );
};
