import { getOrganizationAgreementFile } from '@yinyom/contracts/identity/agreement';
import type { AgreementAcceptance } from '@yinyom/contracts/identity/agreement';
import { downloadFile, formatDate, formatDateTime } from '@yinyom/mfe-kit';
import { useDownload } from '@yinyom/mfe-kit/components/useDownload';
import { Button } from '@yinyom/ui/action/Button';
import { Facts } from '@yinyom/ui/data/Facts';
import { useUsersTexts } from '../../texts/useUsersTexts';

interface AcceptedAgreementProps {
  organizationId: string;
  acceptance: AgreementAcceptance;
}

/** The agreement that binds the organization now: which text, who accepted it, when, and the text to keep. */
export const AcceptedAgreement = ({ organizationId, acceptance }: AcceptedAgreementProps) => {
  const t = useUsersTexts();
  const facts = [
    [
      'version',
      t('agreement.version_of', { version: acceptance.version, date: formatDate(acceptance.effective_from) }),
    ],
    ['accepted_at', formatDateTime(acceptance.accepted_at)],
    ['person', `${acceptance.name} (${acceptance.email})`],
    ['organization', acceptance.organization_name],
    ['occasion', t(`agreement.occasion_${acceptance.occasion}`)],
    ['hash', acceptance.sha256],
  ] as const;
  const { loading, download } = useDownload(() =>
    downloadFile({ endpoint: getOrganizationAgreementFile, params: { id: organizationId }, quiet: true }),
  );
  return (
    <>
      <h3>{t('agreement.accepted')}</h3>
      <Facts
        facts={facts.map(([name, value]) => [
          t(`agreement.${name}`),
          name === 'hash' ? <code key={name}>{value}</code> : value,
        ])}
      />
      <div>
        <Button kind="secondary" icon="download" busy={loading} onClick={() => void download()}>
          {t('agreement.pdf')}
        </Button>
      </div>
    </>
  );
};
