import { useTexts } from '@yinyom/mfe-kit';
import { Select } from '@yinyom/ui/form/Select';
import { PERIODS } from './period';
import type { Period } from './period';

/** Chooses how many days back the dashboard looks. */
export const PeriodSelect = ({ value, onChange }: { value: Period; onChange: (period: Period) => void }) => {
  const t = useTexts('dashboard');
  const options = PERIODS.map((days) => ({ value: days, label: t(`period.days${days}`) }));
  return <Select label={t('period.label')} value={value} options={options} onChange={onChange} />;
};
