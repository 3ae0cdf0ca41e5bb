import type { ScanDetail } from '@yinyom/contracts/scanner/scan';
import { useTexts } from '@yinyom/mfe-kit';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { Stack } from '@yinyom/ui/data/Stack';
import { useTypeTitle } from '../../shared/useTypeTitle';
import { ViolationCard } from './ViolationCard';
import { violationGroups } from './violationGroups';

/** What was set without the consent it needs, by who set it. */
export const Violations = ({ scan }: { scan: ScanDetail }) => {
  const t = useTexts('websites');
  const titleOf = useTypeTitle(scan.application_id);
  if (scan.violations_list.length === 0) {
    return (
      <EmptyState icon="shield" title={t('violation.noneTitle')} heading="h3">
        {t('violation.noneText')}
      </EmptyState>
    );
  }
  return (
    <Stack $gap={4}>
      <p>{t('violation.lead')}</p>
      <Stack as="ul" $gap={4}>
        {violationGroups(scan.violations_list).map((group) => (
          <ViolationCard key={group.key} group={group} titleOf={titleOf} />
        ))}
      </Stack>
    </Stack>
  );
};
