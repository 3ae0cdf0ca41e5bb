import { CHECK_FACTS, type ComplianceCheck } from '@yinyom/contracts/compliance/checks';
import { countStates } from '@yinyom/contracts/compliance/judgeCompliance';
import { mendingPath, mendingWord } from '@yinyom/contracts/compliance/mendingPath';
import type { Application } from '@yinyom/contracts/websites/application';
import { Link, selectApplication, useLang, useSession, useTexts } from '@yinyom/mfe-kit';
import { fillWords } from '@yinyom/texts/sentences/fillWords';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { Row } from '@yinyom/ui/data/Stack';
import { useWebsiteOverviewsQuery } from '../../api/overviewApi';
import { useComplianceWords } from '@yinyom/mfe-kit/components/useComplianceWords';

/** The step after installing: a scan where there was none, else the first check that needs attention. */
const nextOf = (checks: readonly ComplianceCheck[]): ComplianceCheck | undefined =>
  checks.find(({ reason }) => reason === 'never_scanned') ??
  checks.find(({ state }) => state === 'attention');

/** How many of the checks are in order, as list and dashboard count them, and the way to the next one. */
export const NextCheck = ({ application }: { application: Application }) => {
  const t = useTexts('websites');
  const lang = useLang();
  const words = useComplianceWords();
  const { role } = useSession();
  const { id, organization } = application;
  const overview = useWebsiteOverviewsQuery(
    { query: { organization_id: organization.id, application_ids: id }, quiet: true },
    { refetchOnMountOrArgChange: true },
  ).currentData?.[0];
  const next = overview && nextOf(overview.checks);
  const path = next && role >= CHECK_FACTS[next.key].role ? mendingPath(next, overview) : null;
  const { ok, all } = countStates(overview?.checks ?? []);
  return (
    <>
      {overview && words && <p>{fillWords(ok === all ? words.all_ok : words.counts, { ok, all }, lang)}</p>}
      <Row>
        {next && path && words && (
          <ButtonLink as={Link} to={path}>
            {words.mend[mendingWord(next)]}
          </ButtonLink>
        )}
        <ButtonLink
          as={Link}
          $kind={path ? 'secondary' : 'primary'}
          to="/dashboard"
          onClick={() => void selectApplication(application)}
        >
          {t('common.toDashboard')}
        </ButtonLink>
      </Row>
    </>
  );
};
