import type { ScanFinding } from '@yinyom/contracts/scanner/finding';
import type { ScanDetail } from '@yinyom/contracts/scanner/scan';
import { useTexts } from '@yinyom/mfe-kit';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { Stack } from '@yinyom/ui/data/Stack';
import { useTypeTitle } from '../../common/useTypeTitle';
import { useScanTexts } from '../../texts/useScanTexts';
import { FindingCard } from './FindingCard';
import { SortOut } from './SortOut';
import { ViolationCard } from './ViolationCard';
import { violationGroups } from './violationGroups';

const findingKey = ({ code, host, script, page }: ScanFinding): string =>
  [code, host, script, page].join(' ');

/** What an owner does next: violations first, then what nobody has classified, then what wants an eye. */
export const NextSteps = ({ scan }: { scan: ScanDetail }) => {
  const t = useTexts('websites');
  const words = useScanTexts();
  const titleOf = useTypeTitle(scan.application_id);
  const { findings = [], violations_list, application_id } = scan;
  const of = (verdict: ScanFinding['verdict']) => findings.filter((finding) => finding.verdict === verdict);
  const cards = (some: readonly ScanFinding[]) =>
    some.map((finding) => (
      <FindingCard
        key={findingKey(finding)}
        finding={finding}
        applicationId={application_id}
        titleOf={titleOf}
      />
    ));
  const violations = of('violation');
  const [warnings, notices] = [of('warning'), of('notice')];
  return (
    <Stack $gap={5}>
      {violations_list.length + violations.length === 0 ? (
        <EmptyState icon="shield" title={t('violation.noneTitle')} heading="h3">
          {t('violation.noneText')}
        </EmptyState>
      ) : (
        <Stack as="section" $gap={4} aria-label={words('violations')}>
          <h3>{words('violations')}</h3>
          <p>{t('violation.lead')}</p>
          <Stack as="ul" $gap={4}>
            {violationGroups(violations_list).map((group) => (
              <ViolationCard key={group.key} group={group} applicationId={application_id} titleOf={titleOf} />
            ))}
            {cards(violations)}
          </Stack>
        </Stack>
      )}
      <SortOut applicationId={application_id} />
      {warnings.length > 0 && (
        <Stack as="section" $gap={4} aria-label={words('warnings')}>
          <h3>{words('warnings')}</h3>
          <Stack as="ul" $gap={4}>
            {cards(warnings)}
          </Stack>
        </Stack>
      )}
      {notices.length > 0 && (
        <Stack as="section" $gap={4} aria-label={words('notices')}>
          <h3>{words('notices')}</h3>
          <Stack as="ul" $gap={4}>
            {cards(notices)}
          </Stack>
        </Stack>
      )}
    </Stack>
  );
};
